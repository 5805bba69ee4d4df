#ifndef SYSTEM_CALLS_H
#define SYSTEM_CALLS_H

/// What the filter does with a system call that is on the list.
enum rule {
    /// It is let through, whatever its arguments.
    ALLOW,
    /// "No such call": the C library then uses an older one, whose arguments a filter can see.
    UNKNOWN,
    /// "Not a terminal", without being carried out.
    NO_TERMINAL,
    /// It asks something about a path: let through, or handed over where there is no root of its own.
    ASK_FOR_NAME,
    /// It asks something about a path that is not handed over; refused then.
    ASK_FOR_SYSTEM,
    /// It opens for reading only, and neither makes files nor paths without reading. Argument 1 or 2.
    OPEN_READING_1,
    OPEN_READING_2,
    /// Memory of files may be executed if it cannot be written; other memory cannot be executed.
    MAP,
    PROTECT,
    /// A thread, or a process as `fork` makes it, without namespaces and whatever else `clone` does.
    CLONE,
    /// Commands of argument 1 that say or set something of the descriptor alone.
    DESCRIPTOR_COMMAND,
    /// Options of argument 0 that say or set something of this process alone.
    PROCESS_OPTION,
    ARCHITECTURE_OPTION,
    /// Argument 0 is this process.
    OWN_LIMIT,
    /// The clocks that are not those of another process. Argument 0.
    OWN_CLOCK,
    /// SIGKILL to a process of the group, or any signal of a process to itself.
    SIGNAL,
    THREAD_SIGNAL,
    /// With the secret only.
    EXECUTE,
};

struct system_call {
    int number;
    const char *name;
    enum rule rule;
};

extern const struct system_call system_calls[];
extern const int system_call_count;

#endif
