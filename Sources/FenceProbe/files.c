#define _GNU_SOURCE
#include "probe.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <unistd.h>

#define CALL(name, ...) \
    static long name(void) { return syscall(__VA_ARGS__); }

static char buffer[4096];
static struct stat status;

/// Whether something can be read from a file, once it is open.
static long read_from(const char *path) {
    int file = open(path, O_RDONLY);
    return file < 0 ? -1 : read(file, buffer, 16) > 0 ? 0 : -1;
}

static long read_secret(void) { return read_from(outside("secret.txt")); }
static long read_by_parts(void) { return read_from(allowed("../outside/secret.txt")); }
static long read_by_link(void) { return read_from(allowed("link-to-secret")); }
static long read_users(void) { return read_from("/etc/passwd"); }
static long read_passwords(void) { return read_from("/etc/shadow"); }
static long read_host_name(void) { return read_from("/etc/hostname"); }
static long read_system(void) { return read_from("/sys/kernel/notes"); }
static long read_device(void) { return read_from("/dev/zero"); }
static long read_by_root(void) {
    char path[PATH_MAX] = "/proc/self/root";
    strcat(path, outside("secret.txt"));
    return read_from(path);
}
static long read_by_openat2(void) {
    unsigned long long how[3] = {O_RDONLY, 0, 0};
    return syscall(__NR_openat2, AT_FDCWD, outside("secret.txt"), how, sizeof(how));
}
static long list_outside(void) { return opendir(world.outside) == NULL ? -1 : 0; }
static long list_home(void) { return opendir("/root") == NULL ? -1 : 0; }
static long list_etc(void) {
    // Where it was made for links and single files, it shows these and nothing else.
    DIR *folder = opendir("/etc");
    if (folder == NULL) return -1;
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        if (strcmp(entry->d_name, "passwd") == 0) return 0;
    }
    errno = ENOENT;
    return -1;
}
static long status_outside(void) { return stat(outside("secret.txt"), &status); }
static long status_of_link(void) { return lstat(outside("link"), &status); }
static long extended_status(void) { return syscall(__NR_statx, AT_FDCWD, outside("secret.txt"), 0, 0x7ff, buffer); }
static long access_outside(void) { return access(outside("secret.txt"), R_OK); }
static long access_by_flags(void) { return syscall(439, AT_FDCWD, outside("secret.txt"), R_OK, 0x200); }
static long read_link(void) { return readlink(outside("link"), buffer, sizeof(buffer)); }
static long system_status(void) {
    struct statfs system;
    return statfs(world.outside, &system);
}
static long open_path(void) { return open(outside("secret.txt"), O_PATH); }
static long path_inside(void) { return open(allowed("allowed.txt"), O_PATH); }
static long open_for_writing(void) { return open(outside("secret.txt"), O_WRONLY); }
static long open_inside_for_writing(void) { return open(allowed("allowed.txt"), O_WRONLY); }
static long open_for_both(void) { return open(allowed("allowed.txt"), O_RDWR); }
static long open_for_appending(void) { return open(allowed("allowed.txt"), O_WRONLY | O_APPEND); }
static long open_truncating(void) { return open(allowed("allowed.txt"), O_RDONLY | O_TRUNC); }
static long create(void) { return open(allowed("new"), O_WRONLY | O_CREAT, 0600); }
static long create_for_reading(void) { return open(allowed("new"), O_RDONLY | O_CREAT, 0600); }
static long create_without_name(void) { return open(world.allowed, O_TMPFILE | O_RDWR, 0600); }
static long create_in_root(void) { return open("/new", O_WRONLY | O_CREAT, 0600); }
static long create_in_temporary(void) { return open("/tmp/new", O_WRONLY | O_CREAT, 0600); }
CALL(make_folder, __NR_mkdirat, AT_FDCWD, allowed("new"), 0700)
CALL(make_node, __NR_mknodat, AT_FDCWD, allowed("new"), S_IFIFO | 0600, 0)
CALL(make_device, __NR_mknodat, AT_FDCWD, allowed("new"), S_IFCHR | 0600, 0x105)
CALL(make_link, __NR_linkat, AT_FDCWD, allowed("allowed.txt"), AT_FDCWD, allowed("new"), 0)
CALL(make_symbolic_link, __NR_symlinkat, "target", AT_FDCWD, allowed("new"))
CALL(move, __NR_renameat2, AT_FDCWD, allowed("allowed.txt"), AT_FDCWD, allowed("new"), 0)
CALL(delete, __NR_unlinkat, AT_FDCWD, allowed("allowed.txt"), 0)
CALL(delete_outside, __NR_unlinkat, AT_FDCWD, outside("secret.txt"), 0)
CALL(cut, __NR_truncate, allowed("allowed.txt"), 0)
CALL(change_mode, __NR_fchmodat, AT_FDCWD, allowed("allowed.txt"), 0777)
CALL(change_mode_newer, 452, AT_FDCWD, allowed("allowed.txt"), 0777, 0)
CALL(change_owner, __NR_fchownat, AT_FDCWD, allowed("allowed.txt"), 0, 0, 0)
CALL(change_dates, __NR_utimensat, AT_FDCWD, allowed("allowed.txt"), NULL, 0)
CALL(set_attribute, __NR_setxattr, allowed("allowed.txt"), "user.a", "b", 1, 0)
CALL(set_link_attribute, __NR_lsetxattr, allowed("allowed.txt"), "user.a", "b", 1, 0)
CALL(get_attribute, __NR_getxattr, allowed("allowed.txt"), "user.a", buffer, 16)
CALL(list_attributes, __NR_listxattr, allowed("allowed.txt"), buffer, 16)
CALL(remove_attribute, __NR_removexattr, allowed("allowed.txt"), "user.a")
CALL(set_attribute_newer, 463, AT_FDCWD, allowed("allowed.txt"), 0, "user.b", NULL, 0)
CALL(make_handle, __NR_name_to_handle_at, AT_FDCWD, allowed("allowed.txt"), buffer, buffer, 0)
CALL(open_handle, __NR_open_by_handle_at, AT_FDCWD, buffer, O_RDONLY)
CALL(watch, __NR_inotify_init1, 0)
CALL(watch_system, __NR_fanotify_init, 0, 0)
CALL(change_root, __NR_chroot, allowed("."))
CALL(change_folder, __NR_chdir, "/")
CALL(set_quota, __NR_quotactl, 0, "", 0, 0)
CALL(synchronize, __NR_sync)

