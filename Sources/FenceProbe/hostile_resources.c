// What hostile programs use up, and how they end or do not.
#define _GNU_SOURCE
#include "probe.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static void use_memory(void) {
    for (size_t size = (size_t)1 << (12 + below(14)), i = 0; i < 4096; i++) {
        char *bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (bytes == MAP_FAILED) return;
        memset(bytes, 1, size);
    }
}

static void use_memory_in_children(void) {
    for (int i = 2 + below(10); i > 0; i--) {
        if (fork() != 0) continue;
        use_memory();
        for (;;) pause();
    }
}

/// Address space without memory behind it.
static void use_addresses(void) {
    while (mmap(NULL, (size_t)1 << (20 + below(12)), PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        != MAP_FAILED) {}
}

static int use_stack(int depth) {
    volatile char bytes[4096];
    bytes[0] = (char)depth;
    return depth == 0 ? 0 : use_stack(depth - 1) + bytes[0];
}
static void overflow_stack(void) { use_stack(1 << 20); }

static void use_descriptors(void) {
    int kind = below(4);
    for (int i = 0; i < 100000; i++) {
        int ends[2];
        int result = kind == 0 ? dup(0) : kind == 1 ? open("/", O_RDONLY) : kind == 2 ? eventfd(0, 0) : pipe(ends);
        if (result < 0) return;
    }
}

static void fork_until_refused(void) {
    for (int i = 0; i < 2000; i++) {
        pid_t child = fork();
        if (child < 0) return;
        if (child == 0 && below(2)) pause();
    }
}

static void work(void) {
    for (;;) {}
}

static void work_in_children(void) {
    for (int i = 2 + below(6); i > 0; i--) {
        if (fork() == 0) work();
    }
}

static void wait_without_end(void) {
    for (;;) pause();
}

static void ignore_signals(void) {
    for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
}

static void on_signal(int number) { (void)number; }

/// A handler that returns to the instruction that has failed, again and again.
static void fail_without_end(void) {
    for (int number = 1; number < NSIG; number++) signal(number, on_signal);
    *(volatile int *)draw() = 1;
}

static void end_by_signal(void) { raise(1 + below(64)); }
static void stop(void) { raise(SIGSTOP); }
static void leave(void) { _exit(below(256)); }
static void crash(void) {
    switch (below(4)) {
    case 0: abort();
    case 1: *(volatile int *)8 = 1; break;
    case 2: __builtin_trap();
    default: ((void (*)(void))draw())(); break;
    }
}

const struct action resource_actions[] = {
    {"memory", use_memory, 3},
    {"memory in children", use_memory_in_children, 2},
    {"addresses", use_addresses, 3},
    {"stack", overflow_stack, 2},
    {"descriptors", use_descriptors, 6},
    {"forks", fork_until_refused, 3},
    {"work without end", work, 1},
    {"work in children", work_in_children, 1},
    {"wait without end", wait_without_end, 1},
    {"ignore signals", ignore_signals, 4},
    {"fail without end", fail_without_end, 1},
    {"a signal to itself", end_by_signal, 3},
    {"stop", stop, 1},
    {"leave", leave, 3},
    {"crash", crash, 3},
    {NULL, NULL, 0},
};
