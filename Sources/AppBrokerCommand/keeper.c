// The parent of the program. With namespaces it is their first process: what it leaves behind ends with it, and nobody
// within can signal it. Without them it adopts what the program leaves, and ends it.
#define _GNU_SOURCE
#include "broker.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t program;

/// The supervisor is gone.
static void end_program(int number) {
    (void)number;
    if (program > 0) kill(-program, SIGKILL);
    _exit(1);
}

static int write_file(const char *path, const char *text) {
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t count = write(file, text, strlen(text));
    close(file);
    return count == (ssize_t)strlen(text) ? 0 : -1;
}

/// Says which user outside the user of the new namespace is: the own one, under a number that is not the root user's.
static const char *map_user(uid_t user, gid_t group) {
    char line[64];
    // A user without privileges may map groups only if it cannot leave any.
    if (write_file("/proc/self/setgroups", "deny") != 0 && errno != ENOENT) return "groups cannot be kept";
    snprintf(line, sizeof(line), "%u %u 1\n", (unsigned)user, (unsigned)user);
    if (write_file("/proc/self/uid_map", line) != 0) return "the user cannot be mapped";
    snprintf(line, sizeof(line), "%u %u 1\n", (unsigned)group, (unsigned)group);
    if (write_file("/proc/self/gid_map", line) != 0) return "the group cannot be mapped";
    return NULL;
}

static const char *enter_namespaces(struct plan *plan, int namespaces, uid_t user, gid_t group) {
    const char *problem = namespaces & CLONE_NEWUSER ? map_user(user, group) : NULL;
    // Programs look for their computer's name, which is nobody's business.
    if (problem == NULL && sethostname("maquette", 8) != 0) problem = "the UTS namespace is not there";
    return problem != NULL ? problem : enter_root(plan);
}

/// Waits for the end of the program, and for whatever it leaves behind.
static int wait_for_program(void) {
    for (int status = 0;;) {
        pid_t ended = wait(&status);
        if (ended == program) return status;
        if (ended < 0 && errno != EINTR) return 0;
    }
}

/// The same, and answers the questions of the filter meanwhile.
static int answer_program(int listener, int handle) {
    for (int status = 0;;) {
        struct pollfd polled[] = {{.fd = listener, .events = POLLIN}, {.fd = handle, .events = POLLIN}};
        poll(polled, 2, 200);
        if (polled[0].revents & POLLIN) answer_names(listener, program);
        for (pid_t ended; (ended = waitpid(-1, &status, WNOHANG)) != 0;) {
            if (ended == program || (ended < 0 && errno != EINTR)) return status;
        }
    }
}

/// Takes the listener from the process that becomes the program. Returns -1 if there is none.
static int take_listener(int handover, int handle) {
    int number = -1;
    // The socket closes if the process ends before.
    if (read(handover, &number, sizeof(number)) != sizeof(number)) return -1;
    int listener = (int)syscall(__NR_pidfd_getfd, handle, number, 0);
    if (write(handover, listener >= 0 ? "y" : "n", 1) != 1) return -1;
    return listener;
}

/// Whether questions about paths are answered here.
static int answers_names(const struct plan *plan, int namespaces) {
    int parts = NAMES | LANDLOCK | FILTER;
    return namespaces == 0 && (plan->parts & parts) == parts;
}

/// Makes a socket between the keeper and the process that becomes the program, if questions are answered; -1 otherwise.
static void make_handover(const struct plan *plan, int namespaces, int ends[2]) {
    ends[0] = ends[1] = -1;
    if (!answers_names(plan, namespaces)) return;
    prepare_names(plan);
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) ends[0] = ends[1] = -1;
}

/// Keeps nothing that the program might want, and ends with the supervisor from now on.
static void settle(const struct plan *plan, int namespaces, struct pipes pipes) {
    close(pipes.failures);
    for (int descriptor = 0; descriptor <= CONTROL; descriptor++) close(descriptor);
    // Without namespaces it must be able to signal the program.
    drop_privileges(plan, namespaces != 0 || plan->user == geteuid());
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    // Changed privileges forget it, so it comes after them.
    prctl(PR_SET_PDEATHSIG, namespaces != 0 ? SIGKILL : SIGTERM, 0, 0, 0);
    struct pollfd supervisor = {.fd = pipes.start, .events = POLLIN};
    // The other end closes with the supervisor, which writes nothing more.
    if (poll(&supervisor, 1, 0) > 0) end_program(0);
}

void keep(struct plan *plan, int namespaces, struct pipes pipes) {
    char byte;
    int handover[2];
    if (namespaces == 0) {
        signal(SIGTERM, end_program);
        prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    }
    if (read(pipes.start, &byte, 1) != 1) _exit(1);
    if (namespaces != 0) {
        const char *problem = enter_namespaces(plan, namespaces, plan->user, plan->group);
        if (problem != NULL) report_failure(pipes.failures, NO_FENCE, NAMESPACES, "%s: %s", problem, strerror(errno));
    } else if (plan->user != geteuid() && !can_read_as(plan, plan->user)) {
        // Files that only the root user can read, who is one as others are without capabilities.
        plan->user = geteuid();
        plan->group = getegid();
    }
    make_handover(plan, namespaces, handover);
    program = fork();
    if (program == 0) become_program(plan, namespaces, pipes.failures, handover[1]);
    if (program < 0) report_failure(pipes.failures, NO_FENCE, 0, "no process: %s", strerror(errno));
    close(handover[1]);
    int number = program;
    if (write(pipes.status, &number, sizeof(number)) < 0) end_program(0);
    settle(plan, namespaces, pipes);
    int handle = handover[0] >= 0 ? (int)syscall(__NR_pidfd_open, program, 0) : -1;
    int listener = handle >= 0 ? take_listener(handover[0], handle) : -1;
    close(handover[0]);
    int status = listener >= 0 ? answer_program(listener, handle) : wait_for_program();
    if (namespaces == 0) {
        kill(-program, SIGKILL);
        while (wait(NULL) > 0 || errno == EINTR) {}
    }
    if (write(pipes.status, &status, sizeof(status)) < 0) _exit(1);
    _exit(0);
}
