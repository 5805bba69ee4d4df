// A root folder of its own, in memory, with nothing but what may be read: each at its own path, for reading only. What
// lies elsewhere has no name.
#define _GNU_SOURCE
#include "broker.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/mount.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Numbers of calls are the same on all newer architectures; older C libraries do not have them.
#define OPEN_TREE 428
#define MOVE_MOUNT 429
#define MOUNT_SETATTR 442
#define MOST_ENTRIES 512

/// A folder or file that is mounted, or a link that is made as it is outside.
struct entry {
    char *path;
    /// What a link says; NULL for others.
    char *target;
    int mount;
    int is_folder;
};

struct entries {
    struct entry items[MOST_ENTRIES];
    int count;
};

static int lies_in(const char *path, const char *folder) {
    size_t length = strlen(folder);
    return strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0 || length == 1);
}

static int is_there(const struct entries *entries, const char *path, int is_link) {
    for (int i = 0; i < entries->count; i++) {
        const struct entry *entry = &entries->items[i];
        if (is_link ? entry->target != NULL && strcmp(entry->path, path) == 0
                    : entry->target == NULL && lies_in(path, entry->path)) {
            return 1;
        }
    }
    return 0;
}

/// Adds the links on the way to a path, and what the path leads to. What is not there is passed over.
static const char *add_path(struct entries *entries, const char *path, int depth) {
    char prefix[PATH_MAX], target[PATH_MAX], rest[PATH_MAX * 2 + 2];
    struct stat status;
    if (path[0] != '/' || strlen(path) >= PATH_MAX) return "a readable folder has no absolute path";
    if (depth > 40) return "too many links lead to a readable folder";
    for (const char *end = strchr(path + 1, '/');; end = strchr(end + 1, '/')) {
        size_t length = end ? (size_t)(end - path) : strlen(path);
        memcpy(prefix, path, length);
        prefix[length] = 0;
        if (lstat(prefix, &status) != 0) return NULL;
        if (S_ISLNK(status.st_mode)) {
            ssize_t size = readlink(prefix, target, sizeof(target) - 1);
            if (size < 0) return NULL;
            target[size] = 0;
            if (!is_there(entries, prefix, 1) && entries->count < MOST_ENTRIES) {
                entries->items[entries->count++] = (struct entry){strdup(prefix), strdup(target), -1, 0};
            }
            char *slash = strrchr(prefix, '/');
            if (target[0] == '/') prefix[0] = 0;
            else *slash = 0;
            snprintf(rest, sizeof(rest), "%s%s%s%s", prefix, target[0] == '/' ? "" : "/", target, end ? end : "");
            if (strlen(rest) >= PATH_MAX) return "the path of a readable folder is too long";
            char *plain = realpath(rest, NULL);
            // The links that this passes are added as well.
            const char *next = strstr(rest, "..") ? plain : rest;
            const char *problem = plain == NULL ? NULL : add_path(entries, next, depth + 1);
            free(plain);
            return problem;
        }
        if (end == NULL || end[1] == 0) break;
    }
    if (is_there(entries, prefix, 0)) return NULL;
    if (entries->count == MOST_ENTRIES) return "there are too many readable folders";
    entries->items[entries->count++] = (struct entry){strdup(prefix), NULL, -1, S_ISDIR(status.st_mode)};
    return NULL;
}

static int by_length(const void *first, const void *second) {
    const struct entry *a = first, *b = second;
    size_t x = strlen(a->path), y = strlen(b->path);
    return x < y ? -1 : x > y;
}

int make_user_map(uid_t user) {
    int ends[2], result = -1;
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    pid_t child = (pid_t)syscall(__NR_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0);
    if (child == 0) {
        char byte;
        close(ends[1]);
        _exit(read(ends[0], &byte, 1) < 0);
    }
    if (child > 0) {
        static const char *const names[] = {"uid_map", "gid_map"};
        char path[64], line[64];
        int written = 0;
        for (int i = 0; i < 2; i++) {
            snprintf(path, sizeof(path), "/proc/%d/%s", (int)child, names[i]);
            int size = snprintf(line, sizeof(line), "0 %u 1\n", (unsigned)user);
            int file = open(path, O_WRONLY | O_CLOEXEC);
            written += file >= 0 && write(file, line, (size_t)size) == size;
            if (file >= 0) close(file);
        }
        snprintf(path, sizeof(path), "/proc/%d/ns/user", (int)child);
        if (written == 2) result = open(path, O_RDONLY | O_CLOEXEC);
    }
    close(ends[0]);
    close(ends[1]);
    while (child > 0 && waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    return result;
}

/// Opens what is mounted, for reading only and without what devices and changed users could do.
///
/// With a map of users, files of the root user are another's. Returns 0, or an error number.
static int open_mount(struct entry *entry, int map) {
    struct mount_attr attributes = {
        .attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV,
        .userns_fd = map >= 0 ? (uint64_t)map : 0,
    };
    if (map >= 0) attributes.attr_set |= MOUNT_ATTR_IDMAP;
    if (entry->mount < 0) {
        entry->mount = (int)syscall(
            OPEN_TREE, AT_FDCWD, entry->path, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE);
    }
    if (entry->mount < 0) return errno;
    long result = syscall(
        MOUNT_SETATTR, entry->mount, "", AT_EMPTY_PATH | AT_RECURSIVE, &attributes, sizeof(attributes));
    return result == 0 ? 0 : errno;
}

/// Makes the folders that a path lies in.
static void make_folders(const char *path) {
    char prefix[PATH_MAX];
    for (const char *end = strchr(path + 1, '/'); end != NULL; end = strchr(end + 1, '/')) {
        memcpy(prefix, path, (size_t)(end - path));
        prefix[end - path] = 0;
        // Those that are there are there.
        if (mkdir(prefix, 0755) != 0 && errno != EEXIST && errno != EROFS) return;
    }
}

static const char *place(const char *root, struct entry *entry) {
    char path[PATH_MAX * 2];
    snprintf(path, sizeof(path), "%s%s", root, entry->path);
    make_folders(path);
    if (entry->target != NULL) {
        // A link in a folder that is mounted is there already.
        if (symlink(entry->target, path) != 0 && errno != EEXIST && errno != EROFS) return "a link cannot be made";
        return NULL;
    }
    if (entry->is_folder) {
        if (mkdir(path, 0755) != 0 && errno != EEXIST && errno != EROFS) return "a folder cannot be made";
    } else {
        int file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0444);
        if (file >= 0) close(file);
    }
    if (syscall(MOVE_MOUNT, entry->mount, "", AT_FDCWD, path, MOVE_MOUNT_F_EMPTY_PATH) != 0) {
        return "a readable folder cannot be mounted";
    }
    close(entry->mount);
    return NULL;
}

