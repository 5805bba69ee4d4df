// Starts the keeper, counts what the group uses, and ends all of it: at a limit, with the program, or with whoever has
// started the broker.
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
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// What runs.
struct group {
    pid_t keeper;
    int namespaces;
    /// The number of the program, where there are no namespaces; 0 before it is known.
    int program;
    /// The ends of the pipes that are read.
    int failures, status;
};

/// The milliseconds between two looks at the group, while a request is carried out and while there is none.
enum { BUSY = 50, IDLE = 250 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int namespace_flags(int with_user) {
    int all = CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
    return with_user ? all | CLONE_NEWUSER : all;
}

static pid_t clone_keeper(const struct plan *plan, int *namespaces) {
    prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
    *namespaces = 0;
    if (plan->parts & NAMESPACES) {
        for (int with_user = geteuid() != 0; with_user <= 1; with_user++) {
            *namespaces = namespace_flags(with_user);
            pid_t keeper = (pid_t)syscall(__NR_clone, *namespaces | SIGCHLD, 0, 0, 0, 0);
            if (keeper >= 0) return keeper;
        }
        return -1;
    }
    return fork();
}

/// Starts the keeper; returns 0, or -1 with the reason in `errno`.
static int start(struct plan *plan, struct group *group) {
    int starts[2], failures[2], statuses[2];
    if (pipe2(starts, O_CLOEXEC) != 0 || pipe2(failures, O_CLOEXEC) != 0 || pipe2(statuses, O_CLOEXEC) != 0) return -1;
    *group = (struct group){.failures = failures[0], .status = statuses[0]};
    group->keeper = clone_keeper(plan, &group->namespaces);
    if (group->keeper == 0) {
        close(starts[1]);
        close(failures[0]);
        close(statuses[0]);
        keep(plan, group->namespaces, (struct pipes){starts[0], failures[1], statuses[1]});
    }
    int error = errno;
    close(starts[0]);
    close(failures[1]);
    close(statuses[1]);
    // Nobody else of this user reads its memory. The keeper could not map its user if it were not readable itself.
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    if (group->keeper > 0 && write(starts[1], "s", 1) == 1) return 0;
    // The writing end stays open otherwise: the keeper ends when it closes.
    close(starts[1]);
    close(failures[0]);
    close(statuses[0]);
    errno = error;
    return -1;
}

/// Ends all processes of the group and waits for them.
static void end(struct group *group) {
    if (group->namespaces == 0 && group->program > 0) {
        // The keeper sees that and waits for the rest.
        kill(-group->program, SIGKILL);
    } else {
        kill(group->keeper, SIGKILL);
    }
    while (waitpid(group->keeper, NULL, 0) < 0 && errno == EINTR) {}
}

/// Waits until the program is executed. Returns 1, 0 with the failure, or -1 if whoever has started the broker is gone.
static int wait_for_execution(struct group *group, struct failure *failure) {
    struct pollfd polled[] = {{.fd = group->failures, .events = POLLIN}, {.fd = SOCKET, .events = 0}};
    while (poll(polled, 2, -1) < 0 && errno == EINTR) {}
    if (polled[0].revents == 0) return -1;
    ssize_t count;
    while ((count = read(group->failures, failure, sizeof(*failure))) < 0 && errno == EINTR) {}
    close(group->failures);
    if (count == 0) return 1;
    if (count != sizeof(*failure)) *failure = (struct failure){NO_FENCE, 0, "the process before the program has ended"};
    return 0;
}

/// Says how the group ended to whoever has started the broker.
static enum ending report(enum ending code, const char *text) {
    char line[64];
    int length = snprintf(line, sizeof(line), "%s\n", text);
    // Whether somebody is there to read it does not matter.
    ssize_t count = write(CONTROL, line, (size_t)length);
    (void)count;
    return code;
}

static enum ending report_status(int status) {
    char text[48];
    if (WIFSIGNALED(status)) snprintf(text, sizeof(text), "signaled %d", WTERMSIG(status));
    else snprintf(text, sizeof(text), "exited %d", WEXITSTATUS(status));
    return report(ENDED, text);
}

/// What the limits are compared with.
struct meter {
    /// When the request began; there is none while this is negative.
    double start;
    /// Ticks in all since the request began, and the sum at the last look.
    uint64_t spent, last;
};

/// Returns the limit that is reached; `ENDED` for none.
static enum ending reached(const struct plan *plan, const struct group *group, struct meter *meter) {
    struct usage usage = measure_group(group->keeper, plan->memory);
    // Processes that are gone take their ticks with them if nobody waits for them.
    if (usage.ticks > meter->last) meter->spent += usage.ticks - meter->last;
    meter->last = usage.ticks;
    if (plan->memory != 0 && usage.memory > plan->memory) return LIMIT_MEMORY;
    if (plan->processor != 0 && meter->spent > plan->processor * (uint64_t)sysconf(_SC_CLK_TCK)) return LIMIT_PROCESSOR;
    if (plan->processes != 0 && usage.tasks > plan->processes) return LIMIT_PROCESSES;
    if (plan->clock != 0 && meter->start >= 0 && now() - meter->start > (double)plan->clock) return LIMIT_CLOCK;
    return ENDED;
}

/// Reads what whoever has started the broker says: that a request begins or ends. Returns 0 when it is gone.
static int read_control(struct meter *meter) {
    char bytes[64];
    ssize_t count = read(CONTROL, bytes, sizeof(bytes));
    if (count < 0) return errno == EINTR || errno == EAGAIN;
    for (ssize_t i = 0; i < count; i++) {
        meter->spent = 0;
        meter->start = bytes[i] == 'b' ? now() : -1;
    }
    return count > 0;
}

static const char *name(enum ending limit) {
    switch (limit) {
    case LIMIT_MEMORY: return "limit memory";
    case LIMIT_PROCESSOR: return "limit processor";
    case LIMIT_CLOCK: return "limit clock";
    case LIMIT_PROCESSES: return "limit processes";
    default: return "closed";
    }
}

/// Watches the group until it ends or is ended.
static enum ending watch(const struct plan *plan, struct group *group) {
    struct meter meter = {.start = now()};
    int status = 0;
    for (;;) {
        struct pollfd polled[] = {
            {.fd = group->status, .events = POLLIN},
            {.fd = plan->has_control ? CONTROL : -1, .events = POLLIN},
            // Nothing is read here; closing is told anyway.
            {.fd = SOCKET, .events = 0},
        };
        int count = poll(polled, 3, meter.start >= 0 ? BUSY : IDLE);
        if (count < 0 && errno != EINTR) return report(CLOSED, "closed");
        if (count > 0 && polled[0].revents != 0) {
            ssize_t size = read(group->status, &status, sizeof(status));
            if (size == sizeof(status) && group->program == 0) {
                group->program = status;
                continue;
            }
            // The keeper itself was ended if it says nothing.
            if (size != sizeof(status)) status = SIGKILL;
            end(group);
            return report_status(status);
        }
        int is_closed = count > 0 && (polled[2].revents & (POLLHUP | POLLERR)) != 0;
        if (count > 0 && polled[1].revents != 0 && !read_control(&meter)) is_closed = 1;
        enum ending limit = is_closed ? CLOSED : reached(plan, group, &meter);
        if (limit != ENDED) {
            end(group);
            return report(limit, name(limit));
        }
    }
}

enum ending supervise(struct plan *plan) {
    struct group group;
    struct failure failure = {0};
    if (plan->parts & NAMESPACES && plan->user != geteuid()) plan->user_map = make_user_map(plan->user);
    for (;;) {
        uid_t user = plan->user;
        gid_t user_group = plan->group;
        if (start(plan, &group) == 0) {
            int result = wait_for_execution(&group, &failure);
            if (result > 0) return watch(plan, &group);
            end(&group);
            if (result < 0) return report(CLOSED, "closed");
            if (failure.part == 0) fail(failure.code, "%s", failure.line);
        } else if (plan->parts & NAMESPACES) {
            failure = (struct failure){.code = NO_FENCE, .part = NAMESPACES};
            snprintf(failure.line, sizeof(failure.line), "no namespaces: %s", strerror(errno));
        } else {
            fail(NO_FENCE, "no process can be started: %s", strerror(errno));
        }
        // A part that the system refuses, although the kernel has it: without it, if the rest is a fence.
        plan->user = user;
        plan->group = user_group;
        plan->parts &= ~failure.part;
        require_fence(plan, failure.line);
    }
}
