// What hostile programs do with paths.
#define _GNU_SOURCE
#include "probe.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/// A path of the world outside, by one of its names. What it says may be read only by who has broken out.
static const char *outer_path(void) {
    static char path[PATH_MAX];
    static const char *const names[] = {"secret.txt", "secret.txt", "link", "program", ".", "hostile-new", "./././"};
    const char *name = outside(names[below(7)]);
    switch (below(12)) {
    case 0: snprintf(path, sizeof(path), "/proc/self/root%s", name); break;
    case 1: snprintf(path, sizeof(path), "/proc/%d/root%s", world.tool, name); break;
    case 2: snprintf(path, sizeof(path), "/proc/%d/cwd/outside/secret.txt", world.tool); break;
    case 3: snprintf(path, sizeof(path), "/proc/%d/root%s", world.parent - below(3), name); break;
    case 4: snprintf(path, sizeof(path), "%s/../outside/secret.txt", world.allowed); break;
    case 5: return allowed("link-to-secret");
    case 6: snprintf(path, sizeof(path), "//%s/..//outside/./%s", world.allowed, names[below(4)]); break;
    case 7: snprintf(path, sizeof(path), "/proc/thread-self/root%s", name); break;
    default: snprintf(path, sizeof(path), "%s", name); break;
    }
    return path;
}

/// A path that nobody within may have: of the system, of other processes, of other users.
static const char *foreign_path(void) {
    static const char *const paths[] = {
        "/etc/passwd", "/etc/shadow", "/etc/ssh/ssh_host_rsa_key", "/root", "/home", "/dev/mem", "/dev/sda", "/dev/kmsg",
        "/dev/shm", "/tmp", "/run", "/sys/kernel", "/proc/kcore", "/proc/kallsyms", "/boot",
    };
    static const char *const files[] = {"environ", "maps", "mem", "fd/0", "fd/3", "cmdline", "exe", "cwd", "ns/mnt"};
    int process = below(3);
    if (below(2) == 0) return paths[below(15)];
    return of_process(process == 0 ? world.tool : process == 1 ? world.parent : 1 + below(2), files[below(9)]);
}

/// A path that something may be changed at; if that succeeded, nothing would be harmed but the world of the tests.
static const char *changed_path(void) {
    static const char *const paths[] = {"/hostile-new", "/tmp/hostile-new", "/dev/shm/hostile-new", "/proc/self/comm"};
    switch (below(4)) {
    case 0: return paths[below(4)];
    case 1: return allowed(below(2) ? "allowed.txt" : "hostile-new");
    default: return outer_path();
    }
}

/// Reads what a descriptor has, in one of some ways.
static void keep_content(int file) {
    static char bytes[4096];
    struct iovec part = {bytes, sizeof(bytes)};
    ssize_t count = -1;
    switch (below(4)) {
    case 0: count = read(file, bytes, sizeof(bytes)); break;
    case 1: count = pread(file, bytes, sizeof(bytes), 0); break;
    case 2: count = readv(file, &part, 1); break;
    default: {
        void *map = mmap(NULL, 4096, PROT_READ, below(2) ? MAP_PRIVATE : MAP_SHARED, file, 0);
        struct stat status;
        if (map == MAP_FAILED) return;
        // Beyond the end of a file, there is nothing to be read.
        if (fstat(file, &status) == 0 && status.st_size > 0) {
            keep_loot(map, status.st_size < 4096 ? (size_t)status.st_size : 4096);
        }
        munmap(map, 4096);
        return;
    }
    }
    if (count > 0) keep_loot(bytes, (size_t)count);
}

static void read_outside(void) {
    const char *path = outer_path();
    int folder = AT_FDCWD;
    static const int flags[] = {O_RDONLY, O_NONBLOCK, O_NOFOLLOW, O_DIRECTORY, O_CLOEXEC, O_PATH, O_RDWR, O_WRONLY};
    if (below(4) == 0) {
        folder = open(world.allowed, O_RDONLY | O_DIRECTORY);
        path = "../outside/secret.txt";
    }
    int file = openat(folder, path, flags[below(8)]);
    if (file < 0) return;
    say_escape("opened", path);
    keep_content(file);
}

static void read_foreign(void) {
    int file = open(foreign_path(), O_RDONLY | O_NONBLOCK);
    if (file >= 0) keep_content(file);
}

static void list(void) {
    DIR *folder = opendir(below(2) ? world.outside : foreign_path());
    if (folder == NULL) return;
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) keep_loot(entry->d_name, strlen(entry->d_name));
}

