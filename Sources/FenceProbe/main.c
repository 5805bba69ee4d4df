// Tries what code within the fence must not do, for tests. Arguments: what is to be tried, then the world outside.
#define _GNU_SOURCE
#include "probe.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

struct world world;

static const char *path(const char *folder, const char *name) {
    static char paths[8][4096];
    static int next;
    char *result = paths[next++ % 8];
    snprintf(result, sizeof(paths[0]), "%s/%s", folder, name);
    return result;
}

const char *outside(const char *name) { return path(world.outside, name); }
const char *allowed(const char *name) { return path(world.allowed, name); }

const char *of_process(int process, const char *name) {
    char folder[64];
    snprintf(folder, sizeof(folder), "/proc/%d", process);
    return path(folder, name);
}

void say(const char *format, ...) {
    char line[512];
    va_list values;
    va_start(values, format);
    int length = vsnprintf(line, sizeof(line), format, values);
    va_end(values);
    if (write(STDOUT_FILENO, line, (size_t)length) < 0) _exit(9);
}

/// Each attempt is made in a process of its own, since some end it.
static void try_all(const struct probe *probes, const char *kind) {
    for (; probes->name != NULL; probes++) {
        pid_t child = fork();
        if (child == 0) {
            errno = 0;
            long result = probes->attempt();
            say("%s %s%s/%s %d\n", result < 0 ? "refused" : "escaped", probes->asks_for_names ? "names:" : "", kind,
                probes->name, result < 0 ? errno : 0);
            _exit(0);
        }
        int status = 0;
        while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
        if (child < 0) say("failed %s/%s %d\n", kind, probes->name, errno);
        if (WIFSIGNALED(status)) say("refused %s/%s signal:%d\n", kind, probes->name, WTERMSIG(status));
    }
}

/// What the process has: descriptors, variables, numbers.
static void describe(void) {
    extern char **environ;
    for (int descriptor = 0; descriptor < 1024; descriptor++) {
        if (lseek(descriptor, 0, SEEK_CUR) >= 0 || errno != EBADF) say("descriptor %d\n", descriptor);
    }
    for (char **variable = environ; *variable != NULL; variable++) say("variable %s\n", *variable);
    say("process %d parent %d user %d\n", getpid(), getppid(), getuid());
    say("terminal %d\n", isatty(0) || isatty(1) || isatty(2));
}

/// Answers messages with the same bytes until the socket is closed: see MessageChannel.
static int echo(void) {
    static unsigned char bytes[1 << 16];
    for (ssize_t count; (count = read(3, bytes, sizeof(bytes))) > 0;) {
        for (ssize_t done = 0; done < count;) {
            ssize_t written = write(3, bytes + done, (size_t)(count - done));
            if (written <= 0) return 1;
            done += written;
        }
    }
    return 0;
}

/// Becomes a program as another user, as the broker is started by one.
static int run_as(int user, char **arguments) {
    if (setgid((gid_t)user) != 0 || setuid((uid_t)user) != 0) return 3;
    execv(arguments[0], arguments);
    return 4;
}

/// Keeps all signals waiting that come, until who has started it is gone: they are seen in /proc.
static int stand_by(void) {
    sigset_t all;
    pid_t parent = getppid();
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    while (getppid() == parent) usleep(100000);
    return 0;
}

int main(int count, char **arguments) {
    if (count < 2) return 2;
    const char *what = arguments[1];
    if (strcmp(what, "as-user") == 0 && count > 3) return run_as(atoi(arguments[2]), arguments + 3);
    if (count > 5) {
        world = (struct world){arguments[2], arguments[3], atoi(arguments[4]), getppid(), arguments[5]};
    }
    if (strcmp(what, "probes") == 0 && count > 5) {
        try_all(file_probes, "file");
        try_all(process_probes, "process");
        try_all(kernel_probes, "kernel");
        try_all(network_probes, "network");
        try_all(memory_probes, "memory");
        return 0;
    }
    if (strcmp(what, "describe") == 0) {
        describe();
        return 0;
    }
    if (strcmp(what, "walk") == 0) {
        walk_system_calls(0, 1100);
        return 0;
    }
    if (strcmp(what, "random") == 0 && count > 7) {
        call_at_random((unsigned long)atol(arguments[6]), atol(arguments[7]));
        return 0;
    }
    if (strcmp(what, "hostile") == 0 && count > 6) return run_hostile(strtoull(arguments[6], NULL, 10));
    if (strcmp(what, "describe-hostile") == 0 && count > 6) return describe_hostile(strtoull(arguments[6], NULL, 10));
    if (strcmp(what, "bystander") == 0) return stand_by();
    if (strcmp(what, "echo") == 0) return echo();
    if (strcmp(what, "read") == 0 && count > 2) {
        char text[256] = {0};
        int file = open(arguments[2], O_RDONLY);
        say("%s\n", file >= 0 && read(file, text, sizeof(text) - 1) > 0 ? text : strerror(errno));
        return 0;
    }
    if (strcmp(what, "status") == 0 && count > 2) return atoi(arguments[2]);
    if (strcmp(what, "signal") == 0 && count > 2) return raise(atoi(arguments[2]));
    return exhaust(what);
}
