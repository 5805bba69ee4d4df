// Memory and processor time of the processes of the group, from /proc.
#define _GNU_SOURCE
#include "broker.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Reads the start of a file of /proc as text; returns an empty one if there is none.
static void read_text(char *text, size_t size, const char *format, int first, int second) {
    char path[96];
    snprintf(path, sizeof(path), format, first, second);
    text[0] = 0;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    size_t length = 0;
    for (ssize_t count; length < size - 1 && (count = read(file, text + length, size - 1 - length)) > 0;) {
        length += (size_t)count;
    }
    text[length] = 0;
    close(file);
}

/// Returns the number behind a name, as in "VmRSS:   12 kB"; 0 without it.
static uint64_t value(const char *text, const char *name) {
    const char *line = strstr(text, name);
    return line == NULL ? 0 : strtoull(line + strlen(name), NULL, 10);
}

/// What several processes share is divided among them here. It takes longer: the kernel walks all of the memory.
static uint64_t shared_out_memory(int process, uint64_t otherwise) {
    char text[2048];
    read_text(text, sizeof(text), "/proc/%d/smaps_rollup", process, 0);
    uint64_t share = value(text, "\nPss:") + value(text, "\nSwapPss:");
    return text[0] ? share * 1024 : otherwise;
}

static uint64_t memory(int process) {
    char text[4096];
    read_text(text, sizeof(text), "/proc/%d/status", process, 0);
    return (value(text, "\nVmRSS:") + value(text, "\nVmSwap:") + value(text, "\nVmPTE:")) * 1024;
}

/// Adds the times of a process, and those of its children that have ended, and its threads.
static void add_times(int process, struct usage *usage) {
    char text[1024];
    unsigned long long times[4];
    long threads = 0;
    read_text(text, sizeof(text), "/proc/%d/stat", process, 0);
    // The name is in parentheses, and may have some of its own. Then come the fields from 3 on; 14 to 17 are the times.
    const char *rest = strrchr(text, ')');
    if (rest != NULL
        && sscanf(rest + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu %llu %llu %*d %*d %ld", times,
               times + 1, times + 2, times + 3, &threads)
            == 5) {
        usage->ticks += times[0] + times[1] + times[2] + times[3];
        usage->tasks += threads > 0 ? (uint64_t)threads : 1;
    }
}

/// Processes in the order in which they are found.
struct list {
    int items[4096];
    int count;
};

/// Adds the children that the threads of a process have started.
static void add_children(int process, struct list *list) {
    char path[64], text[1 << 15];
    snprintf(path, sizeof(path), "/proc/%d/task", process);
    DIR *tasks = opendir(path);
    if (tasks == NULL) return;
    for (struct dirent *task; (task = readdir(tasks)) != NULL;) {
        int thread = atoi(task->d_name);
        if (thread <= 0) continue;
        read_text(text, sizeof(text), "/proc/%d/task/%d/children", process, thread);
        char *next = text;
        for (long child; (child = strtol(next, &next, 10)) > 0;) {
            if (list->count < (int)(sizeof(list->items) / sizeof(list->items[0]))) {
                list->items[list->count++] = (int)child;
            }
        }
    }
    closedir(tasks);
}

struct usage measure_group(pid_t keeper, uint64_t memory_limit) {
    static struct list list;
    struct usage usage = {0};
    list.count = 0;
    add_times(keeper, &usage);
    usage.tasks = 0;
    add_children(keeper, &list);
    for (int i = 0; i < list.count; i++) add_children(list.items[i], &list);
    for (int i = 0; i < list.count; i++) {
        add_times(list.items[i], &usage);
        usage.memory += memory(list.items[i]);
    }
    if (memory_limit == 0 || usage.memory <= memory_limit) return usage;
    usage.memory = 0;
    for (int i = 0; i < list.count; i++) usage.memory += shared_out_memory(list.items[i], memory(list.items[i]));
    return usage;
}
