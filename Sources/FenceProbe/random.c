#define _GNU_SOURCE
#include "probe.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

static uint64_t state;

void seed_numbers(uint64_t seed) {
    // Never 0, from which there is no way out.
    state = (seed + 1) * 0x9e3779b97f4a7c15ULL | 1;
    for (int i = 0; i < 4; i++) draw();
}

uint64_t draw(void) {
    // Marsaglia's xorshift64.
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

int below(int count) { return (int)((draw() >> 11) % (uint64_t)count); }

long random_argument(void) {
    static char buffer[1 << 16];
    const char *paths[] = {
        outside("secret.txt"), outside("new"), allowed("allowed.txt"), allowed("new"), "/", "/proc/self/mem", "",
    };
    switch (below(10)) {
    case 0: return (long)paths[below(7)];
    case 1: return (long)(buffer + below(60000));
    case 2: return AT_FDCWD;
    case 3: return below(8);
    case 4: return world.tool;
    case 5: return 1L << below(40);
    case 6: return -(long)below(4);
    case 7: return (long)(draw() & 0xffff);
    case 8: return getpid();
    default: return (long)draw();
    }
}

void make_random_calls(int count) {
    for (int i = 0; i < count; i++) {
        syscall(below(480), random_argument(), random_argument(), random_argument(), random_argument(),
            random_argument(), random_argument());
    }
}

void call_at_random(unsigned long seed, long count) {
    for (long made = 0; made < count;) {
        // A few at a time, since some end or stop the process that makes them.
        pid_t child = fork();
        if (child == 0) {
            seed_numbers(seed + (unsigned long)made);
            // What is written at random would be read as messages.
            close(1);
            close(3);
            alarm(1);
            make_random_calls(50);
            _exit(0);
        }
        for (int tries = 0; child > 0 && waitpid(child, NULL, WNOHANG) != child; tries++) {
            if (tries == 20) kill(child, SIGKILL);
            usleep(500);
        }
        made += 50;
    }
}
