#define _GNU_SOURCE
#include "probe.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define CALL(name, ...) \
    static long name(void) { return syscall(__VA_ARGS__); }

static char buffer[4096];
static struct timespec moment;

CALL(ring, __NR_io_uring_setup, 8, buffer)
CALL(asynchronous, __NR_io_setup, 8, buffer)
CALL(packet_filter, __NR_bpf, 5, buffer, 120)
CALL(performance, __NR_perf_event_open, buffer, 0, -1, -1, 0)
CALL(page_faults, __NR_userfaultfd, 0)
CALL(keys, __NR_keyctl, 0, -3, 1)
CALL(new_key, __NR_add_key, "user", "x", "y", 1, -2)
CALL(ask_for_key, __NR_request_key, "user", "x", NULL, -2)
CALL(mount_folder, __NR_mount, world.allowed, world.allowed, NULL, 4096, NULL)
CALL(mount_memory, __NR_mount, "tmpfs", world.allowed, "tmpfs", 0, NULL)
CALL(remount, __NR_mount, NULL, "/", NULL, 32, NULL)
CALL(unmount, __NR_umount2, world.allowed, 2)
CALL(turn_root, __NR_pivot_root, ".", ".")
CALL(open_tree, 428, AT_FDCWD, world.allowed, 1)
CALL(move_mount, 429, 3, "", AT_FDCWD, world.allowed, 4)
CALL(open_system, 430, "tmpfs", 0)
CALL(configure_system, 431, 3, 6, NULL, NULL, 0)
CALL(pick_system, 433, AT_FDCWD, world.allowed, 0)
CALL(set_mount, 442, AT_FDCWD, world.allowed, 0, buffer, 32)
CALL(list_mounts, 458, buffer, buffer, 1, 0)
CALL(restart, __NR_reboot, 0, 0, 0, NULL)
CALL(set_clock, __NR_clock_settime, CLOCK_REALTIME, &moment)
CALL(set_time, __NR_settimeofday, NULL, NULL)
CALL(adjust_clock, __NR_adjtimex, buffer)
CALL(set_host_name, __NR_sethostname, "x", 1)
CALL(set_domain, __NR_setdomainname, "x", 1)
CALL(kernel_log, __NR_syslog, 3, buffer, 99)
CALL(load_module, __NR_init_module, NULL, 0, "")
CALL(load_module_file, __NR_finit_module, 3, "", 0)
CALL(unload_module, __NR_delete_module, "x", 0)
CALL(load_kernel, __NR_kexec_load, 0, 0, NULL, -1)
CALL(account, __NR_acct, NULL)
CALL(swap, __NR_swapon, "/x", 0)
CALL(hang_up, __NR_vhangup)
CALL(find_directory, __NR_lookup_dcookie, 0, buffer, 16)
CALL(restrict_self, 446, 3, 0)
CALL(new_rules, 444, NULL, 0, 1)
CALL(security_modules, 461, buffer, buffer, 0)
CALL(migrate_pages, __NR_migrate_pages, world.tool, 0, NULL, NULL)
CALL(move_pages, __NR_move_pages, world.tool, 0, NULL, NULL, NULL, 0)
CALL(which_processor, __NR_membarrier, 0, 0, 0)
CALL(timer, __NR_timer_create, CLOCK_REALTIME, NULL, buffer)
CALL(alarm_clock, __NR_setitimer, 0, buffer, NULL)
CALL(move_bytes, __NR_splice, 3, NULL, 1, NULL, 1, 0)
CALL(move_memory, __NR_vmsplice, 1, buffer, 0, 0)
CALL(send_file, __NR_sendfile, 1, open("/proc/self/exe", O_RDONLY), NULL, 1)
CALL(copy_range, __NR_copy_file_range, 3, NULL, 1, NULL, 1, 0)
CALL(type_character, __NR_ioctl, 0, 0x5412 /* TIOCSTI */, "x")
CALL(take_terminal, __NR_ioctl, 0, 0x540e /* TIOCSCTTY */, 1)
CALL(paste, __NR_ioctl, 0, 0x541c /* TIOCLINUX */, "\3")
CALL(pipe_size, __NR_fcntl, 1, 1031 /* F_SETPIPE_SZ */, 1 << 20)
CALL(seals, __NR_fcntl, 1, 1033 /* F_ADD_SEALS */, 1)
CALL(asynchronous_signal, __NR_fcntl, 1, 10 /* F_SETSIG */, 9)
CALL(signal_descriptor, __NR_signalfd4, -1, buffer, 8, 0)
#ifdef __x86_64__
CALL(ports, __NR_iopl, 3)
CALL(port, __NR_ioperm, 0x80, 1, 1)
CALL(segments, __NR_modify_ldt, 0, buffer, 16)
CALL(system_control, __NR__sysctl, buffer)
CALL(local_base, __NR_arch_prctl, 0x1001 /* ARCH_SET_GS */, 0)
/// A call of the interface for pointers of 32 bits, which ends the process.
CALL(short_pointers, 0x40000000 | __NR_getpid)
/// A call of the interface of 32-bit programs: number 5 is open there, and 20 getpid.
static long old_interface(void) {
    long result;
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(20) : "memory");
    return result;
}
#endif

