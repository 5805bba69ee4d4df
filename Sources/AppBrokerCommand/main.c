// Runs a program of an app within a fence, and watches it.
//
//     maquette-app-broker --read PATH … --memory BYTES --processor SECONDS --clock SECONDS --processes NUMBER
//                         [--trust-code] [--without PART,…] -- PROGRAM ARGUMENT…
//     maquette-app-broker --check          which means of the kernel there are, a line each: NAME yes, no or version
//     maquette-app-broker --system-calls   the system calls that are allowed, a line each: NUMBER NAME RULE
//
// PATH is an absolute path of a folder or file that the program may read; the program itself and its dynamic loader
// need not be named. Paths that do not exist are passed over. PROGRAM is an absolute path. The limits are those of all
// processes of the program together; 0 for none. PART is namespaces, landlock, filter or names (questions about paths,
// which the broker answers where there are no namespaces), for tests of systems without.
//
// The program gets /dev/null as standard input, the broker's standard output and error as its own, and the broker's
// descriptor 3, which must be a socket: when its other end is closed, the program is ended. It has no other
// descriptors, no terminal, and one environment variable: SWIFT_BACKTRACE=enable=no, since Swift's runtime would try to
// start a program when code stops.
//
// Descriptor 4 of the broker, if it is open, is a socket to whoever has started it, and closing its other end ends the
// program too. There, a byte 'b' says that a request begins: the limits of processor and clock count from then on; 'e'
// says that it has ended: the clock is not limited until the next begins. When the program has ended, the broker writes
// one line: "exited STATUS", "signaled NUMBER", "limit memory", "limit processor", "limit clock", "limit processes" or
// "closed". Whatever the program has started is ended before.
// The end of the sockets, and not PR_SET_PDEATHSIG, says that the tool is gone: that signal comes when the thread ends
// that has started the broker.
//
// Exit codes are those of `enum ending` in broker.h. Where a kernel has neither namespaces nor Landlock with Linux
// 5.14, or no filter of system calls, nothing is executed (70) unless `--trust-code` accepts it. Messages are one line
// on standard error.
#define _GNU_SOURCE
#include "broker.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// The first number of users that no account has and no container is given.
#define FIRST_USER 0x7f000000u

static uint64_t number(const char *text, const char *option) {
    char *end = NULL;
    errno = 0;
    unsigned long long value = text == NULL ? 0 : strtoull(text, &end, 10);
    if (text == NULL || end == text || *end != 0 || errno != 0 || text[0] == '-') {
        fail(WRONG_ARGUMENTS, "%s needs a number", option);
    }
    return value;
}

static int part_of(const char *name, size_t length) {
    static const struct {
        const char *name;
        int part;
    } parts[] = {{"namespaces", NAMESPACES}, {"landlock", LANDLOCK}, {"filter", FILTER}, {"names", NAMES}};
    for (int i = 0; i < 4; i++) {
        if (strlen(parts[i].name) == length && strncmp(parts[i].name, name, length) == 0) return parts[i].part;
    }
    fail(WRONG_ARGUMENTS, "there is no part '%s'", name);
}

static int parts_of(const char *list) {
    int parts = 0;
    for (size_t length; *list != 0; list += length + (list[length] == ',')) {
        length = strcspn(list, ",");
        parts |= part_of(list, length);
    }
    return parts;
}

/// Finds the dynamic loader that a program names in its headers (ELF, program header PT_INTERP).
static void find_loader(struct plan *plan) {
    Elf64_Ehdr header;
    int file = open(plan->program[0], O_RDONLY | O_CLOEXEC);
    if (file < 0) fail(NO_PROGRAM, "'%s' cannot be executed: %s", plan->program[0], strerror(errno));
    if (pread(file, &header, sizeof(header), 0) == sizeof(header) && memcmp(header.e_ident, ELFMAG, SELFMAG) == 0
        && header.e_phentsize == sizeof(Elf64_Phdr)) {
        for (int i = 0; i < header.e_phnum; i++) {
            Elf64_Phdr part;
            off_t place = (off_t)header.e_phoff + i * (off_t)sizeof(part);
            if (pread(file, &part, sizeof(part), place) != sizeof(part)) break;
            if (part.p_type != PT_INTERP || part.p_filesz >= sizeof(plan->loader)) continue;
            ssize_t count = pread(file, plan->loader, part.p_filesz, (off_t)part.p_offset);
            plan->loader[count > 0 ? count : 0] = 0;
        }
    }
    close(file);
}

