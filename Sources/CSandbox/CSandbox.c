// A filter of system calls (seccomp), written as the kernel's documentation "Seccomp BPF" describes.
#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define MAQUETTE_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MAQUETTE_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

int maquette_fork(void) { return fork(); }

int maquette_pipe(int descriptors[2]) { return pipe2(descriptors, O_CLOEXEC); }

/// Sets a limit, or a lower one that this process has itself: within the fence it has some.
static int limit(int resource, rlim_t current, rlim_t most) {
    struct rlimit own;
    if (getrlimit(resource, &own) != 0) return errno;
    if (own.rlim_max > most) own.rlim_max = most;
    own.rlim_cur = current < own.rlim_max ? current : own.rlim_max;
    return setrlimit(resource, &own) != 0 ? errno : 0;
}

int maquette_limit(unsigned long long seconds, unsigned long long bytes) {
    int failure = 0;
    // The signal for the soft limit ends the process; the hard limit is for code that ignores it.
    if ((failure = limit(RLIMIT_CPU, seconds, seconds + 1)) != 0) return failure;
    if ((failure = limit(RLIMIT_AS, bytes, bytes)) != 0) return failure;
    // Under a limit of 1 the kernel gives no core to programs that collect them, either.
    return limit(RLIMIT_CORE, 1, 1);
}

#ifdef MAQUETTE_ARCHITECTURE

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
// The low half of an argument; both architectures are little-endian.
#define LOAD_ARGUMENT(index) LOAD(args[index])
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, (value))
#define REFUSE(number) RETURN(SECCOMP_RET_ERRNO | ((number) & SECCOMP_RET_DATA))
#define ALLOW RETURN(SECCOMP_RET_ALLOW)
// Refuses a call whatever its arguments are.
#define FORBID(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (call), 0, 1), REFUSE(EACCES)
#define UNKNOWN(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (call), 0, 1), REFUSE(ENOSYS)
// Refuses a call if an argument has one of some bits.
#define FORBID_BITS(call, index, bits) \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (call), 0, 4), LOAD_ARGUMENT(index), \
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (bits), 0, 1), REFUSE(EACCES), ALLOW
// Refuses a call unless an argument has a bit.
#define REQUIRE_BIT(call, index, bit) \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (call), 0, 4), LOAD_ARGUMENT(index), \
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (bit), 1, 0), REFUSE(EACCES), ALLOW
// Refuses a call unless an argument is a value.
#define REQUIRE_VALUE(call, index, value) \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (call), 0, 4), LOAD_ARGUMENT(index), \
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 1, 0), REFUSE(EACCES), ALLOW

#define WRITING (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)

int maquette_forbid_side_effects(void) {
    unsigned own = (unsigned)getpid();
    struct sock_filter filter[] = {
        LOAD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MAQUETTE_ARCHITECTURE, 1, 0),
        RETURN(SECCOMP_RET_KILL_PROCESS),
        LOAD(nr),
#ifdef __x86_64__
        // The calls of the x32 interface have this bit.
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x40000000, 0, 1),
        REFUSE(ENOSYS),
        FORBID_BITS(__NR_open, 1, WRITING),
        FORBID(__NR_creat),
        FORBID(__NR_rename),
        FORBID(__NR_renameat),
        FORBID(__NR_unlink),
        FORBID(__NR_mkdir),
        FORBID(__NR_rmdir),
        FORBID(__NR_link),
        FORBID(__NR_symlink),
        FORBID(__NR_mknod),
        FORBID(__NR_chmod),
        FORBID(__NR_chown),
        FORBID(__NR_lchown),
        FORBID(__NR_utime),
        FORBID(__NR_utimes),
        FORBID(__NR_futimesat),
        FORBID(__NR_fork),
        FORBID(__NR_vfork),
#endif
        FORBID_BITS(__NR_openat, 2, WRITING),
        UNKNOWN(__NR_openat2),
        FORBID(__NR_renameat2),
        FORBID(__NR_unlinkat),
        FORBID(__NR_mkdirat),
        FORBID(__NR_linkat),
        FORBID(__NR_symlinkat),
        FORBID(__NR_mknodat),
        FORBID(__NR_fchmod),
        FORBID(__NR_fchmodat),
        FORBID(__NR_fchown),
        FORBID(__NR_fchownat),
        FORBID(__NR_utimensat),
        FORBID(__NR_truncate),
        FORBID(__NR_setxattr),
        FORBID(__NR_lsetxattr),
        FORBID(__NR_removexattr),
        FORBID(__NR_mount),
        FORBID(__NR_umount2),
        FORBID(__NR_chroot),
        FORBID(__NR_execve),
        FORBID(__NR_execveat),
        REQUIRE_BIT(__NR_clone, 0, CLONE_THREAD),
        UNKNOWN(__NR_clone3),
        FORBID(__NR_unshare),
        FORBID(__NR_setns),
        FORBID(__NR_socket),
        FORBID(__NR_connect),
        FORBID(__NR_bind),
        FORBID(__NR_ptrace),
        FORBID(__NR_process_vm_writev),
        UNKNOWN(__NR_io_uring_setup),
        FORBID(__NR_setrlimit),
        // Reading a limit has no new one.
        REQUIRE_VALUE(__NR_prlimit64, 2, 0),
        REQUIRE_VALUE(__NR_kill, 0, own),
        REQUIRE_VALUE(__NR_tgkill, 0, own),
        FORBID(__NR_tkill),
        FORBID(__NR_setpgid),
        FORBID(__NR_setsid),
        ALLOW,
    };
    struct sock_fprog program = {
        .len = (unsigned short)(sizeof(filter) / sizeof(filter[0])),
        .filter = filter,
    };
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
    if (syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) != 0) return errno;
    return 0;
}

#else

int maquette_forbid_side_effects(void) { return ENOSYS; }

#endif
