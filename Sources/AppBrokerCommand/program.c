// The last steps of the process that becomes the program: each can only be taken while the next are not.
#define _GNU_SOURCE
#include "broker.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

static int limit(int resource, uint64_t value) {
    struct rlimit own;
    if (getrlimit(resource, &own) != 0) return -1;
    if (own.rlim_max == RLIM_INFINITY || own.rlim_max > value) own.rlim_max = value;
    own.rlim_cur = own.rlim_max;
    return setrlimit(resource, &own);
}

int is_linux(int major, int minor) {
    struct utsname system;
    int own_major = 0, own_minor = 0;
    if (uname(&system) != 0 || sscanf(system.release, "%d.%d", &own_major, &own_minor) != 2) return 0;
    return own_major > major || (own_major == major && own_minor >= minor);
}

/// The number of processes that the user of the program may have: those of the group, and the keeper.
///
/// From Linux 5.14 on they are counted for each user namespace. Where the user has others, all that there are on the
/// system are added, and the supervisor counts.
static uint64_t most_processes(const struct plan *plan, int namespaces) {
    unsigned long long others = 0;
    int is_own = plan->user != geteuid() || (namespaces & CLONE_NEWUSER && is_linux(5, 14));
    if (!is_own) {
        FILE *file = fopen("/proc/loadavg", "re");
        if (file == NULL || fscanf(file, "%*s %*s %*s %*u/%llu", &others) != 1) others = 4096;
        if (file != NULL) fclose(file);
    }
    return plan->processes + 1 + others;
}

static const char *set_limits(const struct plan *plan, int namespaces) {
    // A limit of 1 is the one under which the kernel neither writes a core nor gives it to a program that collects
    // them.
    int failed = limit(RLIMIT_CORE, 1) != 0 || limit(RLIMIT_FSIZE, 0) != 0 || limit(RLIMIT_NOFILE, 512) != 0
        || limit(RLIMIT_MEMLOCK, 0) != 0 || limit(RLIMIT_MSGQUEUE, 0) != 0 || limit(RLIMIT_STACK, 64 << 20) != 0;
    if (plan->memory != 0) failed = failed || limit(RLIMIT_AS, plan->memory) != 0;
    // Of one process; the supervisor limits the sum, for each request anew.
    if (plan->processor != 0) failed = failed || limit(RLIMIT_CPU, plan->processor * 16) != 0;
    if (plan->processes != 0) failed = failed || limit(RLIMIT_NPROC, most_processes(plan, namespaces)) != 0;
    struct rlimit stack = {8 << 20, 64 << 20};
    failed = failed || setrlimit(RLIMIT_STACK, &stack) != 0;
    return failed ? "limits cannot be set" : NULL;
}

/// The descriptors that close by themselves when the program is executed.
enum { FAILURES = CONTROL, HANDOVER = 5 };

/// Leaves 0, which is /dev/null, to 3, and two that close by themselves. Returns -1 if that fails.
static int set_descriptors(int failures, int handover) {
    // Neither lies in the place of the other: these numbers were taken when they were made.
    if (dup3(failures, FAILURES, O_CLOEXEC) < 0) return -1;
    if (handover >= 0 && handover != HANDOVER && dup3(handover, HANDOVER, O_CLOEXEC) < 0) return -1;
    if (fcntl(SOCKET, F_SETFD, 0) != 0 && errno != EBADF) return -1;
    unsigned first = handover >= 0 ? HANDOVER + 1 : FAILURES + 1;
    if (syscall(__NR_close_range, first, ~0U, 0U) == 0) return 0;
    // Systems before Linux 5.9.
    for (int descriptor = (int)first; descriptor < 1 << 16; descriptor++) close(descriptor);
    return 0;
}

static void reset_signals(void) {
    sigset_t none;
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/// How far signals may go: as far as the group goes, if the kernel knows where it ends.
static enum signals reach(const struct plan *plan, int namespaces) {
    int knows_group = namespaces != 0 || (plan->parts & LANDLOCK && landlock_version() >= 6);
    return knows_group ? TO_GROUP : TO_ITSELF;
}

/// Gives the keeper the listener of the filter; waits until it has it.
static int hand_over(int listener) {
    char answer = 0;
    // The descriptor of this process, which it takes by itself.
    if (write(HANDOVER, &listener, sizeof(listener)) != sizeof(listener)) return 0;
    return read(HANDOVER, &answer, 1) == 1 && answer == 'y';
}

/// Restricts what this process may do, for good.
static void close_fence(const struct plan *plan, int namespaces, int has_handover, struct secret *secret) {
    const char *problem = NULL;
    if (plan->parts & LANDLOCK) problem = restrict_files(plan, namespaces != 0);
    if (problem != NULL) report_failure(FAILURES, NO_FENCE, LANDLOCK, "%s: %s", problem, strerror(errno));
    // Executing is for who knows three numbers in registers that the call does not use. They are in the memory of this
    // process only, which ends with it, so that the program cannot execute anything.
    if (getrandom(secret, sizeof(*secret), 0) != sizeof(*secret)) {
        report_failure(FAILURES, NO_FENCE, 0, "no random numbers: %s", strerror(errno));
    }
    int listener = -1;
    int *asked = has_handover ? &listener : NULL;
    if (plan->parts & FILTER) problem = install_filter(reach(plan, namespaces), secret, asked);
    if (problem != NULL) {
        report_failure(FAILURES, NO_FENCE, has_handover ? NAMES : FILTER, "%s: %s", problem, strerror(errno));
    }
    if (has_handover && !hand_over(listener)) {
        report_failure(FAILURES, NO_FENCE, NAMES, "questions about paths cannot be handed over");
    }
}

void become_program(const struct plan *plan, int namespaces, int failures, int handover) {
    // Where its own folder has a program for it, Swift's runtime would try to start that when code stops.
    char *const environment[] = {"SWIFT_BACKTRACE=enable=no", NULL};
    struct secret secret;
    // No terminal, and a group of its own that it cannot leave.
    if (setsid() < 0 || set_descriptors(failures, handover) != 0) {
        report_failure(FAILURES, NO_FENCE, 0, "descriptors cannot be set: %s", strerror(errno));
    }
    reset_signals();
    const char *problem = set_limits(plan, namespaces);
    if (problem == NULL) problem = drop_privileges(plan, plan->user == geteuid());
    if (problem != NULL) report_failure(FAILURES, NO_FENCE, 0, "%s: %s", problem, strerror(errno));
    // The keeper, whose user is the same then, must be able to take the listener.
    prctl(PR_SET_DUMPABLE, handover >= 0, 0, 0, 0);
    close_fence(plan, namespaces, handover >= 0, &secret);
    syscall(__NR_execve, plan->program[0], plan->program, environment, secret.numbers[0], secret.numbers[1],
        secret.numbers[2]);
    report_failure(FAILURES, NO_PROGRAM, 0, "'%s' cannot be executed: %s", plan->program[0], strerror(errno));
}
