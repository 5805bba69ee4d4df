#ifndef CPROCESSES_H
#define CPROCESSES_H

/// What a program is started with. No limit is `~0ULL`.
struct maquette_program {
    /// A path, or, without a slash, a name that is searched on PATH.
    const char *location;
    /// The name and the arguments, ended by NULL.
    char *const *arguments;
    /// The variables, `NAME=value`, ended by NULL.
    char *const *environment;
    /// The folder that it runs in; NULL for that of this process.
    const char *folder;
    /// What it has as standard input, output and error.
    int descriptors[3];
    /// What it has as descriptors 3 and 4; -1 for nothing.
    int sockets[2];
    /// Whether it leads a process group of its own, so that it can be ended with the programs that it starts.
    int leads_group;
    /// Bytes of address space, seconds of processor time, bytes of each file it writes, and number of open files. Under a
    /// limit of memory no core is dumped.
    unsigned long long memory, processor_seconds, file_size, open_files;
};

/// Starts a program without the other descriptors, blocked signals and signal handlers of this process. The limits hold
/// from its first instruction on.
///
/// Returns 0 and sets the process, or returns the error number of what failed, also of `execve`.
int maquette_start(const struct maquette_program *program, int *process);

/// Becomes another program, without the blocked signals and signal handlers of this process. Returns only with an error
/// number.
int maquette_become(const struct maquette_program *program);

/// `pipe2` with `O_CLOEXEC`, which Swift does not offer.
int maquette_program_pipe(int descriptors[2]);

/// Makes a copy of this process, with the calling thread alone; returns 0 in the copy, and the identifier of the copy or -1
/// in this process. No other thread may hold a lock meanwhile, since the copy would wait for it forever.
int maquette_fork(void);

/// Whether this process has one thread, and no other was ever made that may still run.
int maquette_has_one_thread(void);

/// Lets this process write a line to standard error before a signal ends it that its own code has caused: the mark, of at
/// most 63 bytes, and the addresses in its program's file of the calls under way, innermost first, in hexadecimal digits.
void maquette_report_traps(const char *mark);

#endif