/// Makes one change to files, of those that a program has calls for.
static long change(const char *from, const char *to) {
    switch (below(20)) {
    case 0: return syscall(__NR_renameat2, AT_FDCWD, from, AT_FDCWD, to, below(3));
    case 1: return syscall(__NR_linkat, AT_FDCWD, from, AT_FDCWD, to, below(2) ? 0x400 : 0);
    case 2: return syscall(__NR_symlinkat, from, AT_FDCWD, to);
    case 3: return syscall(__NR_unlinkat, AT_FDCWD, from, below(2) ? AT_REMOVEDIR : 0);
    case 4: return syscall(__NR_mkdirat, AT_FDCWD, to, 0777);
    case 5: return syscall(__NR_mknodat, AT_FDCWD, to, below(2) ? S_IFIFO | 0666 : S_IFCHR | 0666, 0x103);
    case 6: return syscall(__NR_truncate, from, below(100));
    case 7: return syscall(__NR_fchmodat, AT_FDCWD, from, 07777);
    case 8: return syscall(__NR_fchownat, AT_FDCWD, from, getuid(), getgid(), 0);
    case 9: return syscall(__NR_utimensat, AT_FDCWD, from, NULL, 0);
    case 10: return syscall(__NR_setxattr, from, "user.hostile", "x", 1, 0);
    case 11: return syscall(__NR_removexattr, from, "user.hostile");
    case 12: return open(to, O_WRONLY | O_CREAT, 0666);
    case 13: return open(from, O_WRONLY | O_TRUNC | O_APPEND);
    case 14: return open(from, O_TMPFILE | O_RDWR, 0600);
    case 15: return open(from, O_RDONLY | O_TRUNC);
    case 16: return syscall(__NR_mount, from, to, "tmpfs", 4096, NULL);
    case 17: return syscall(__NR_chroot, from);
    case 18: return syscall(__NR_chdir, from);
    default: return syscall(__NR_name_to_handle_at, AT_FDCWD, from, random_argument(), random_argument(), 0);
    }
}

static void change_files(void) {
    for (int i = 1 + below(8); i > 0; i--) {
        char from[PATH_MAX];
        snprintf(from, sizeof(from), "%s", changed_path());
        const char *to = changed_path();
        if (change(from, to) >= 0) say_escape("changed", from);
    }
}

/// Asks for names, sizes and dates.
static void ask_for_names(void) {
    static char bytes[4096];
    for (int i = 1 + below(8); i > 0; i--) {
        const char *path = outer_path();
        long result;
        switch (below(6)) {
        case 0: result = syscall(__NR_newfstatat, AT_FDCWD, path, bytes, below(2) ? 0x100 : 0); break;
        case 1: result = syscall(__NR_statx, AT_FDCWD, path, 0, 0x7ff, bytes); break;
        case 2: result = syscall(__NR_readlinkat, AT_FDCWD, path, bytes, sizeof(bytes)); break;
        case 3: result = syscall(__NR_faccessat, AT_FDCWD, path, below(8)); break;
        case 4: result = syscall(__NR_faccessat2, AT_FDCWD, path, below(8), 0x200); break;
        default: result = syscall(__NR_statfs, path, bytes); break;
        }
        // The link inside is there, and says where it leads; so are the folders on the way to one that may be read.
        if (result >= 0 && strstr(path, "link-to-secret") == NULL) say_escape("asked for", path);
    }
}

/// A path that another thread changes meanwhile, so that what is checked may not be what is opened.
static char changing[PATH_MAX];
static volatile int is_over;

static int flip(void *unused) {
    (void)unused;
    const char *inner = allowed("allowed.txt"), *outer = outside("secret.txt");
    size_t size = strlen(inner) + 1, other = strlen(outer) + 1;
    while (!is_over) {
        memcpy(changing, inner, size);
        memcpy(changing, outer, other);
    }
    return 0;
}

static void race(void) {
    static char stack[1 << 16], bytes[64];
    int flags = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM;
    snprintf(changing, sizeof(changing), "%s", allowed("allowed.txt"));
    is_over = 0;
    if (clone(flip, stack + sizeof(stack), flags, NULL) < 0) return;
    for (int i = 0; i < 2000; i++) {
        int file = open(changing, O_RDONLY);
        if (file < 0) continue;
        ssize_t count = read(file, bytes, sizeof(bytes));
        if (count > 0) keep_loot(bytes, (size_t)count);
        close(file);
    }
    is_over = 1;
}

const struct action path_actions[] = {
    {"read outside", read_outside, 20},
    {"read foreign paths", read_foreign, 10},
    {"list folders", list, 6},
    {"change files", change_files, 20},
    {"ask for names", ask_for_names, 12},
    {"change a path meanwhile", race, 6},
    {NULL, NULL, 0},
};
