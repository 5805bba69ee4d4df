// Another user where that can read what it must, and no capabilities.
#define _GNU_SOURCE
#include "broker.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <sys/fsuid.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int can_read_as(const struct plan *plan, uid_t user) {
    gid_t groups[256];
    int count = getgroups(256, groups), can = 1;
    if (count < 0 || setgroups(0, NULL) != 0) return 0;
    setfsgid(plan->group);
    setfsuid(user);
    for (int i = 0; i < plan->readable_count && can; i++) {
        int file = open(plan->readable[i], O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
        if (file >= 0) close(file);
        else if (errno != ENOENT) can = 0;
    }
    // AT_EACCESS asks for the user that files are opened as.
    if (can && syscall(__NR_faccessat2, AT_FDCWD, plan->program[0], R_OK | X_OK, AT_EACCESS) != 0) can = 0;
    setfsuid(0);
    setfsgid(0);
    if (setgroups((size_t)count, groups) != 0) return 0;
    return can;
}

static int become_user(const struct plan *plan) {
    static const uid_t nobody = 65534;
    if (setgroups(0, NULL) != 0) return -1;
    if (setresgid(plan->group, plan->group, plan->group) != 0 && setresgid(nobody, nobody, nobody) != 0) return -1;
    // Numbers of users end at 65534 in some containers.
    if (setresuid(plan->user, plan->user, plan->user) == 0) return 0;
    return setresuid(nobody, nobody, nobody);
}

const char *drop_privileges(const struct plan *plan, int keeps_user) {
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct none[2] = {{0}};
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    // Neither of these succeeds without the capability that there is nothing to take from then.
    prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP
        | SECBIT_NO_SETUID_FIXUP_LOCKED | SECBIT_KEEP_CAPS_LOCKED | SECBIT_NO_CAP_AMBIENT_RAISE
        | SECBIT_NO_CAP_AMBIENT_RAISE_LOCKED, 0, 0, 0);
    for (int capability = 0; capability < 64; capability++) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    if (!keeps_user && become_user(plan) != 0) return "the user cannot be changed";
    if (syscall(__NR_capset, &header, none) != 0) return "capabilities cannot be dropped";
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return "no_new_privs cannot be set";
    return NULL;
}
