#define _GNU_SOURCE
#include "probe.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define CALL(name, ...) \
    static long name(void) { return syscall(__VA_ARGS__); }

static char buffer[4096];
static char *nothing[] = {NULL};

static long read_of(int process, const char *name) {
    int file = open(of_process(process, name), O_RDONLY);
    return file < 0 ? -1 : read(file, buffer, 16) > 0 ? 0 : -1;
}

static long environment_of_tool(void) { return read_of(world.tool, "environ"); }
static long arguments_of_tool(void) { return read_of(world.tool, "cmdline"); }
static long status_of_tool(void) { return read_of(world.tool, "status"); }
static long memory_of_tool(void) { return open(of_process(world.tool, "mem"), O_RDONLY); }
static long maps_of_tool(void) { return read_of(world.tool, "maps"); }
static long descriptor_of_tool(void) { return open(of_process(world.tool, "fd/0"), O_RDONLY); }
static long folder_of_tool(void) { return readlink(of_process(world.tool, "cwd"), buffer, sizeof(buffer)); }
static long program_of_tool(void) { return readlink(of_process(world.tool, "exe"), buffer, sizeof(buffer)); }
static long root_of_tool(void) { return open(of_process(world.tool, "root/etc/passwd"), O_RDONLY); }
static long environment_of_first(void) { return read_of(1, "environ"); }
static long arguments_of_first(void) { return read_of(1, "cmdline"); }
static long environment_of_parent(void) { return read_of(world.parent, "environ"); }
static long own_memory(void) { return open("/proc/self/mem", O_RDWR); }
static long own_adjustment(void) { return open("/proc/self/oom_score_adj", O_WRONLY); }
static long namespace_of_tool(void) { return open(of_process(world.tool, "ns/mnt"), O_RDONLY); }

