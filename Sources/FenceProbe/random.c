#define _GNU_SOURCE
#include "probe.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

static uint64_t state;

/// Seeded random numbers (xorshift64).
static uint64_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

/// An argument that some call may take for something good.
static long argument(void) {
    static char buffer[1 << 16];
    const char *paths[] = {
        outside("secret.txt"), outside("new"), allowed("allowed.txt"), allowed("new"), "/", "/proc/self/mem", "",
    };
    switch (next() % 10) {
    case 0: return (long)paths[next() % 7];
    case 1: return (long)(buffer + next() % 60000);
    case 2: return AT_FDCWD;
    case 3: return (long)(next() % 8);
    case 4: return world.tool;
    case 5: return 1L << next() % 40;
    case 6: return -(long)(next() % 4);
    case 7: return (long)(next() & 0xffff);
    case 8: return getpid();
    default: return (long)next();
    }
}

void call_at_random(unsigned long seed, long count) {
    for (long made = 0; made < count;) {
        // A few at a time, since some end or stop the process that makes them.
        pid_t child = fork();
        if (child == 0) {
            state = (seed + (unsigned long)made + 1) * 0x9e3779b97f4a7c15ULL;
            // What is written at random would be read as messages.
            close(1);
            close(3);
            alarm(1);
            for (int i = 0; i < 50; i++) {
                syscall((long)(next() % 480), argument(), argument(), argument(), argument(), argument(), argument());
            }
            _exit(0);
        }
        for (int tries = 0; child > 0 && waitpid(child, NULL, WNOHANG) != child; tries++) {
            if (tries == 20) kill(child, SIGKILL);
            usleep(500);
        }
        made += 50;
    }
}
