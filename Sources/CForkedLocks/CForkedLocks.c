#define _GNU_SOURCE
#include "CForkedLocks.h"

#include <errno.h>
#include <linux/futex.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

/// A call as the system knows it; returns -1 with `errno` for an error.
static long call(long number, const long arguments[6]) {
#if defined(__x86_64__)
    long result;
    register long fourth __asm__("r10") = arguments[3];
    register long fifth __asm__("r8") = arguments[4];
    register long sixth __asm__("r9") = arguments[5];
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"(number), "D"(arguments[0]), "S"(arguments[1]), "d"(arguments[2]), "r"(fourth), "r"(fifth),
                       "r"(sixth)
                     : "rcx", "r11", "memory");
#elif defined(__aarch64__)
    register long eighth __asm__("x8") = number;
    register long result __asm__("x0") = arguments[0];
    register long second __asm__("x1") = arguments[1];
    register long third __asm__("x2") = arguments[2];
    register long fourth __asm__("x3") = arguments[3];
    register long fifth __asm__("x4") = arguments[4];
    register long sixth __asm__("x5") = arguments[5];
    __asm__ volatile("svc 0"
                     : "+r"(result)
                     : "r"(eighth), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth)
                     : "memory");
#else
#error "calls of the system on this architecture"
#endif
    if (result >= -4095 && result < 0) {
        errno = (int)-result;
        return -1;
    }
    return result;
}

static pid_t first_main_thread;

__attribute__((constructor)) static void remember_main_thread(void) { first_main_thread = getpid(); }

/// The identifier of this thread; of a main thread, that of the first process.
static uint32_t thread_identifier(void) {
    pid_t thread = gettid();
    return (uint32_t)(thread == getpid() ? first_main_thread : thread);
}

static void wait_while(_Atomic(uint32_t) *word, uint32_t value) {
    int error = errno;
    call(SYS_futex, (long[6]){(long)word, FUTEX_WAIT_PRIVATE, value, 0, 0, 0});
    errno = error;
}

static int fail(int error) {
    errno = error;
    return -1;
}

/// Takes a lock whose word has the identifier of its owner, with `FUTEX_WAITERS` where others may wait; 0 where none has it.
static int take(_Atomic(uint32_t) *word, int waits) {
    uint32_t own = thread_identifier(), found = 0;
    // Whoever has waited cannot know whether others still do.
    uint32_t taken = own;
    while (!atomic_compare_exchange_strong(word, &found, taken)) {
        if ((found & FUTEX_TID_MASK) == own) return fail(EDEADLK);
        if (!waits) return fail(EWOULDBLOCK);
        uint32_t marked = found | FUTEX_WAITERS;
        if (found == marked || atomic_compare_exchange_strong(word, &found, marked)) wait_while(word, marked);
        taken = own | FUTEX_WAITERS;
        found = 0;
    }
    return 0;
}

static int release(_Atomic(uint32_t) *word) {
    uint32_t found = atomic_load(word);
    if ((found & FUTEX_TID_MASK) != thread_identifier()) return fail(EPERM);
    atomic_store(word, 0);
    call(SYS_futex, (long[6]){(long)word, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0});
    return 0;
}

__attribute__((visibility("default"))) long syscall(long number, ...) {
    long arguments[6];
    va_list list;
    va_start(list, number);
    for (int index = 0; index < 6; index++) arguments[index] = va_arg(list, long);
    va_end(list);
    if (number == SYS_gettid) return thread_identifier();
    if (number == SYS_futex) {
        _Atomic(uint32_t) *word = (_Atomic(uint32_t) *)arguments[0];
        switch (arguments[1] & FUTEX_CMD_MASK) {
        case FUTEX_LOCK_PI: return take(word, 1);
        case FUTEX_TRYLOCK_PI: return take(word, 0);
        case FUTEX_UNLOCK_PI: return release(word);
        default: break;
        }
    }
    return call(number, arguments);
}
