#define _GNU_SOURCE
#include "probe.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/// Forks until the group is ended; returns if the system refuses more processes.
static void fork_without_end(void) {
    for (;;) {
        if (fork() < 0) usleep(1000);
    }
}

static void fill(size_t megabytes) {
    for (size_t i = 0; i < megabytes; i++) {
        char *bytes = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (bytes == MAP_FAILED) break;
        memset(bytes, 1, 1 << 20);
    }
}

/// Starts children that each use less than one may.
static void fill_in_children(int count, size_t megabytes) {
    for (int i = 0; i < count; i++) {
        if (fork() == 0) {
            fill(megabytes);
            for (;;) pause();
        }
    }
}

static void work_in_children(int count) {
    for (int i = 0; i < count; i++) {
        if (fork() == 0) {
            for (;;) {}
        }
    }
}

/// Starts children one after the other that nobody waits for, and whose time is therefore in no sum.
static void work_in_short_children(void) {
    signal(SIGCHLD, SIG_IGN);
    for (;;) {
        pid_t child = fork();
        if (child == 0) {
            for (volatile long i = 0; i < 20000000; i++) {}
            _exit(0);
        }
        if (child > 0) waitpid(child, NULL, 0);
    }
}

/// Leaves a process behind whose parent has ended, which goes on when the program ends.
static int leave_orphan(void) {
    if (fork() == 0) {
        if (fork() == 0) {
            for (;;) sleep(1);
        }
        _exit(0);
    }
    wait(NULL);
    return 0;
}

/// A process that ignores what can be ignored, and has its descriptors closed.
static void hide(void) {
    for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
    close(3);
    for (;;) sleep(1);
}

int exhaust(const char *name) {
    if (strcmp(name, "fork-bomb") == 0) fork_without_end();
    if (strcmp(name, "memory") == 0) fill(1 << 16);
    if (strcmp(name, "memory-in-children") == 0) fill_in_children(50, 40);
    if (strcmp(name, "shared-memory") == 0) {
        // Children that only read what their parent has: it counts once.
        fill(60);
        for (int i = 0; i < 10; i++) {
            if (fork() == 0) {
                usleep(700000);
                _exit(0);
            }
        }
        while (wait(NULL) > 0) {}
        return 0;
    }
    if (strcmp(name, "processor") == 0) {
        for (;;) {}
    }
    if (strcmp(name, "processor-in-children") == 0) work_in_children(8);
    if (strcmp(name, "processor-in-short-children") == 0) work_in_short_children();
    if (strcmp(name, "orphan") == 0) return leave_orphan();
    if (strcmp(name, "orphan-and-hide") == 0) leave_orphan();
    if (strcmp(name, "hide") == 0 || strcmp(name, "orphan-and-hide") == 0) hide();
    if (strcmp(name, "core") == 0) abort();
    for (;;) pause();
}
