// `posix_spawn` sets neither limits nor, on all systems, the folder, so this does what it does, by `vfork`.
#define _GNU_SOURCE
#include "CProcesses.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>
#include <sys/single_threaded.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int maquette_program_pipe(int descriptors[2]) { return pipe2(descriptors, O_CLOEXEC); }

/// Sets a limit, or a lower one that this process has itself.
static int limit(int resource, unsigned long long value) {
    struct rlimit own;
    if (value == ~0ULL) return 0;
    if (getrlimit(resource, &own) != 0) return errno;
    if (own.rlim_max == RLIM_INFINITY || own.rlim_max > value) own.rlim_max = value;
    own.rlim_cur = own.rlim_max;
    return setrlimit(resource, &own) != 0 ? errno : 0;
}

static int set_limits(const struct maquette_program *program) {
    struct rlimit none = {0, 0};
    int failure = 0;
    if (program->memory != ~0ULL && setrlimit(RLIMIT_CORE, &none) != 0) return errno;
    if ((failure = limit(RLIMIT_AS, program->memory)) != 0) return failure;
    if ((failure = limit(RLIMIT_CPU, program->processor_seconds)) != 0) return failure;
    if ((failure = limit(RLIMIT_FSIZE, program->file_size)) != 0) return failure;
    return limit(RLIMIT_NOFILE, program->open_files);
}

/// Puts the descriptors into their places and closes all others.
static int set_descriptors(const struct maquette_program *program) {
    enum { COUNT = 5 };
    int sources[COUNT];
    for (int i = 0; i < COUNT; i++) {
        sources[i] = i < 3 ? program->descriptors[i] : program->sockets[i - 3];
        // One that lies in the place of another is moved away first.
        if (sources[i] >= 0 && sources[i] < COUNT && sources[i] != i) sources[i] = fcntl(sources[i], F_DUPFD, COUNT);
        if (sources[i] < 0 && i < 3) return errno;
    }
    for (int i = 0; i < COUNT; i++) {
        if (sources[i] < 0) {
            close(i);
        } else if (sources[i] == i) {
            if (fcntl(i, F_SETFD, 0) != 0 && errno != EBADF) return errno;
        } else if (dup2(sources[i], i) < 0) {
            return errno;
        }
    }
#ifdef SYS_close_range
    if (syscall(SYS_close_range, 5U, ~0U, 0U) == 0) return 0;
#endif
    // Systems before Linux 5.9. Everything that is opened here closes by itself; this is for what libraries opened.
    for (int i = 5; i < 1024; i++) close(i);
    return 0;
}

/// Lets all signals through with the actions that they had before this process changed them.
static int reset_signals(void) {
    sigset_t none;
    struct sigaction standard = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) {
        struct sigaction action;
        if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_DFL) continue;
        // What a shell ignores for a program, as `nohup` does, is ignored by the programs that it starts, too; these two
        // are ignored by this process itself.
        if (action.sa_handler == SIG_IGN && number != SIGXFSZ && number != SIGPIPE) continue;
        sigaction(number, &standard, NULL);
    }
    sigemptyset(&none);
    return sigprocmask(SIG_SETMASK, &none, NULL) != 0 ? errno : 0;
}

/// Runs in the child, which shares the memory of this process until it runs the program.
static int run(const struct maquette_program *program) {
    int failure = 0;
    if (program->leads_group && setpgid(0, 0) != 0) return errno;
    if ((failure = set_descriptors(program)) != 0) return failure;
    if (program->folder != NULL && chdir(program->folder) != 0) return errno;
    if ((failure = set_limits(program)) != 0) return failure;
    if ((failure = reset_signals()) != 0) return failure;
    execvpe(program->location, program->arguments, program->environment);
    return errno;
}

int maquette_start(const struct maquette_program *program, int *process) {
    sigset_t all, before;
    volatile int failure = 0;
    int ignored = 0;
    // A handler in the child would change the memory of this process; a canceled thread would leave it stopped.
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &ignored);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t child = vfork();
    if (child == 0) {
        failure = run(program);
        _exit(127);
    }
    if (child < 0) failure = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_setcancelstate(ignored, &ignored);
    if (failure != 0) {
        int status = 0;
        while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {}
        return failure;
    }
    *process = child;
    return 0;
}

int maquette_become(const struct maquette_program *program) {
    int failure = reset_signals();
    if (failure != 0) return failure;
    execvpe(program->location, program->arguments, program->environment);
    return errno;
}

int maquette_fork(void) { return fork(); }

int maquette_has_one_thread(void) { return __libc_single_threaded != 0; }
