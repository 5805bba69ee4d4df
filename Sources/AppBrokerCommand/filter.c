// The filter of system calls (seccomp), as the kernel's documentation "Seccomp BPF" describes it: a list of what is
// allowed. Arguments are compared in all of their 64 bits, but those that the kernel reads as 32.
#define _GNU_SOURCE
#include "broker.h"
#include "system_calls.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define REFUSED(number) (SECCOMP_RET_ERRNO | ((number) & SECCOMP_RET_DATA))

/// The instructions of the filter so far.
struct filter {
    struct sock_filter instructions[1024];
    unsigned short length;
};

static void add(struct filter *filter, unsigned short code, unsigned char yes, unsigned char no, uint32_t value) {
    if (filter->length < sizeof(filter->instructions) / sizeof(filter->instructions[0])) {
        filter->instructions[filter->length] = (struct sock_filter){code, yes, no, value};
    }
    filter->length++;
}

static void end_with(struct filter *filter, uint32_t action) { add(filter, BPF_RET | BPF_K, 0, 0, action); }

/// Loads half of an argument. Both architectures are little-endian.
static void load(struct filter *filter, int argument, int high) {
    uint32_t offset = offsetof(struct seccomp_data, args) + (uint32_t)argument * 8 + (high ? 4 : 0);
    add(filter, BPF_LD | BPF_W | BPF_ABS, 0, 0, offset);
}

/// Goes on if half of an argument is a value, and refuses the call otherwise.
static void require_half(struct filter *filter, int argument, int high, uint32_t value) {
    load(filter, argument, high);
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, value);
    end_with(filter, REFUSED(EPERM));
}

static void require_value(struct filter *filter, int argument, uint64_t value) {
    require_half(filter, argument, 0, (uint32_t)value);
    require_half(filter, argument, 1, (uint32_t)(value >> 32));
}

/// Goes on if the low half of an argument has no bits but these, and refuses the call otherwise.
static void require_bits(struct filter *filter, int argument, uint32_t bits, int error) {
    load(filter, argument, 0);
    add(filter, BPF_JMP | BPF_JSET | BPF_K, 0, 1, ~bits);
    end_with(filter, REFUSED(error));
}

/// Allows the call if the low half of an argument, all that the kernel reads of it, is one of some values.
static void allow_values(struct filter *filter, int argument, const uint32_t *values, int count, int error) {
    load(filter, argument, 0);
    for (int i = 0; i < count; i++) {
        add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, values[i]);
        end_with(filter, SECCOMP_RET_ALLOW);
    }
    end_with(filter, REFUSED(error));
}

static void add_opening(struct filter *filter, int argument, uint32_t action) {
    // Reading has no bit of its own. O_PATH is left out: Landlock is not asked for such descriptors.
    // What 32-bit programs set for large files; on the other architecture, each number is O_NOFOLLOW.
    uint32_t large = 0100000 | 0400000;
    require_bits(
        filter, argument, O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | large, EACCES);
    end_with(filter, action);
}

static void add_mapping(struct filter *filter) {
    load(filter, 2, 0);
    add(filter, BPF_JMP | BPF_JSET | BPF_K, 1, 0, PROT_EXEC);
    end_with(filter, SECCOMP_RET_ALLOW);
    add(filter, BPF_JMP | BPF_JSET | BPF_K, 0, 1, PROT_WRITE);
    end_with(filter, REFUSED(EPERM));
    load(filter, 3, 0);
    add(filter, BPF_JMP | BPF_JSET | BPF_K, 0, 1, MAP_ANONYMOUS);
    end_with(filter, REFUSED(EPERM));
    end_with(filter, SECCOMP_RET_ALLOW);
}

static void add_protection(struct filter *filter) {
    load(filter, 2, 0);
    add(filter, BPF_JMP | BPF_JSET | BPF_K, 0, 1, PROT_EXEC);
    end_with(filter, REFUSED(EPERM));
    end_with(filter, SECCOMP_RET_ALLOW);
}

static void add_cloning(struct filter *filter) {
    uint32_t thread = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM | CLONE_SETTLS
        | CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID;
    require_half(filter, 0, 1, 0);
    require_bits(filter, 0, thread | CLONE_CHILD_SETTID | SIGCHLD, EPERM);
    end_with(filter, SECCOMP_RET_ALLOW);
}

/// A process may always signal itself; this knows the number of the program, not those of its children.
static void add_signal(struct filter *filter, enum signals signals, int is_thread) {
    uint32_t own = (uint32_t)getpid();
    load(filter, 0, 0);
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, own);
    end_with(filter, SECCOMP_RET_ALLOW);
    if (signals == TO_GROUP) {
        // Neither 0 nor negative numbers, which stand for several processes.
        add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
        end_with(filter, REFUSED(EPERM));
        add(filter, BPF_JMP | BPF_JSET | BPF_K, 0, 1, 0x80000000);
        end_with(filter, REFUSED(EPERM));
        if (is_thread) {
            end_with(filter, SECCOMP_RET_ALLOW);
        } else {
            load(filter, 1, 0);
            add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, SIGKILL);
            end_with(filter, SECCOMP_RET_ALLOW);
        }
    }
    end_with(filter, REFUSED(EPERM));
}

