// Answers questions about paths, where there are no namespaces: Landlock keeps a process from reading and listing, but
// not from asking for names, sizes and dates, and it cannot allow what /proc shows of a group of processes. The filter
// hands such calls over (SECCOMP_RET_USER_NOTIF), and the keeper, which has the same user, carries them out: it copies
// the path, resolves it itself, and answers only for what may be read. Whatever else there is does not exist.
#define _GNU_SOURCE
#include "broker.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/seccomp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/// A folder or file that may be read, by a name that it has.
struct name {
    char *path;
    int is_folder;
};

static struct name *names;
static int name_count;
/// The session of the program, which none of its processes can leave.
static int session;

enum kind { OPEN, STATUS, EXTENDED_STATUS, ACCESS, LINK };

/// A call, as its arguments say it.
struct question {
    enum kind kind;
    pid_t process;
    int folder;
    uint64_t path, buffer, size;
    int flags, mode;
    int follows;
};

static void add_name(const char *path) {
    struct stat status;
    if (path == NULL || stat(path, &status) != 0) return;
    names[name_count++] = (struct name){strdup(path), S_ISDIR(status.st_mode)};
}

void prepare_names(const struct plan *plan) {
    names = calloc((size_t)plan->readable_count * 2 + 4, sizeof(struct name));
    if (names == NULL) fail(NO_FENCE, "there is no memory");
    for (int i = 0; i < plan->readable_count + 2; i++) {
        const char *path = i < plan->readable_count ? plan->readable[i]
            : i == plan->readable_count             ? plan->program[0]
                                                    : plan->loader;
        if (path[0] == 0) continue;
        char *plain = realpath(path, NULL);
        add_name(path);
        if (plain != NULL && strcmp(plain, path) != 0) add_name(plain);
        free(plain);
    }
}

