// What hostile programs do to processes, and to what restricts them.
#define _GNU_SOURCE
#include "probe.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

/// A process outside, or one that may be.
static int victim(void) {
    switch (below(6)) {
    case 0: return world.parent;
    // Those that were started before the program have numbers below its own.
    case 1: return getpid() - 1 - below(4);
    case 2: return 1;
    case 3: return world.tool + below(3) - 1;
    default: return world.tool;
    }
}

static void signal_somebody(void) {
    siginfo_t information;
    memset(&information, 0, sizeof(information));
    information.si_code = SI_QUEUE;
    for (int i = 1 + below(6); i > 0; i--) {
        int process = victim(), number = below(65);
        switch (below(7)) {
        case 0: syscall(__NR_kill, process, number); break;
        case 1: syscall(__NR_kill, -process, number); break;
        case 2: syscall(__NR_kill, -1, number); break;
        case 3: syscall(__NR_tgkill, process, process, number); break;
        case 4: syscall(__NR_tkill, process, number); break;
        case 5: syscall(__NR_rt_sigqueueinfo, process, number, &information); break;
        default: syscall(__NR_pidfd_send_signal, syscall(__NR_pidfd_open, process, 0), number, NULL, 0); break;
        }
    }
}

/// Reads or writes the memory of somebody else.
static void touch_memory(void) {
    static char bytes[4096];
    struct iovec here = {bytes, sizeof(bytes)}, there = {(void *)(draw() & 0x7ffffffff000), sizeof(bytes)};
    int process = victim();
    switch (below(5)) {
    case 0: {
        ssize_t count = process_vm_readv(process, &here, 1, &there, 1, 0);
        if (count >= 0) say_escape("memory", "read");
        break;
    }
    case 1:
        if (process_vm_writev(process, &here, 1, &there, 1, 0) >= 0) say_escape("memory", "written");
        break;
    case 2:
        if (ptrace(below(2) ? PTRACE_ATTACH : (int)PTRACE_SEIZE, process, 0, 0) >= 0) say_escape("process", "traced");
        break;
    case 3: {
        int file = open(of_process(process, "mem"), O_RDWR);
        if (file >= 0) say_escape("memory", "opened");
        break;
    }
    default: ptrace(PTRACE_TRACEME, 0, 0, 0); break;
    }
}

/// Asks the kernel for fewer restrictions, or for more, which may bring others down.
static void change_restrictions(void) {
    for (int i = 1 + below(10); i > 0; i--) {
        switch (below(12)) {
        case 0: prctl(below(80), random_argument(), random_argument(), random_argument(), random_argument()); break;
        case 1: syscall(__NR_seccomp, below(4), below(64), random_argument()); break;
        case 2: syscall(444, random_argument(), below(64), below(3)); break;
        case 3: syscall(446, below(8), below(8)); break;
        case 4: syscall(__NR_unshare, 1UL << below(32)); break;
        case 5: syscall(__NR_setns, below(8), 1UL << below(32)); break;
        case 6: syscall(__NR_setresuid, 0, 0, 0); break;
        case 7: syscall(__NR_capset, random_argument(), random_argument()); break;
        case 8: syscall(__NR_personality, draw()); break;
        case 9: syscall(__NR_prlimit64, victim(), below(16), random_argument(), random_argument()); break;
        case 10: syscall(__NR_setpriority, below(3), victim(), below(40) - 20); break;
        default: syscall(__NR_sched_setaffinity, victim(), 8, random_argument()); break;
        }
    }
}

/// Lowers limits of its own, so that what comes later fails in the middle.
static void lower_limits(void) {
    for (int i = 1 + below(3); i > 0; i--) {
        struct rlimit limit = {(rlim_t)below(1 << (1 + below(20))), RLIM_INFINITY};
        setrlimit(below(16), &limit);
        limit.rlim_max = limit.rlim_cur;
        setrlimit(below(16), &limit);
    }
}

static void open_sockets(void) {
    int families[] = {AF_UNIX, AF_INET, AF_INET6, AF_NETLINK, AF_PACKET, 38 /* AF_ALG */, 40 /* AF_VSOCK */};
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path + 1, world.abstract, sizeof(address.sun_path) - 2);
    socklen_t length = (socklen_t)(sizeof(sa_family_t) + 1 + strlen(world.abstract));
    for (int i = 1 + below(6); i > 0; i--) {
        int made = socket(below(4) ? families[below(7)] : below(50), 1 + below(5), below(4) ? 0 : below(256));
        if (made >= 0) say_escape("socket", "opened");
        connect(made >= 0 ? made : 3, (struct sockaddr *)&address, length);
        syscall(__NR_sendto, 3, random_argument(), below(100), 0, &address, length);
        syscall(__NR_sendmsg, 3, random_argument(), 0);
        syscall(__NR_shutdown, 3, below(3));
    }
}

static void execute(void) {
    static char *const paths[] = {"/bin/sh", "/proc/self/exe", "/lib64/ld-linux-x86-64.so.2", "/usr/bin/env", ""};
    char *arguments[] = {paths[below(5)], "hostile", NULL}, *none[] = {NULL};
    const char *path = below(3) == 0 ? outside("program") : arguments[0];
    switch (below(3)) {
    case 0: syscall(__NR_execve, path, arguments, none, draw(), draw(), draw()); break;
    case 1: syscall(__NR_execveat, AT_FDCWD, path, arguments, none, 0); break;
    default: syscall(__NR_execveat, syscall(__NR_memfd_create, "x", 0), "", arguments, none, 0x1000); break;
    }
}

/// Calls by the interfaces of other architectures, which the filter does not list.
static void call_by_other_interfaces(void) {
#ifdef __x86_64__
    if (below(2)) {
        syscall(0x40000000L | below(600), random_argument(), random_argument(), random_argument());
        return;
    }
    long result;
    __asm__ volatile("int $0x80"
                     : "=a"(result)
                     : "a"((long)below(450)), "b"(random_argument()), "c"(random_argument()), "d"(random_argument())
                     : "memory");
#else
    make_random_calls(10);
#endif
}

static void clone_somehow(void) {
    unsigned long flags = below(2) ? 1UL << below(34) : draw();
    long child = syscall(__NR_clone, (flags & ~(unsigned long)CLONE_VM) | (below(2) ? SIGCHLD : 0), 0, 0, 0, 0);
    if (child == 0) _exit(0);
}

/// A process whose parent has gone, which goes on for longer than the program.
static void leave_process(void) {
    if (fork() != 0) return;
    if (fork() != 0) _exit(0);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
    close(3);
    for (;;) sleep(1);
}

static void end_others(void) {
    for (int process = getpid() - 5; process < getpid() + 5; process++) {
        if (process > 0 && process != getpid()) syscall(__NR_kill, process, SIGKILL);
    }
}

static void rename_itself(void) {
    // What tools that list processes show, and what is parsed between parentheses.
    static const char *const names[] = {") R 1 1 1 1", "maquette", "\n\n\n", "%s%n", "((((((((((((((("};
    prctl(PR_SET_NAME, names[below(5)], 0, 0, 0);
}

const struct action process_actions[] = {
    {"signals", signal_somebody, 12},
    {"memory of others", touch_memory, 8},
    {"restrictions", change_restrictions, 14},
    {"lower limits", lower_limits, 5},
    {"sockets", open_sockets, 10},
    {"execute", execute, 8},
    {"other interfaces", call_by_other_interfaces, 5},
    {"clone", clone_somehow, 6},
    {"leave a process", leave_process, 5},
    {"end processes nearby", end_others, 3},
    {"another name", rename_itself, 4},
    {NULL, NULL, 0},
};
