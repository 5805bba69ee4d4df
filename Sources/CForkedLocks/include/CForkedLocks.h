/// Replaces the function `syscall` of the C library in programs that go on in copies of themselves (`fork`).
///
/// Swift's `Mutex` remembers the identifier of a thread in each module that it is inlined into, also across a fork: a
/// module that remembers it and one that asks for the first time take the thread of a copy for two, and end the process.
/// With this function the main thread of a copy keeps the identifier that it had in the first process. Since the system
/// would know it by another, locks that are waited for are kept here, by the operations of `futex` that know no owner.
///
/// The identifiers of other threads, and all other calls, are the system's.
long syscall(long number, ...);