static void parse(int count, char **arguments, struct plan *plan, int *checks) {
    int i = 1;
    for (; i < count && strcmp(arguments[i], "--") != 0; i++) {
        const char *option = arguments[i], *value = i + 1 < count ? arguments[i + 1] : NULL;
        if (strcmp(option, "--check") == 0) {
            *checks = 1;
        } else if (strcmp(option, "--system-calls") == 0) {
            print_system_calls();
            exit(0);
        } else if (strcmp(option, "--nothing") == 0) {
            exit(0);
        } else if (strcmp(option, "--trust-code") == 0) {
            plan->trusts_code = 1;
        } else {
            i++;
            if (strcmp(option, "--read") == 0) {
                if (value == NULL || value[0] != '/' || value[1] == 0) {
                    fail(WRONG_ARGUMENTS, "--read needs the absolute path of a folder below the root");
                }
                plan->readable[plan->readable_count++] = arguments[i];
            } else if (strcmp(option, "--memory") == 0) plan->memory = number(value, option);
            else if (strcmp(option, "--processor") == 0) plan->processor = number(value, option);
            else if (strcmp(option, "--clock") == 0) plan->clock = number(value, option);
            else if (strcmp(option, "--processes") == 0) plan->processes = number(value, option);
            else if (strcmp(option, "--without") == 0 && value != NULL) plan->parts &= ~parts_of(value);
            else fail(WRONG_ARGUMENTS, "there is no option '%s'", option);
        }
    }
    plan->program = arguments + (i < count ? i + 1 : count);
}

void require_fence(const struct plan *plan, const char *reason) {
    const char *missing = NULL;
    if (!(plan->parts & FILTER)) missing = "no filter of system calls (seccomp)";
    else if (!(plan->parts & (NAMESPACES | LANDLOCK))) missing = "neither namespaces nor Landlock";
    else if (!(plan->parts & (NAMESPACES | NAMES))) missing = "nothing that keeps code from names of files";
    if (plan->only_parts) fail(NO_FENCE, "%s", reason);
    if (missing != NULL && !plan->trusts_code) {
        fail(NO_FENCE, "there is %s here%s%s; --trust-code runs the app's code without", missing, reason ? ": " : "",
            reason ? reason : "");
    }
}

/// Makes standard input /dev/null, and opens what is not open of the first descriptors, so that nothing else gets their
/// numbers.
static void fill_descriptors(struct plan *plan) {
    plan->has_control = fcntl(CONTROL, F_GETFD) >= 0;
    close(STDIN_FILENO);
    for (int descriptor = 0; descriptor <= CONTROL; descriptor++) {
        if (fcntl(descriptor, F_GETFD) < 0 && open("/dev/null", O_RDWR) != descriptor) {
            fail(NO_FENCE, "/dev/null cannot be opened: %s", strerror(errno));
        }
    }
}

int main(int count, char **arguments) {
    struct plan plan = {
        .parts = NAMESPACES | LANDLOCK | FILTER | NAMES,
        .readable = calloc((size_t)count + 1, sizeof(char *)),
        .user = geteuid() == 0 ? FIRST_USER + ((uid_t)getpid() & 0xffffff) : geteuid(),
        .user_map = -1,
        .group = geteuid() == 0 ? FIRST_USER + ((gid_t)getpid() & 0xffffff) : getegid(),
    };
    int checks = 0;
    if (plan.readable == NULL) fail(WRONG_ARGUMENTS, "there is no memory");
    parse(count, arguments, &plan, &checks);
    if (landlock_version() == 0) plan.parts &= ~LANDLOCK;
    if (!has_filter()) plan.parts &= ~FILTER;
    // SECCOMP_ADDFD_FLAG_SEND.
    if (!is_linux(5, 14)) plan.parts &= ~NAMES;
    signal(SIGPIPE, SIG_IGN);
    fill_descriptors(&plan);
    if (checks) {
        print_check(&plan);
        return 0;
    }
    if (plan.program[0] == NULL || plan.program[0][0] != '/') {
        fail(WRONG_ARGUMENTS, "the absolute path of a program is missing");
    }
    find_loader(&plan);
    require_fence(&plan, NULL);
    return (int)supervise(&plan);
}
