#ifndef PROBE_H
#define PROBE_H

/// What the probes are told about the world outside.
struct world {
    /// A folder that may be read, with a file 'allowed.txt'.
    const char *allowed;
    /// A folder that may not, with a file 'secret.txt' that others may read and write, and a program 'program'.
    const char *outside;
    /// The process that has started the broker.
    int tool;
    /// The parent of the program, which is the keeper.
    int parent;
    /// The name of a socket without a path that somebody outside listens on.
    const char *abstract;
};

extern struct world world;

/// One thing that code within the fence must not be able to do.
struct probe {
    const char *name;
    /// Returns a negative number if it is refused, with the reason in `errno`; another number if it was done.
    long (*attempt)(void);
    /// Whether the probe asks for names, sizes and dates only.
    int asks_for_names;
};

/// Tables of probes, each ended by one without a name.
extern const struct probe file_probes[], process_probes[], kernel_probes[], network_probes[], memory_probes[];

/// Paths in the folders, of which there are a few at a time.
const char *outside(const char *name);
const char *allowed(const char *name);
const char *of_process(int process, const char *name);

/// Writes a line of a format to standard output at once.
void say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/// Does one of the things that a limit or the supervisor must end; returns if it has not been ended.
int exhaust(const char *name);

/// Calls every number of system calls with arguments that nothing good can come of.
void walk_system_calls(int first, int last);

/// Makes system calls with seeded random numbers and arguments.
void call_at_random(unsigned long seed, long count);

#endif