static int lies_in(const char *path, const char *folder) {
    size_t length = strlen(folder);
    return strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

/// Whether a process or thread is one of the group.
static int is_of_group(int process) {
    char path[64], text[512];
    int own = 0;
    snprintf(path, sizeof(path), "/proc/%d/stat", process);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t count = read(file, text, sizeof(text) - 1);
    close(file);
    text[count > 0 ? count : 0] = 0;
    const char *rest = strrchr(text, ')');
    return rest != NULL && sscanf(rest + 1, " %*c %*d %*d %d", &own) == 1 && own == session;
}

/// Whether what a path without links and dots leads to may be opened, or else asked for.
static int is_allowed(const char *path, enum kind kind) {
    if (strncmp(path, "/proc/", 6) == 0) {
        int process = atoi(path + 6);
        return process > 0 && is_of_group(process);
    }
    for (int i = 0; i < name_count; i++) {
        if (names[i].is_folder ? lies_in(path, names[i].path) : strcmp(path, names[i].path) == 0) return 1;
        // The folders that a readable one lies in are there, but cannot be listed.
        if (kind != OPEN && (lies_in(names[i].path, path) || strcmp(path, "/") == 0)) return 1;
    }
    return 0;
}

/// Reads a text of another process. Returns 0, or an error number.
static int read_text(pid_t process, uint64_t address, char *text, size_t size) {
    for (size_t length = 0; length < size;) {
        // Up to the end of a page, since the next may not be there.
        size_t piece = 4096 - (address + length) % 4096;
        if (piece > size - length) piece = size - length;
        struct iovec here = {text + length, piece}, there = {(void *)(uintptr_t)(address + length), piece};
        ssize_t count = process_vm_readv(process, &here, 1, &there, 1, 0);
        if (count <= 0) return EFAULT;
        if (memchr(text + length, 0, (size_t)count) != NULL) return 0;
        length += (size_t)count;
    }
    return ENAMETOOLONG;
}

/// Returns the process that a thread belongs to.
static int process_of(pid_t thread) {
    char path[64], text[1024];
    snprintf(path, sizeof(path), "/proc/%d/status", (int)thread);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return thread;
    ssize_t count = read(file, text, sizeof(text) - 1);
    close(file);
    text[count > 0 ? count : 0] = 0;
    const char *line = strstr(text, "\nTgid:");
    return line != NULL ? atoi(line + 6) : thread;
}

/// Makes /proc/self that of another process.
static void replace_self(pid_t thread, const char *path, char *result, size_t size) {
    static const char own[] = "/proc/self", own_thread[] = "/proc/thread-self";
    if (lies_in(path, own)) {
        snprintf(result, size, "/proc/%d%s", process_of(thread), path + sizeof(own) - 1);
    } else if (lies_in(path, own_thread)) {
        snprintf(result, size, "/proc/%d%s", (int)thread, path + sizeof(own_thread) - 1);
    } else {
        snprintf(result, size, "%s", path);
    }
}

/// Opens what a question asks for, without reading it. Returns a descriptor, or a negative error number.
static int locate(const struct question *question) {
    char text[PATH_MAX], path[PATH_MAX + 64], plain[PATH_MAX], folder[64];
    int error = read_text(question->process, question->path, text, sizeof(text));
    if (error != 0) return -error;
    if (question->folder == AT_FDCWD) snprintf(folder, sizeof(folder), "/proc/%d/cwd", (int)question->process);
    else snprintf(folder, sizeof(folder), "/proc/%d/fd/%d", (int)question->process, question->folder);
    if (text[0] == 0) {
        if (!(question->flags & AT_EMPTY_PATH) || question->kind == OPEN) return -ENOENT;
        // A descriptor that the process has.
        int own = open(folder, O_PATH | O_CLOEXEC);
        return own >= 0 ? own : -EBADF;
    }
    replace_self(question->process, text, path, sizeof(path));
    int start = text[0] == '/' ? AT_FDCWD : open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (start == -1) return errno == ENOTDIR ? -ENOTDIR : -EBADF;
    int file = openat(start, path, O_PATH | O_CLOEXEC | (question->follows ? 0 : O_NOFOLLOW));
    if (start != AT_FDCWD) close(start);
    // Why a path leads nowhere would tell what there is elsewhere.
    if (file < 0) return -ENOENT;
    snprintf(folder, sizeof(folder), "/proc/self/fd/%d", file);
    ssize_t length = readlink(folder, plain, sizeof(plain) - 1);
    plain[length > 0 ? length : 0] = 0;
    if (length > 0 && is_allowed(plain, question->kind)) return file;
    close(file);
    return -ENOENT;
}

/// Opens a located file for reading. Returns a descriptor, or a negative error number.
static int reopen(int file, int flags) {
    struct stat status;
    char path[64];
    if (fstat(file, &status) != 0) return -errno;
    if (S_ISLNK(status.st_mode)) return -ELOOP;
    // Opening anything else could wait, or do something.
    if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) return -EACCES;
    snprintf(path, sizeof(path), "/proc/self/fd/%d", file);
    int result = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | (flags & O_DIRECTORY));
    if (result < 0) return -errno;
    if (!(flags & O_NONBLOCK)) fcntl(result, F_SETFL, 0);
    return result;
}

/// Finds out what is asked about a located file. Returns the size of the answer, or a negative error number.
static long answer(const struct question *question, int file, char *bytes, size_t size) {
    switch (question->kind) {
    case STATUS:
        return syscall(__NR_newfstatat, file, "", bytes, AT_EMPTY_PATH) == 0 ? (long)sizeof(struct stat) : -errno;
    case EXTENDED_STATUS:
        return syscall(__NR_statx, file, "", AT_EMPTY_PATH, question->mode, bytes) == 0 ? 256 : -errno;
    case ACCESS:
        if (question->mode & W_OK) return -EROFS;
        snprintf(bytes, size, "/proc/self/fd/%d", file);
        return access(bytes, question->mode) == 0 ? 0 : -errno;
    case LINK: {
        if (question->size == 0 || question->size > INT_MAX) return -EINVAL;
        size_t most = question->size < size ? (size_t)question->size : size;
        ssize_t length = readlinkat(file, "", bytes, most);
        return length >= 0 ? length : errno == ENOENT ? -EINVAL : -errno;
    }
    default: return -ENOSYS;
    }
}

