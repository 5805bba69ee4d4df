// Where a process traps: addresses in its program, written to standard error before the signal ends it.
#define _GNU_SOURCE
#include "CProcesses.h"

#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

/// A line feed and the mark of the line.
static char head[65] = "\n";

enum { FRAMES = 128, STACK_SIZE = 1 << 16 };

/// The part of memory that the program's own file is loaded to, and where its address 0 is.
static struct {
    uintptr_t base, start, end;
} program;

/// Finds the program, which is the first object that is listed.
static int find_program(struct dl_phdr_info *info, size_t size, void *unused) {
    (void)size;
    (void)unused;
    program.base = info->dlpi_addr;
    program.start = UINTPTR_MAX;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type != PT_LOAD) continue;
        uintptr_t start = info->dlpi_addr + part->p_vaddr;
        if (start < program.start) program.start = start;
        if (start + part->p_memsz > program.end) program.end = start + part->p_memsz;
    }
    return 1;
}

/// The address of the instruction that trapped; 0 where it is not known.
static uintptr_t trapped_at(void *context) {
#if defined(__x86_64__)
    return (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (uintptr_t)((ucontext_t *)context)->uc_mcontext.pc;
#else
    (void)context;
    return 0;
#endif
}

/// Appends ` ` and a number in hexadecimal digits.
static size_t append(char *text, size_t length, uintptr_t number) {
    char digits[2 * sizeof number];
    size_t count = 0;
    do {
        digits[count++] = "0123456789abcdef"[number & 15];
        number >>= 4;
    } while (number != 0);
    text[length++] = ' ';
    while (count > 0) text[length++] = digits[--count];
    return length;
}

/// Writes the addresses of the calls under way. The action of the signal is the usual one again, so that the process ends
/// with it on return.
static void report(int number, siginfo_t *info, void *context) {
    (void)number;
    (void)info;
    static void *frames[FRAMES];
    static char text[sizeof head + FRAMES * (2 * sizeof(uintptr_t) + 1) + 1];
    size_t length = strlen(head);
    uintptr_t trap = trapped_at(context);
    int count = backtrace(frames, FRAMES);
    for (size_t i = 0; i < length; i++) text[i] = head[i];
    for (int i = 0; i < count; i++) {
        uintptr_t address = (uintptr_t)frames[i];
        if (address < program.start || address >= program.end) continue;
        // What is on the stack is where calls return to, which may be the next line.
        length = append(text, length, address - program.base - (address == trap ? 0 : 1));
    }
    text[length++] = '\n';
    ssize_t ignored = write(STDERR_FILENO, text, length);
    (void)ignored;
}

void maquette_report_traps(const char *mark) {
    static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
    static char stack[STACK_SIZE];
    static void *first[1];
    strncpy(head + 1, mark, sizeof head - 2);
    dl_iterate_phdr(find_program, NULL);
    // The first call loads what later ones need.
    backtrace(first, 1);
    stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&alternate, NULL);
    struct sigaction action = {.sa_sigaction = report, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}