const struct probe kernel_probes[] = {
    {"io_uring_setup", ring, 0},
    {"io_setup", asynchronous, 0},
    {"bpf", packet_filter, 0},
    {"perf_event_open", performance, 0},
    {"userfaultfd", page_faults, 0},
    {"keyctl", keys, 0},
    {"add_key", new_key, 0},
    {"request_key", ask_for_key, 0},
    {"mount a folder", mount_folder, 0},
    {"mount memory", mount_memory, 0},
    {"remount", remount, 0},
    {"umount", unmount, 0},
    {"pivot_root", turn_root, 0},
    {"open_tree", open_tree, 0},
    {"move_mount", move_mount, 0},
    {"fsopen", open_system, 0},
    {"fsconfig", configure_system, 0},
    {"fspick", pick_system, 0},
    {"mount_setattr", set_mount, 0},
    {"listmount", list_mounts, 0},
    {"reboot", restart, 0},
    {"clock_settime", set_clock, 0},
    {"settimeofday", set_time, 0},
    {"adjtimex", adjust_clock, 0},
    {"sethostname", set_host_name, 0},
    {"setdomainname", set_domain, 0},
    {"syslog", kernel_log, 0},
    {"init_module", load_module, 0},
    {"finit_module", load_module_file, 0},
    {"delete_module", unload_module, 0},
    {"kexec_load", load_kernel, 0},
    {"acct", account, 0},
    {"swapon", swap, 0},
    {"vhangup", hang_up, 0},
    {"lookup_dcookie", find_directory, 0},
    {"landlock_restrict_self", restrict_self, 0},
    {"landlock_create_ruleset", new_rules, 0},
    {"lsm_list_modules", security_modules, 0},
    {"migrate_pages", migrate_pages, 0},
    {"move_pages", move_pages, 0},
    {"membarrier", which_processor, 0},
    {"timer_create", timer, 0},
    {"setitimer", alarm_clock, 0},
    {"splice", move_bytes, 0},
    {"vmsplice", move_memory, 0},
    {"sendfile", send_file, 0},
    {"copy_file_range", copy_range, 0},
    {"ioctl TIOCSTI", type_character, 0},
    {"ioctl TIOCSCTTY", take_terminal, 0},
    {"ioctl TIOCLINUX", paste, 0},
    {"fcntl F_SETPIPE_SZ", pipe_size, 0},
    {"fcntl F_ADD_SEALS", seals, 0},
    {"fcntl F_SETSIG", asynchronous_signal, 0},
    {"signalfd", signal_descriptor, 0},
#ifdef __x86_64__
    {"iopl", ports, 0},
    {"ioperm", port, 0},
    {"modify_ldt", segments, 0},
    {"sysctl", system_control, 0},
    {"arch_prctl", local_base, 0},
    {"x32", short_pointers, 0},
    {"int 0x80", old_interface, 0},
#endif
    {0},
};
