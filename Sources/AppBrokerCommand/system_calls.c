// The system calls that code within the fence may make, and why. What is not on the list fails with EPERM.
#include "system_calls.h"

#include <sys/syscall.h>

#define CALL(name, rule) {__NR_##name, #name, rule},

const struct system_call system_calls[] = {
    // Memory: malloc, stacks of threads, mapped libraries and fonts.
    CALL(brk, ALLOW)
    CALL(mmap, MAP)
    CALL(mprotect, PROTECT)
    CALL(munmap, ALLOW)
    CALL(mremap, ALLOW)
    CALL(madvise, ALLOW)
    // Reading files: which of them there are, and which may be opened, is for the root and Landlock to say.
    CALL(openat, OPEN_READING_2)
    CALL(openat2, UNKNOWN)
    CALL(close, ALLOW)
    CALL(close_range, ALLOW)
    CALL(read, ALLOW)
    CALL(readv, ALLOW)
    CALL(pread64, ALLOW)
    CALL(preadv, ALLOW)
    CALL(lseek, ALLOW)
    CALL(fadvise64, ALLOW)
    CALL(fstat, ALLOW)
    CALL(newfstatat, ASK_FOR_NAME)
    CALL(statx, ASK_FOR_NAME)
    CALL(fstatfs, ALLOW)
    CALL(statfs, ASK_FOR_SYSTEM)
    CALL(faccessat, ASK_FOR_NAME)
    CALL(faccessat2, ASK_FOR_NAME)
    CALL(readlinkat, ASK_FOR_NAME)
    CALL(getdents64, ALLOW)
    CALL(getcwd, ALLOW)
    // Writing to the pipes and the socket that the program has; files are never open for writing.
    CALL(write, ALLOW)
    CALL(writev, ALLOW)
    // Descriptors: pipes to the processes that the server forks, standard output of these, close-on-exec.
    CALL(pipe2, ALLOW)
    CALL(dup, ALLOW)
    CALL(dup3, ALLOW)
    CALL(fcntl, DESCRIPTOR_COMMAND)
    // Asked by the C library whether output is a terminal; ioctl reaches too much to be let through.
    CALL(ioctl, NO_TERMINAL)
    // Waiting: the server for requests, run loops and queues of Foundation and Dispatch for each other.
    CALL(ppoll, ALLOW)
    CALL(pselect6, ALLOW)
    CALL(epoll_create1, ALLOW)
    CALL(epoll_ctl, ALLOW)
    CALL(epoll_pwait, ALLOW)
    CALL(eventfd2, ALLOW)
    CALL(timerfd_create, ALLOW)
    CALL(timerfd_settime, ALLOW)
    CALL(timerfd_gettime, ALLOW)
    CALL(nanosleep, ALLOW)
    CALL(clock_nanosleep, OWN_CLOCK)
    CALL(restart_syscall, ALLOW)
    // The clock, where the kernel's shared page does not answer.
    CALL(clock_gettime, OWN_CLOCK)
    CALL(clock_getres, OWN_CLOCK)
    CALL(gettimeofday, ALLOW)
    // Threads, and a process for each screen.
    CALL(clone, CLONE)
    CALL(clone3, UNKNOWN)
    CALL(set_tid_address, ALLOW)
    CALL(set_robust_list, ALLOW)
    CALL(rseq, ALLOW)
    CALL(futex, ALLOW)
    CALL(sched_yield, ALLOW)
    CALL(sched_getaffinity, ALLOW)
    CALL(exit, ALLOW)
    CALL(exit_group, ALLOW)
    CALL(wait4, ALLOW)
    CALL(waitid, ALLOW)
    // The runtime program, once.
    CALL(execve, EXECUTE)
    // Signals: handlers, and abort().
    CALL(rt_sigaction, ALLOW)
    CALL(rt_sigprocmask, ALLOW)
    CALL(rt_sigreturn, ALLOW)
    CALL(sigaltstack, ALLOW)
    CALL(kill, SIGNAL)
    CALL(tgkill, THREAD_SIGNAL)
    // What the process is and may use. Limits of its own it can only lower.
    CALL(getpid, ALLOW)
    CALL(getppid, ALLOW)
    CALL(gettid, ALLOW)
    CALL(getuid, ALLOW)
    CALL(geteuid, ALLOW)
    CALL(getgid, ALLOW)
    CALL(getegid, ALLOW)
    CALL(getrusage, ALLOW)
    CALL(prlimit64, OWN_LIMIT)
    CALL(prctl, PROCESS_OPTION)
    CALL(uname, ALLOW)
    CALL(sysinfo, ALLOW)
    // Seeds of hashing.
    CALL(getrandom, ALLOW)
#ifdef __x86_64__
    // The same under older names, and the register that locates a thread's variables.
    CALL(open, OPEN_READING_1)
    CALL(stat, ASK_FOR_NAME)
    CALL(lstat, ASK_FOR_NAME)
    CALL(access, ASK_FOR_NAME)
    CALL(readlink, ASK_FOR_NAME)
    CALL(pipe, ALLOW)
    CALL(dup2, ALLOW)
    CALL(poll, ALLOW)
    CALL(select, ALLOW)
    CALL(epoll_wait, ALLOW)
    CALL(time, ALLOW)
    CALL(getpgrp, ALLOW)
    CALL(getrlimit, ALLOW)
    CALL(setrlimit, ALLOW)
    CALL(arch_prctl, ARCHITECTURE_OPTION)
#endif
};

const int system_call_count = sizeof(system_calls) / sizeof(system_calls[0]);
