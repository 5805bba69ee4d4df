#define _GNU_SOURCE
#include "probe.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define CALL(name, ...) \
    static long name(void) { return syscall(__VA_ARGS__); }

static char buffer[256];
static long mapped(int protection, int flags) {
    return mmap(NULL, 4096, protection, flags | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0;
}
static long write_and_execute(void) { return mapped(PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE); }
static long execute_anonymous(void) { return mapped(PROT_READ | PROT_EXEC, MAP_PRIVATE); }
static long execute_shared(void) { return mapped(PROT_EXEC, MAP_SHARED); }
static long execute_later(void) {
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return mprotect(page, 4096, PROT_READ | PROT_EXEC);
}
static long execute_by_key(void) {
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return syscall(__NR_pkey_mprotect, page, 4096, PROT_READ | PROT_EXEC, -1);
}
CALL(memory_file, __NR_memfd_create, "x", 0)
CALL(secret_memory, 447, 0)
CALL(shared_segment, __NR_shmget, 0x4d515454, 4096, 01600)
CALL(attach_segment, __NR_shmat, 0, NULL, 0)
CALL(message_queue, __NR_mq_open, "maquette", O_CREAT | O_RDWR, 0600, NULL)
CALL(old_message_queue, __NR_msgget, 0x4d515454, 01600)
CALL(semaphores, __NR_semget, 0x4d515454, 1, 01600)
CALL(lock_memory, __NR_mlock, buffer, 16)
CALL(lock_all, __NR_mlockall, 1)
CALL(residence, __NR_mincore, (unsigned long)buffer & ~4095UL, 4096, buffer)
CALL(release_elsewhere, 448, 3, 0)
CALL(remap, __NR_remap_file_pages, buffer, 4096, 0, 0, 0)

const struct probe memory_probes[] = {
    {"memory to write and execute", write_and_execute, 0},
    {"anonymous memory to execute", execute_anonymous, 0},
    {"shared memory to execute", execute_shared, 0},
    {"mprotect to execute", execute_later, 0},
    {"pkey_mprotect to execute", execute_by_key, 0},
    {"memfd_create", memory_file, 0},
    {"memfd_secret", secret_memory, 0},
    {"shmget", shared_segment, 0},
    {"shmat", attach_segment, 0},
    {"mq_open", message_queue, 0},
    {"msgget", old_message_queue, 0},
    {"semget", semaphores, 0},
    {"mlock", lock_memory, 0},
    {"mlockall", lock_all, 0},
    {"mincore", residence, 0},
    {"process_mrelease", release_elsewhere, 0},
    {"remap_file_pages", remap, 0},
    {0},
};
