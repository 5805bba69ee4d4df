// What the kernel has and the system allows, for 'maquette doctor'.
#define _GNU_SOURCE
#include "broker.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// Whether a process can be made with some flags, and have a root of its own where these ask for one.
static int can_clone(int flags) {
    pid_t child = (pid_t)syscall(__NR_clone, flags | SIGCHLD, 0, 0, 0, 0);
    if (child == 0) _exit(0);
    if (child < 0) return 0;
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    return 1;
}

/// Starts this program itself as the program of the fence, which shows whether the whole of it can be had.
static int can_run(struct plan plan, int parts) {
    static char *program[] = {"/proc/self/exe", "--nothing", NULL};
    char path[4096];
    ssize_t length = readlink("/proc/self/exe", path, sizeof(path) - 1);
    if (length < 0) return 0;
    path[length] = 0;
    program[0] = path;
    plan.program = program;
    plan.parts = parts;
    plan.only_parts = 1;
    plan.has_control = 0;
    pid_t child = fork();
    if (child == 0) {
        int null = open("/dev/null", O_RDWR);
        for (int descriptor = 0; descriptor <= CONTROL; descriptor++) dup2(null, descriptor);
        _exit((int)supervise(&plan));
    }
    int status = 1;
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    return child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == ENDED;
}

void print_check(const struct plan *plan) {
    int version = landlock_version(), is_root = geteuid() == 0, with_user = is_root ? 0 : CLONE_NEWUSER;
    printf("user-namespace %s\n", can_clone(CLONE_NEWUSER) ? "yes" : "no");
    printf("pid-namespace %s\n", can_clone(CLONE_NEWPID | with_user) ? "yes" : "no");
    printf("network-namespace %s\n", can_clone(CLONE_NEWNET | with_user) ? "yes" : "no");
    printf("mount-namespace %s\n", can_run(*plan, plan->parts & (NAMESPACES | FILTER)) ? "yes" : "no");
    if (version > 0) printf("landlock %d\n", version);
    else printf("landlock no\n");
    printf("system-call-filter %s\n", has_filter() ? "yes" : "no");
    printf("path-answers %s\n", can_run(*plan, plan->parts & (LANDLOCK | FILTER | NAMES)) ? "yes" : "no");
    printf("fence %s\n", can_run(*plan, plan->parts) ? "yes" : "no");
}