CALL(attach, __NR_ptrace, PTRACE_ATTACH, world.tool, 0, 0)
CALL(seize, __NR_ptrace, PTRACE_SEIZE, world.tool, 0, 0)
CALL(trace_me, __NR_ptrace, PTRACE_TRACEME, 0, 0, 0)
static struct iovec part = {buffer, 64};
CALL(read_memory, __NR_process_vm_readv, world.tool, &part, 1L, &part, 1L, 0)
CALL(write_memory, __NR_process_vm_writev, world.tool, &part, 1L, &part, 1L, 0)
CALL(open_process, __NR_pidfd_open, world.tool, 0)
CALL(open_first_process, __NR_pidfd_open, 1, 0)
CALL(open_own_process, __NR_pidfd_open, getpid(), 0)
CALL(take_descriptor, 438, 3, 0, 0)
CALL(signal_by_descriptor, __NR_pidfd_send_signal, 3, 0, NULL, 0)
CALL(advise, 440, 3, NULL, 0, 0, 0)
CALL(compare, __NR_kcmp, getpid(), world.tool, 0, 0, 0)
static struct rlimit64 most = {1 << 20, 1 << 20};
CALL(limit_tool, __NR_prlimit64, world.tool, RLIMIT_FSIZE, &most, NULL)
CALL(read_limit_of_tool, __NR_prlimit64, world.tool, RLIMIT_FSIZE, NULL, buffer)
CALL(limit_first, __NR_prlimit64, 1, RLIMIT_FSIZE, &most, NULL)
static long raise_own(int resource) {
    struct rlimit limit;
    if (getrlimit(resource, &limit) != 0) return -1;
    limit.rlim_cur = limit.rlim_max + 1;
    limit.rlim_max += 1;
    return setrlimit(resource, &limit);
}
static long raise_memory(void) { return raise_own(RLIMIT_AS); }
static long raise_processor(void) { return raise_own(RLIMIT_CPU); }
static long raise_file_size(void) { return raise_own(RLIMIT_FSIZE); }
static long raise_processes(void) { return raise_own(RLIMIT_NPROC); }
CALL(kill_all, __NR_kill, -1, SIGKILL)
CALL(signal_all, __NR_kill, -1, 0)
CALL(signal_own_group, __NR_kill, 0, SIGCONT)
CALL(kill_tool, __NR_kill, world.tool, 0)
CALL(stop_tool, __NR_kill, world.tool, SIGCONT)
CALL(stop_parent, __NR_kill, world.parent, SIGSTOP)
CALL(signal_group_of_tool, __NR_kill, -world.tool, 0)
CALL(signal_thread_of_tool, __NR_tgkill, world.tool, world.tool, 0)
CALL(signal_any_thread, __NR_tkill, world.tool, 0)
static long queue_signal(void) {
    siginfo_t information;
    memset(&information, 0, sizeof(information));
    information.si_code = SI_QUEUE;
    return syscall(__NR_rt_sigqueueinfo, world.tool, SIGWINCH, &information);
}
static long queue_thread_signal(void) {
    siginfo_t information;
    memset(&information, 0, sizeof(information));
    information.si_code = SI_QUEUE;
    return syscall(__NR_rt_tgsigqueueinfo, world.tool, world.tool, SIGWINCH, &information);
}
CALL(execute, __NR_execve, "/bin/true", nothing, nothing)
CALL(execute_self, __NR_execve, "/proc/self/exe", nothing, nothing)
CALL(execute_outside, __NR_execve, outside("program"), nothing, nothing)
CALL(execute_setuid, __NR_execve, "/usr/bin/su", nothing, nothing)
CALL(execute_loader, __NR_execve, "/lib64/ld-linux-x86-64.so.2", nothing, nothing)
static long execute_guessing(void) {
    for (long i = 0; i < 100000; i++) {
        long result = syscall(__NR_execve, "/proc/self/exe", nothing, nothing, i, i, i);
        if (result == 0 || errno != EPERM) return result;
    }
    return -1;
}
CALL(execute_descriptor, __NR_execveat, open("/proc/self/exe", O_RDONLY), "", nothing, nothing, AT_EMPTY_PATH)
static long execute_memory(void) {
    long file = syscall(__NR_memfd_create, "program", 0);
    return file < 0 ? -1 : syscall(__NR_execveat, file, "", nothing, nothing, AT_EMPTY_PATH);
}
static long spawn(void) {
    pid_t child;
    int failure = posix_spawn(&child, "/bin/true", NULL, NULL, nothing, nothing);
    errno = failure;
    return failure == 0 ? 0 : -1;
}
static long shell(void) {
    int status = system("true");
    return status == 0 ? 0 : -1;
}
static long clone_with(unsigned long flags) {
    long child = syscall(__NR_clone, flags | SIGCHLD, 0, 0, 0, 0);
    if (child == 0) _exit(0);
    return child;
}
static long new_user(void) { return clone_with(CLONE_NEWUSER); }
static long new_mounts(void) { return clone_with(CLONE_NEWNS); }
static long new_network(void) { return clone_with(CLONE_NEWNET); }
static long new_processes(void) { return clone_with(CLONE_NEWPID); }
static long sibling(void) { return clone_with(CLONE_PARENT); }
static long traced(void) { return clone_with(CLONE_PTRACE); }
static long shared_memory_child(void) { return clone_with(CLONE_VFORK | CLONE_VM); }
static long high_flags(void) { return clone_with(1UL << 33); }
CALL(clone_newer, __NR_clone3, buffer, 88)
CALL(leave_user, __NR_unshare, CLONE_NEWUSER)
CALL(leave_files, __NR_unshare, CLONE_FILES)
CALL(enter_namespace, __NR_setns, 3, 0)
CALL(new_session, __NR_setsid)
CALL(new_group, __NR_setpgid, 0, 0)
CALL(lower_priority_of_tool, __NR_setpriority, PRIO_PROCESS, world.tool, 19)
CALL(read_priority_of_tool, __NR_getpriority, PRIO_PROCESS, world.tool)
static unsigned long processors = 1;
CALL(move_tool, __NR_sched_setaffinity, world.tool, 8, &processors)
CALL(schedule_tool, __NR_sched_setscheduler, world.tool, SCHED_BATCH, buffer)
CALL(schedule_newer, __NR_sched_setattr, world.tool, buffer, 0)
CALL(io_priority_of_tool, __NR_ioprio_set, 1, world.tool, 0)
CALL(session_of_tool, __NR_getsid, world.tool)
CALL(group_of_tool, __NR_getpgid, world.tool)
CALL(robust_list_of_tool, __NR_get_robust_list, world.tool, buffer, buffer)
static long clock_of_tool(void) {
    struct timespec time;
    return syscall(__NR_clock_gettime, (~world.tool << 3) | 2, &time);
}
CALL(become_user, __NR_setuid, 0)
CALL(become_any_user, __NR_setresuid, 0, 0, 0)
CALL(become_group, __NR_setgid, 0)
CALL(set_groups, __NR_setgroups, 0, NULL)
CALL(set_file_user, __NR_setfsuid, 0)
CALL(set_capabilities, __NR_capset, buffer, buffer)
CALL(allow_core, __NR_prctl, 4 /* PR_SET_DUMPABLE */, 1, 0, 0, 0)
CALL(become_reaper, __NR_prctl, 36 /* PR_SET_CHILD_SUBREAPER */, 1, 0, 0, 0)
CALL(allow_tracing, __NR_prctl, 0x59616d61 /* PR_SET_PTRACER */, -1, 0, 0, 0)
CALL(drop_filter, __NR_seccomp, 0, 0, NULL)
CALL(add_filter, __NR_seccomp, 1, 0, buffer)
CALL(personality, __NR_personality, 0x0040000)

