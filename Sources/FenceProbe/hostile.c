// Programs that are drawn from a seed: what an app's program says to the tool, and hostile actions before, between and
// in the place of it.
#define _GNU_SOURCE
#include "probe.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/// Which process carries out an action.
enum place {
    HERE,
    /// A child that is waited for.
    CHILD,
    /// One that is not.
    BESIDE,
};

struct step {
    const struct action *action;
    enum place place;
    uint64_t seed;
};

struct program {
    struct step steps[64];
    int count;
};

static const char *const place_names[] = {"", " in a child", " in a process beside"};

// MARK: Loot

static char loot[1 << 16];
static size_t loot_size;

void keep_loot(const void *bytes, size_t count) {
    if (count > sizeof(loot)) count = sizeof(loot);
    if (loot_size + count > sizeof(loot)) loot_size = 0;
    memcpy(loot + loot_size, bytes, count);
    loot_size += count;
}

void write_all(int descriptor, const void *bytes, size_t count) {
    for (size_t done = 0; done < count;) {
        ssize_t written = write(descriptor, (const char *)bytes + done, count - done);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        done += (size_t)written;
    }
}

void say_escape(const char *what, const char *where) {
    char line[5000];
    int length = snprintf(line, sizeof(line), "\n!escaped: %s %s\n", what, where);
    write_all(STDERR_FILENO, line, length < (int)sizeof(line) ? (size_t)length : sizeof(line) - 1);
}

static void send_loot(void) {
    int descriptor = 1 + below(3);
    if (descriptor == 3) {
        uint32_t length = (uint32_t)loot_size;
        write_all(3, &length, sizeof(length));
    }
    write_all(descriptor, loot, loot_size);
}

// MARK: Attempts of the tables

/// Tries something of the tables that are tried one by one elsewhere, in the state that the process is in now.
static void attempt(void) {
    const struct probe *const tables[] = {file_probes, process_probes, kernel_probes, network_probes, memory_probes};
    const struct probe *table = tables[below(5)];
    int count = 0;
    while (table[count].name != NULL) count++;
    const struct probe *probe = &table[below(count)];
    if (probe->attempt() >= 0) say_escape("attempt", probe->name);
}

static void call_few(void) { make_random_calls(1 + below(20)); }
static void call_many(void) { make_random_calls(100 + below(400)); }

static const struct action own_actions[] = {
    {"loot to somewhere", send_loot, 6},
    {"an attempt", attempt, 20},
    {"a few calls", call_few, 10},
    {"many calls", call_many, 5},
    {NULL, NULL, 0},
};

// MARK: Drawing and running

static const struct action *const tables[] = {
    own_actions, path_actions, process_actions, resource_actions, message_actions,
};

static const struct action *draw_action(void) {
    int sum = 0, place = 0;
    for (int i = 0; i < 5; i++) {
        for (const struct action *action = tables[i]; action->name != NULL; action++) sum += action->weight;
    }
    place = below(sum);
    for (int i = 0; i < 5; i++) {
        for (const struct action *action = tables[i]; action->name != NULL; action++) {
            if ((place -= action->weight) < 0) return action;
        }
    }
    return own_actions;
}

static void add(struct program *program, const struct action *action, enum place place) {
    if (program->count == (int)(sizeof(program->steps) / sizeof(program->steps[0]))) return;
    program->steps[program->count++] = (struct step){action, place, draw()};
}

/// Draws a program: up to three actions before each part of the conversation, of which some are left out.
static struct program draw_program(uint64_t seed) {
    struct program program = {.count = 0};
    seed_numbers(seed);
    // Some are honest for a while, so that they come far.
    int honest = below(8);
    for (int i = 0;; i++) {
        for (int count = i < honest ? 0 : below(4); count > 0; count--) {
            int place = below(10);
            add(&program, draw_action(), place < 6 ? HERE : place < 8 ? CHILD : BESIDE);
        }
        if (conversation[i].name == NULL) return program;
        if (i < honest || below(5) > 0) add(&program, &conversation[i], HERE);
    }
}

static void run(const struct step *step) {
    if (step->place == HERE) {
        seed_numbers(step->seed);
        step->action->run();
        return;
    }
    pid_t child = fork();
    if (child == 0) {
        seed_numbers(step->seed);
        step->action->run();
        _exit(0);
    }
    // Not longer than a moment, so that the program does something else beside what takes longer.
    for (int i = 0; child > 0 && step->place == CHILD && i < 50; i++) {
        if (waitpid(child, NULL, WNOHANG) != 0) return;
        usleep(1000);
    }
}

int run_hostile(uint64_t seed) {
    struct program program = draw_program(seed);
    load_messages();
    for (int i = 0; i < program.count; i++) run(&program.steps[i]);
    write_all(STDOUT_FILENO, loot, loot_size);
    write_all(STDERR_FILENO, loot, loot_size);
    return below(3) == 0 ? below(256) : 0;
}

int describe_hostile(uint64_t seed) {
    struct program program = draw_program(seed);
    for (int i = 0; i < program.count; i++) {
        const struct step *step = &program.steps[i];
        say("%s%s\n", step->action->name, place_names[step->place]);
    }
    return 0;
}
