/// The parts of the broker, each in the file of its name.
///
///     main.c          arguments to a plan, and which fence there is
///     supervisor.c    starts the keeper, watches the group, ends it
///     failure.c       one line and an exit code
///     group.c         memory and processor time of the processes of the group
///     keeper.c        parent of the program: first process of its namespaces
///     program.c       the last steps of the process that becomes the program
///     root.c          a root of its own with nothing but what may be read
///     landlock.c      rules of Landlock
///     names.c         answers questions about paths, without namespaces
///     filter.c        the filter of system calls, from the table in system_calls.c
///     privileges.c    another user, no capabilities
///     check.c         what the kernel has, for 'maquette doctor'
#ifndef BROKER_H
#define BROKER_H

#include <stdint.h>
#include <sys/types.h>

/// The exit codes of the broker.
enum ending {
    /// The program has ended by itself, whatever its status; the report says how.
    ENDED = 0,
    /// The arguments are wrong.
    WRONG_ARGUMENTS = 64,
    /// The kernel lacks what the fence needs, or the system refuses it.
    NO_FENCE = 70,
    /// The program cannot be executed.
    NO_PROGRAM = 71,
    /// A limit of the group was reached.
    LIMIT_MEMORY = 72,
    LIMIT_PROCESSOR = 73,
    LIMIT_CLOCK = 74,
    LIMIT_PROCESSES = 75,
    /// Whoever started the broker is gone, or has closed the control socket.
    CLOSED = 76,
};

/// The descriptors of the program, and of the broker for whoever started it.
enum { SOCKET = 3, CONTROL = 4 };

/// The parts of the fence that a kernel may lack.
enum part {
    NAMESPACES = 1,
    LANDLOCK = 2,
    FILTER = 4,
    /// Questions about paths are answered by the keeper, where there are no namespaces.
    NAMES = 8,
};

/// What is done: the arguments, and what is known before the program is started.
struct plan {
    /// Folders and files that may be read, as they were given.
    char **readable;
    int readable_count;
    /// The program and its arguments, ended by NULL.
    char **program;
    /// Limits of the group: bytes, seconds, seconds, number. 0 for none.
    uint64_t memory, processor, clock, processes;
    /// Whether the program runs even if a part of the fence is missing.
    int trusts_code;
    /// The parts that are used, by bits; the others are missing, or left out by `--without`.
    int parts;
    /// Whether descriptor 4 is a socket to whoever has started the broker.
    int has_control;
    /// Whether nothing less than these parts will do.
    int only_parts;
    /// The dynamic loader that the program names, or an empty text.
    char loader[256];
    /// The user that the program runs as; its own user if that cannot be changed.
    uid_t user;
    gid_t group;
    /// A user namespace in which the root user's files are those of this user; -1 for none.
    int user_map;
};

/// Writes a line to standard error, "maquette-app-broker: ", and ends the process with a code.
_Noreturn void fail(enum ending code, const char *format, ...) __attribute__((format(printf, 2, 3)));

/// Reports from the processes of the fence to the supervisor, before the program is executed: a code and a line, in one
/// write. The pipe closes when the program is executed.
struct failure {
    int32_t code;
    /// The part that failed; 0 if it is none.
    int32_t part;
    char line[240];
};
_Noreturn void report_failure(int pipe, enum ending code, int part, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/// Ends the broker if the parts that are left are no fence and code is not trusted.
void require_fence(const struct plan *plan, const char *reason);

/// Starts the program within the fence and watches it; returns how it ended.
enum ending supervise(struct plan *plan);

/// The ends of pipes between the supervisor and the keeper.
struct pipes {
    /// The keeper begins when it has read a byte, and ends when this is closed.
    int start;
    /// Where a `struct failure` is written; closed when the program is executed.
    int failures;
    /// Where the keeper writes the number of the program, and the status of `waitpid` once it has ended.
    int status;
};

/// Is the keeper, in the namespaces that were made with some flags of `clone`.
_Noreturn void keep(struct plan *plan, int namespaces, struct pipes pipes);

/// Becomes the program.
///
/// Without namespaces, `handover` is a socket to the keeper, which takes over the questions of the filter; -1
/// otherwise.
_Noreturn void become_program(const struct plan *plan, int namespaces, int failures, int handover);

/// The flags of `clone` for all namespaces, with one of users or, for the root user, without.
int namespace_flags(int with_user);

/// Makes a root with nothing but what may be read, and enters it. Returns NULL, or what failed.
///
/// The user of the plan becomes the own one if another cannot read what it must.
const char *enter_root(struct plan *plan);

/// Makes a user namespace in which the root user's files are those of another user. Returns a descriptor, or -1.
///
/// It is made where /proc has the numbers that `clone` returns: outside of a namespace of processes.
int make_user_map(uid_t user);

/// The version of Landlock; 0 if there is none.
int landlock_version(void);

/// Allows this process and its children to read and execute nothing but what the plan says. Returns NULL, or what
/// failed.
const char *restrict_files(const struct plan *plan, int has_root);

/// How far the filter can tell the processes of the group from others.
enum signals {
    /// The process may signal itself only: others cannot be told apart by a filter.
    TO_ITSELF,
    /// It may end any process that it sees, which are those of the group.
    TO_GROUP,
};

/// Three numbers that `execve` must be called with, beside its arguments, to be let through.
struct secret {
    uint64_t numbers[3];
};

/// Installs the filter. With a listener, that becomes a descriptor from which questions about paths are read; otherwise
/// they are let through. Returns NULL, or what failed.
const char *install_filter(enum signals signals, const struct secret *secret, int *listener);

/// Notes what the program may ask for, before it is started.
void prepare_names(const struct plan *plan);

/// Reads one question of a process of a session from a listener, and answers it.
void answer_names(int listener, int session);

/// Whether the kernel is at least of a version.
int is_linux(int major, int minor);

/// Prints the table of system calls, for tests: number, name, rule.
void print_system_calls(void);

/// Whether this architecture and kernel have filters of system calls.
int has_filter(void);

/// Changes to the user of the plan and gives up all capabilities, for good. Returns NULL, or what failed.
const char *drop_privileges(const struct plan *plan, int keeps_user);

/// Whether a user can read the folders of the plan and execute the program, asked by the root user.
int can_read_as(const struct plan *plan, uid_t user);

/// Sums over the processes that a process has started, and those that these have.
struct usage {
    /// Bytes.
    uint64_t memory;
    /// Ticks of the clock of `sysconf(_SC_CLK_TCK)`, with those of processes that have ended.
    uint64_t ticks;
    /// Processes, with their threads.
    uint64_t tasks;
};

/// Adds up what the processes use that the keeper has started. Memory that several share is counted once if the sum
/// would be above a limit otherwise.
struct usage measure_group(pid_t keeper, uint64_t memory_limit);

/// Prints what the kernel has, a line each.
void print_check(const struct plan *plan);

#endif
