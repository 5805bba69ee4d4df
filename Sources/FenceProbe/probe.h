#ifndef PROBE_H
#define PROBE_H

#include <stddef.h>
#include <stdint.h>

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

/// Makes system calls with seeded random numbers and arguments, a few in a process each.
void call_at_random(unsigned long seed, long count);

// MARK: Seeded random numbers

/// Begins the sequence of a seed.
void seed_numbers(uint64_t seed);

/// The next number of the sequence.
uint64_t draw(void);

/// A number from 0 on that is below a count, which is positive.
int below(int count);

/// An argument that some call may take for something good.
long random_argument(void);

/// Makes system calls with random numbers and arguments in this process.
void make_random_calls(int count);

// MARK: Hostile programs

/// One of the things that a hostile program does, each with numbers of its own.
struct action {
    const char *name;
    void (*run)(void);
    /// How often it is drawn, compared with others.
    int weight;
};

/// Tables of actions, each ended by one without a name.
extern const struct action path_actions[], process_actions[], resource_actions[], message_actions[];

/// The actions that a program that answers has, in their order.
extern const struct action conversation[];

/// Does what the program of a seed does, or prints the names of it.
int run_hostile(uint64_t seed);
int describe_hostile(uint64_t seed);

/// Reads what the messages of an app's program are made of, from the readable folder.
void load_messages(void);

/// Keeps bytes that were read somewhere, to be sent.
void keep_loot(const void *bytes, size_t count);

/// Says that something has succeeded that must not.
void say_escape(const char *what, const char *where);

/// Writes all of some bytes, as far as somebody takes them.
void write_all(int descriptor, const void *bytes, size_t count);

#endif