/// Shows the processes of this namespace, if the system lets a process without privileges do so.
static void mount_processes(const char *root) {
    static const char *const options[] = {"subset=pid,hidepid=invisible", "hidepid=2", ""};
    char path[PATH_MAX];
    snprintf(path, sizeof(path), "%s/proc", root);
    if (mkdir(path, 0755) != 0) return;
    for (int i = 0; i < 3; i++) {
        if (mount("proc", path, "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY, options[i]) == 0) return;
    }
}

static const char *collect(const struct plan *plan, struct entries *entries) {
    const char *problem = NULL;
    for (int i = 0; i < plan->readable_count && problem == NULL; i++) {
        problem = add_path(entries, plan->readable[i], 0);
    }
    if (problem == NULL) problem = add_path(entries, plan->program[0], 0);
    if (problem == NULL && plan->loader[0]) problem = add_path(entries, plan->loader, 0);
    // Folders before what lies in them.
    qsort(entries->items, (size_t)entries->count, sizeof(entries->items[0]), by_length);
    return problem;
}

/// Opens all mounts, for another user if that can read them.
static const char *open_mounts(struct plan *plan, struct entries *entries) {
    int changes_user = plan->user != geteuid(), unmapped = 0;
    int map = changes_user ? plan->user_map : -1;
    for (int i = 0; i < entries->count; i++) {
        struct entry *entry = &entries->items[i];
        if (entry->target != NULL) continue;
        if (map >= 0 && open_mount(entry, map) == 0) continue;
        unmapped = 1;
        int error = open_mount(entry, -1);
        if (error != 0) return error == ENOSYS ? "mount_setattr is missing" : "a readable folder cannot be mounted";
    }
    if (!changes_user || !unmapped || can_read_as(plan, plan->user)) return NULL;
    // A file system without mapped users, whose files are the root user's: without capabilities, that is one as others
    // are.
    plan->user = geteuid();
    plan->group = getegid();
    for (int i = 0; i < entries->count; i++) {
        if (entries->items[i].mount >= 0) close(entries->items[i].mount);
        entries->items[i].mount = -1;
    }
    return open_mounts(plan, entries);
}

/// Makes the working directory with nothing in it, if it may not be read: paths that begin there lead to what may.
static void make_working_directory(const char *root, const char *directory) {
    char path[PATH_MAX * 2];
    int length = snprintf(path, sizeof(path), "%s%s/", root, directory);
    if (length > 0 && (size_t)length < sizeof(path)) make_folders(path);
}

const char *enter_root(struct plan *plan) {
    static struct entries entries;
    static char directory[PATH_MAX];
    if (getcwd(directory, sizeof(directory)) == NULL) directory[0] = 0;
    const char *problem = collect(plan, &entries);
    if (problem != NULL) return problem;
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return "the mount namespace is not private";
    problem = open_mounts(plan, &entries);
    if (problem != NULL) return problem;
    static const char *const places[] = {"/tmp", "/usr", "/proc"};
    const char *root = NULL;
    for (int i = 0; i < 3 && root == NULL; i++) {
        if (mount("tmpfs", places[i], "tmpfs", MS_NOSUID | MS_NODEV, "size=256k,nr_inodes=2k,mode=755") == 0) {
            root = places[i];
        }
    }
    if (root == NULL) return "no root can be mounted";
    mount_processes(root);
    for (int i = 0; i < entries.count && problem == NULL; i++) {
        int is_within = 0;
        for (int j = 0; j < i && !is_within; j++) {
            is_within = entries.items[j].target == NULL && entries.items[j].is_folder
                && lies_in(entries.items[i].path, entries.items[j].path);
        }
        if (!is_within) problem = place(root, &entries.items[i]);
    }
    if (problem != NULL) return problem;
    if (directory[0] == '/') make_working_directory(root, directory);
    unsigned long flags = MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV;
    if (chdir(root) != 0 || mount(NULL, root, NULL, flags, NULL) != 0) {
        return "the root cannot be made read-only";
    }
    // The old root comes to lie on the new one, and is taken off.
    if (syscall(__NR_pivot_root, ".", ".") != 0 || umount2(".", MNT_DETACH) != 0 || chdir("/") != 0) {
        return "the root cannot be entered";
    }
    if (directory[0] == '/' && chdir(directory) != 0 && chdir("/") != 0) return "the root cannot be entered";
    return NULL;
}