static void add_clock(struct filter *filter) {
    load(filter, 0, 0);
    // Negative numbers are the clocks of processes, one of them that of the calling process.
    add(filter, BPF_JMP | BPF_JGT | BPF_K, 0, 1, 11);
    end_with(filter, REFUSED(EPERM));
    end_with(filter, SECCOMP_RET_ALLOW);
}

static void add_rule(
    struct filter *filter, enum rule rule, enum signals signals, const struct secret *secret, int is_listening) {
    static const uint32_t commands[] = {F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC};
    static const uint32_t options[] = {PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE, PR_SET_PDEATHSIG};
    static const uint32_t registers[] = {0x1002 /* ARCH_SET_FS */, 0x1003 /* ARCH_GET_FS */};
    uint32_t asking = is_listening ? SECCOMP_RET_USER_NOTIF : SECCOMP_RET_ALLOW;
    switch (rule) {
    case ASK_FOR_NAME: end_with(filter, asking); break;
    case ASK_FOR_SYSTEM: end_with(filter, is_listening ? REFUSED(EACCES) : SECCOMP_RET_ALLOW); break;
    case ALLOW: end_with(filter, SECCOMP_RET_ALLOW); break;
    case UNKNOWN: end_with(filter, REFUSED(ENOSYS)); break;
    case NO_TERMINAL: end_with(filter, REFUSED(ENOTTY)); break;
    case OPEN_READING_1: add_opening(filter, 1, asking); break;
    case OPEN_READING_2: add_opening(filter, 2, asking); break;
    case MAP: add_mapping(filter); break;
    case PROTECT: add_protection(filter); break;
    case CLONE: add_cloning(filter); break;
    case DESCRIPTOR_COMMAND:
        allow_values(filter, 1, commands, sizeof(commands) / sizeof(commands[0]), EPERM);
        break;
    case PROCESS_OPTION:
        allow_values(filter, 0, options, sizeof(options) / sizeof(options[0]), EPERM);
        break;
    case ARCHITECTURE_OPTION:
        allow_values(filter, 0, registers, sizeof(registers) / sizeof(registers[0]), EPERM);
        break;
    case OWN_LIMIT:
        require_half(filter, 0, 0, 0);
        end_with(filter, SECCOMP_RET_ALLOW);
        break;
    case OWN_CLOCK: add_clock(filter); break;
    case SIGNAL: add_signal(filter, signals, 0); break;
    case THREAD_SIGNAL: add_signal(filter, signals, 1); break;
    case EXECUTE:
        for (int i = 0; i < 3; i++) require_value(filter, 3 + i, secret->numbers[i]);
        end_with(filter, SECCOMP_RET_ALLOW);
        break;
    }
}

#ifdef ARCHITECTURE

const char *install_filter(enum signals signals, const struct secret *secret, int *listener) {
    struct filter filter = {.length = 0};
    add(&filter, BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(struct seccomp_data, arch));
    add(&filter, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, ARCHITECTURE);
    end_with(&filter, SECCOMP_RET_KILL_PROCESS);
    add(&filter, BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
    // The calls of the x32 interface have this bit.
    add(&filter, BPF_JMP | BPF_JSET | BPF_K, 0, 1, 0x40000000);
    end_with(&filter, SECCOMP_RET_KILL_PROCESS);
#endif
    for (int i = 0; i < system_call_count; i++) {
        unsigned short jump = filter.length;
        add(&filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 0, (uint32_t)system_calls[i].number);
        add_rule(&filter, system_calls[i].rule, signals, secret, listener != NULL);
        // All rules end; another number goes on behind this one.
        filter.instructions[jump].jf = (unsigned char)(filter.length - jump - 1);
    }
    end_with(&filter, REFUSED(EPERM));
    if (filter.length > sizeof(filter.instructions) / sizeof(filter.instructions[0])) {
        return "the filter of system calls is too long";
    }
    struct sock_fprog program = {.len = filter.length, .filter = filter.instructions};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return "no_new_privs cannot be set";
    unsigned flags = listener != NULL ? SECCOMP_FILTER_FLAG_NEW_LISTENER : 0;
    long result = syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
    if (result < 0) return "the filter of system calls (seccomp) is refused";
    if (listener != NULL) *listener = (int)result;
    return NULL;
}

int has_filter(void) {
    uint32_t action = SECCOMP_RET_KILL_PROCESS;
    return syscall(__NR_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

#else

const char *install_filter(enum signals signals, const struct secret *secret, int *listener) {
    return "there is no filter of system calls for this architecture";
}

int has_filter(void) { return 0; }

#endif

void print_system_calls(void) {
    static const char *const names[] = {
        "allow", "unknown", "no-terminal", "allow", "allow", "open-reading", "open-reading", "map", "protect", "clone",
        "descriptor-command", "process-option", "architecture-option", "own-limit", "own-clock", "signal",
        "thread-signal", "execute",
    };
    for (int i = 0; i < system_call_count; i++) {
        printf("%d %s %s\n", system_calls[i].number, system_calls[i].name, names[system_calls[i].rule]);
    }
}