/// Returns 0 if the call is none that is answered here.
static int understand(const struct seccomp_notif *request, struct question *question) {
    const __u64 *arguments = request->data.args;
    *question = (struct question){.process = (pid_t)request->pid, .folder = AT_FDCWD, .follows = 1};
    int is_old = 0, number = request->data.nr;
#ifdef __x86_64__
    is_old = number == __NR_open || number == __NR_stat || number == __NR_lstat || number == __NR_access
        || number == __NR_readlink;
    if (number == __NR_lstat) question->follows = 0;
    if (number == __NR_open) number = __NR_openat;
    if (number == __NR_stat || number == __NR_lstat) number = __NR_newfstatat;
    if (number == __NR_access) number = __NR_faccessat;
    if (number == __NR_readlink) number = __NR_readlinkat;
#endif
    if (!is_old) question->folder = (int)*arguments++;
    question->path = arguments[0];
    switch (number) {
    case __NR_openat:
        question->kind = OPEN;
        question->flags = (int)arguments[1];
        question->follows = !(question->flags & O_NOFOLLOW);
        return 1;
    case __NR_newfstatat:
        question->kind = STATUS;
        question->buffer = arguments[1];
        if (!is_old) question->flags = (int)arguments[2];
        break;
    case __NR_statx:
        question->kind = EXTENDED_STATUS;
        question->flags = (int)arguments[1];
        question->mode = (int)arguments[2];
        question->buffer = arguments[3];
        break;
    case __NR_faccessat:
    case __NR_faccessat2:
        question->kind = ACCESS;
        question->mode = (int)arguments[1] & (R_OK | W_OK | X_OK);
        if (number == __NR_faccessat2) question->flags = (int)arguments[2];
        break;
    case __NR_readlinkat:
        question->kind = LINK;
        question->buffer = arguments[1];
        question->size = arguments[2];
        question->follows = 0;
        // A descriptor of a link, as O_PATH would give, does not exist here.
        return 1;
    default: return 0;
    }
    if (question->flags & AT_SYMLINK_NOFOLLOW) question->follows = 0;
    return 1;
}

/// Puts a file into the process and lets the call return its descriptor. Returns 0, or a negative error number.
static int give(int listener, const struct seccomp_notif *request, int file, int flags) {
    struct seccomp_notif_addfd addition = {
        .id = request->id,
        .flags = SECCOMP_ADDFD_FLAG_SEND,
        .srcfd = (__u32)file,
        .newfd_flags = flags & O_CLOEXEC ? O_CLOEXEC : 0,
    };
    return ioctl(listener, SECCOMP_IOCTL_NOTIF_ADDFD, &addition) >= 0 ? 0 : -errno;
}

/// Carries out a call. Returns 1 if it has been answered, 0 to answer with a value, or a negative error number.
static int carry_out(int listener, const struct seccomp_notif *request, long *value) {
    struct question question;
    char bytes[PATH_MAX];
    *value = 0;
    if (!understand(request, &question)) return -ENOSYS;
    int file = locate(&question);
    if (file < 0) return file;
    // Otherwise the process has ended, and its number may be another's.
    if (ioctl(listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &request->id) != 0) {
        close(file);
        return -ENOENT;
    }
    int result = 0;
    if (question.kind == OPEN) {
        int opened = reopen(file, question.flags);
        result = opened < 0 ? opened : give(listener, request, opened, question.flags);
        if (opened >= 0) close(opened);
        result = result == 0 ? 1 : result;
    } else {
        long size = answer(&question, file, bytes, sizeof(bytes));
        struct iovec here = {bytes, (size_t)size}, there = {(void *)(uintptr_t)question.buffer, (size_t)size};
        if (size < 0) result = (int)size;
        else if (size > 0 && process_vm_writev(question.process, &here, 1, &there, 1, 0) != size) result = -EFAULT;
        else if (question.kind == LINK) *value = size;
    }
    close(file);
    return result;
}

void answer_names(int listener, int own_session) {
    // Newer kernels may write more than this one's headers know.
    union {
        struct seccomp_notif request;
        char space[1024];
    } received;
    union {
        struct seccomp_notif_resp response;
        char space[1024];
    } sent;
    memset(&received, 0, sizeof(received));
    memset(&sent, 0, sizeof(sent));
    session = own_session;
    if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &received) != 0) return;
    long value = 0;
    int result = carry_out(listener, &received.request, &value);
    if (result == 1) return;
    sent.response.id = received.request.id;
    sent.response.error = result;
    sent.response.val = value;
    // If the process has ended meanwhile, nobody waits for the answer.
    (void)ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &sent);
}