static int opened(void) { return open(allowed("allowed.txt"), O_RDONLY); }
static long set_attribute_of_descriptor(void) { return syscall(__NR_fsetxattr, opened(), "user.a", "b", 1, 0); }
static long change_mode_of_descriptor(void) { return syscall(__NR_fchmod, opened(), 0777); }
static long set_flags(void) {
    long flags = 0x40;
    return syscall(__NR_ioctl, opened(), 0x40086602, &flags);
}
static long clone_file(void) { return syscall(__NR_ioctl, opened(), 0x40049409, opened()); }
static long lock(void) { return syscall(__NR_flock, opened(), 2); }
static long allocate(void) { return syscall(__NR_fallocate, opened(), 0, 0, 1); }
static long own_signals(void) { return syscall(__NR_fcntl, opened(), F_SETOWN, world.tool); }
static long notify(void) { return syscall(__NR_fcntl, open(world.allowed, O_RDONLY), F_NOTIFY, 1); }
static long lease(void) { return syscall(__NR_fcntl, opened(), F_SETLEASE, F_RDLCK); }
static long write_shared(void) {
    char *bytes = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, opened(), 0);
    if (bytes == MAP_FAILED) return -1;
    bytes[0] = 'x';
    return 0;
}

const struct probe file_probes[] = {
    {"read", read_secret, 0},
    {"read by ..", read_by_parts, 0},
    {"read by a link", read_by_link, 0},
    {"read by /proc/self/root", read_by_root, 0},
    {"read by openat2", read_by_openat2, 0},
    {"read the users", read_users, 0},
    {"read the passwords", read_passwords, 0},
    {"read the host's name", read_host_name, 0},
    {"read /sys", read_system, 0},
    {"read a device", read_device, 0},
    {"list", list_outside, 0},
    {"list a home folder", list_home, 0},
    {"list /etc", list_etc, 0},
    {"stat", status_outside, 1},
    {"lstat", status_of_link, 1},
    {"statx", extended_status, 1},
    {"access", access_outside, 1},
    {"faccessat2", access_by_flags, 1},
    {"readlink", read_link, 1},
    {"statfs", system_status, 1},
    {"open a path", open_path, 0},
    {"open a path inside", path_inside, 0},
    {"open for writing", open_for_writing, 0},
    {"open for writing inside", open_inside_for_writing, 0},
    {"open for both", open_for_both, 0},
    {"open for appending", open_for_appending, 0},
    {"open truncating", open_truncating, 0},
    {"create", create, 0},
    {"create for reading", create_for_reading, 0},
    {"create without a name", create_without_name, 0},
    {"create in the root", create_in_root, 0},
    {"create in /tmp", create_in_temporary, 0},
    {"mkdir", make_folder, 0},
    {"mknod of a pipe", make_node, 0},
    {"mknod of a device", make_device, 0},
    {"link", make_link, 0},
    {"symlink", make_symbolic_link, 0},
    {"rename", move, 0},
    {"unlink", delete, 0},
    {"unlink outside", delete_outside, 0},
    {"truncate", cut, 0},
    {"chmod", change_mode, 0},
    {"fchmodat2", change_mode_newer, 0},
    {"fchmod", change_mode_of_descriptor, 0},
    {"chown", change_owner, 0},
    {"utimes", change_dates, 0},
    {"setxattr", set_attribute, 0},
    {"lsetxattr", set_link_attribute, 0},
    {"fsetxattr", set_attribute_of_descriptor, 0},
    {"setxattrat", set_attribute_newer, 0},
    {"getxattr", get_attribute, 0},
    {"listxattr", list_attributes, 0},
    {"removexattr", remove_attribute, 0},
    {"ioctl FS_IOC_SETFLAGS", set_flags, 0},
    {"ioctl FICLONE", clone_file, 0},
    {"name_to_handle_at", make_handle, 0},
    {"open_by_handle_at", open_handle, 0},
    {"inotify", watch, 0},
    {"fanotify", watch_system, 0},
    {"chroot", change_root, 0},
    {"chdir", change_folder, 0},
    {"quotactl", set_quota, 0},
    {"sync", synchronize, 0},
    {"flock", lock, 0},
    {"fallocate", allocate, 0},
    {"fcntl F_SETOWN", own_signals, 0},
    {"fcntl F_NOTIFY", notify, 0},
    {"fcntl F_SETLEASE", lease, 0},
    {"mmap shared for writing", write_shared, 0},
    {0},
};
