#ifndef CSANDBOX_H
#define CSANDBOX_H

/// Forbids this process and its threads, for good, to change files, open sockets, start programs and signal others.
///
/// Calls that would do so fail with EACCES. Files that are open already are not concerned.
/// Returns 0, or the error number if the system has no such filter.
int maquette_forbid_side_effects(void);

/// `fork`, which Swift does not offer: the child has only the thread that calls it.
int maquette_fork(void);

/// `pipe2` with `O_CLOEXEC`.
int maquette_pipe(int descriptors[2]);

/// Limits the processor time in seconds and the address space in bytes, and forbids core dumps. Returns 0 or an error
/// number.
int maquette_limit(unsigned long long seconds, unsigned long long bytes);

#endif