const struct probe process_probes[] = {
    {"environment of the tool", environment_of_tool, 0},
    {"arguments of the tool", arguments_of_tool, 0},
    {"status of the tool", status_of_tool, 0},
    {"memory of the tool by /proc", memory_of_tool, 0},
    {"maps of the tool", maps_of_tool, 0},
    {"descriptor of the tool by /proc", descriptor_of_tool, 0},
    {"folder of the tool", folder_of_tool, 0},
    {"program of the tool", program_of_tool, 0},
    {"root of the tool", root_of_tool, 0},
    {"namespace of the tool", namespace_of_tool, 0},
    {"environment of the first process", environment_of_first, 0},
    {"arguments of the first process", arguments_of_first, 0},
    {"environment of the parent", environment_of_parent, 0},
    {"own memory by /proc", own_memory, 0},
    {"own adjustment", own_adjustment, 0},
    {"ptrace attach", attach, 0},
    {"ptrace seize", seize, 0},
    {"ptrace me", trace_me, 0},
    {"process_vm_readv", read_memory, 0},
    {"process_vm_writev", write_memory, 0},
    {"pidfd_open of the tool", open_process, 0},
    {"pidfd_open of the first process", open_first_process, 0},
    {"pidfd_open of itself", open_own_process, 0},
    {"pidfd_getfd", take_descriptor, 0},
    {"pidfd_send_signal", signal_by_descriptor, 0},
    {"process_madvise", advise, 0},
    {"kcmp", compare, 0},
    {"prlimit of the tool", limit_tool, 0},
    {"prlimit of the tool, reading", read_limit_of_tool, 0},
    {"prlimit of the first process", limit_first, 0},
    {"raise the limit of memory", raise_memory, 0},
    {"raise the limit of processor time", raise_processor, 0},
    {"raise the limit of file sizes", raise_file_size, 0},
    {"raise the limit of processes", raise_processes, 0},
    {"kill everybody", kill_all, 0},
    {"signal everybody", signal_all, 0},
    {"signal the own group", signal_own_group, 0},
    {"signal the tool", kill_tool, 0},
    {"SIGCONT to the tool", stop_tool, 0},
    {"SIGSTOP to the parent", stop_parent, 0},
    {"signal the tool's group", signal_group_of_tool, 0},
    {"tgkill of the tool", signal_thread_of_tool, 0},
    {"tkill of the tool", signal_any_thread, 0},
    {"rt_sigqueueinfo", queue_signal, 0},
    {"rt_tgsigqueueinfo", queue_thread_signal, 0},
    {"execve", execute, 0},
    {"execve of itself", execute_self, 0},
    {"execve of a program outside", execute_outside, 0},
    {"execve of a setuid program", execute_setuid, 0},
    {"execve of the loader", execute_loader, 0},
    {"execve with guesses", execute_guessing, 0},
    {"execveat", execute_descriptor, 0},
    {"memfd_create and execveat", execute_memory, 0},
    {"posix_spawn", spawn, 0},
    {"system", shell, 0},
    {"clone CLONE_NEWUSER", new_user, 0},
    {"clone CLONE_NEWNS", new_mounts, 0},
    {"clone CLONE_NEWNET", new_network, 0},
    {"clone CLONE_NEWPID", new_processes, 0},
    {"clone CLONE_PARENT", sibling, 0},
    {"clone CLONE_PTRACE", traced, 0},
    {"clone CLONE_VFORK", shared_memory_child, 0},
    {"clone with high bits", high_flags, 0},
    {"clone3", clone_newer, 0},
    {"unshare CLONE_NEWUSER", leave_user, 0},
    {"unshare CLONE_FILES", leave_files, 0},
    {"setns", enter_namespace, 0},
    {"setsid", new_session, 0},
    {"setpgid", new_group, 0},
    {"setpriority of the tool", lower_priority_of_tool, 0},
    {"getpriority of the tool", read_priority_of_tool, 0},
    {"sched_setaffinity of the tool", move_tool, 0},
    {"sched_setscheduler of the tool", schedule_tool, 0},
    {"sched_setattr of the tool", schedule_newer, 0},
    {"ioprio_set of the tool", io_priority_of_tool, 0},
    {"getsid of the tool", session_of_tool, 0},
    {"getpgid of the tool", group_of_tool, 0},
    {"get_robust_list of the tool", robust_list_of_tool, 0},
    {"processor clock of the tool", clock_of_tool, 0},
    {"setuid", become_user, 0},
    {"setresuid", become_any_user, 0},
    {"setgid", become_group, 0},
    {"setgroups", set_groups, 0},
    {"setfsuid", set_file_user, 0},
    {"capset", set_capabilities, 0},
    {"prctl PR_SET_DUMPABLE", allow_core, 0},
    {"prctl PR_SET_CHILD_SUBREAPER", become_reaper, 0},
    {"prctl PR_SET_PTRACER", allow_tracing, 0},
    {"seccomp strict", drop_filter, 0},
    {"seccomp filter", add_filter, 0},
    {"personality", personality, 0},
    {0},
};
