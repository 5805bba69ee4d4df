// Rules of Landlock, by the version that the kernel has. The numbers are written out, since the headers of a system may
// be older than its kernel; they are those of the kernel's documentation "Landlock: unprivileged access control".
#define _GNU_SOURCE
#include "broker.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define CREATE_RULESET 444
#define ADD_RULE 445
#define RESTRICT_SELF 446
#define BENEATH_PATH 1

#define EXECUTE_FILE (1ULL << 0)
#define READ_FILE (1ULL << 2)
#define READ_FOLDER (1ULL << 3)

/// What a set of rules handles: what it does not allow is refused.
struct ruleset {
    uint64_t files, network, scopes;
};

struct beneath_path {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

int landlock_version(void) {
    long version = syscall(CREATE_RULESET, NULL, 0, 1U);
    return version > 0 ? (int)version : 0;
}

/// Returns what a version can refuse, and the size of the structure that it knows.
static struct ruleset handled(int version, size_t *size) {
    // Executing, writing, reading, listing, removing (2) and making (7); then moving to other folders, truncating,
    // commands to devices.
    int count = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13;
    struct ruleset rules = {.files = (1ULL << count) - 1};
    // To listen on and connect to TCP ports.
    if (version >= 4) rules.network = 3;
    // Abstract sockets and signals of processes outside.
    if (version >= 6) rules.scopes = 3;
    *size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    return rules;
}

static const char *allow(int rules, const char *path, uint64_t rights) {
    int file = open(path, O_PATH | O_CLOEXEC);
    struct stat status;
    // What is not there cannot be read.
    if (file < 0) return NULL;
    if (fstat(file, &status) != 0) {
        close(file);
        return "a readable folder cannot be opened";
    }
    if (!S_ISDIR(status.st_mode)) rights &= ~READ_FOLDER;
    struct beneath_path rule = {rights, file};
    long result = syscall(ADD_RULE, rules, BENEATH_PATH, &rule, 0);
    close(file);
    return result == 0 ? NULL : "a rule of Landlock is refused";
}

const char *restrict_files(const struct plan *plan, int has_root) {
    size_t size = 0;
    struct ruleset handles = handled(landlock_version(), &size);
    int rules = (int)syscall(CREATE_RULESET, &handles, size, 0U);
    if (rules < 0) return "Landlock makes no set of rules";
    const char *problem = NULL;
    for (int i = 0; i < plan->readable_count && problem == NULL; i++) {
        problem = allow(rules, plan->readable[i], READ_FILE | READ_FOLDER);
    }
    if (problem == NULL) problem = allow(rules, plan->program[0], READ_FILE | EXECUTE_FILE);
    if (problem == NULL && plan->loader[0]) problem = allow(rules, plan->loader, READ_FILE | EXECUTE_FILE);
    // With a root of its own, this shows the processes of the group only; without, the program has itself.
    if (problem == NULL) problem = allow(rules, has_root ? "/proc" : "/proc/self", READ_FILE | READ_FOLDER);
    if (problem == NULL && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) problem = "no_new_privs cannot be set";
    if (problem == NULL && syscall(RESTRICT_SELF, rules, 0U) != 0) problem = "Landlock is refused";
    close(rules);
    return problem;
}
