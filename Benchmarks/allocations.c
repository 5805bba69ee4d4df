/* Counts the allocations of a process and the bytes it holds, for `dev bench solver --allocations`.

   Loaded before the C library, whose allocator it calls:
     cc -O2 -fno-builtin -shared -fPIC allocations.c -o allocations.so -ldl
     LD_PRELOAD=./allocations.so dev bench solver --allocations
   The counters are not thread-safe; the benchmark has one thread. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <malloc.h>
#include <stddef.h>
#include <string.h>

static void *(*next_malloc)(size_t);
static void (*next_free)(void *);
static void *(*next_realloc)(void *, size_t);
static void *(*next_memalign)(size_t, size_t);
static size_t calls, held, peak;

/* For allocations by dlsym before the C library's functions are known. */
static char early[65536];
static size_t early_used;

static void *take_early(size_t size) {
    void *result = early + early_used;
    early_used += (size + 15) & ~(size_t)15;
    return early_used <= sizeof early ? result : NULL;
}

static int is_early(const void *block) {
    return (const char *)block >= early && (const char *)block < early + sizeof early;
}

static void find(void) {
    static int finding;
    if (finding) return;
    finding = 1;
    next_free = (void (*)(void *))dlsym(RTLD_NEXT, "free");
    next_realloc = (void *(*)(void *, size_t))dlsym(RTLD_NEXT, "realloc");
    next_memalign = (void *(*)(size_t, size_t))dlsym(RTLD_NEXT, "memalign");
    next_malloc = (void *(*)(size_t))dlsym(RTLD_NEXT, "malloc");
}

static void *note(void *block) {
    if (!block) return block;
    calls += 1;
    held += malloc_usable_size(block);
    if (held > peak) peak = held;
    return block;
}

void *malloc(size_t size) {
    if (!next_malloc) find();
    return next_malloc ? note(next_malloc(size)) : take_early(size);
}

void free(void *block) {
    if (!block || is_early(block)) return;
    held -= malloc_usable_size(block);
    next_free(block);
}

void *calloc(size_t count, size_t size) {
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes)) return NULL;
    void *block = malloc(bytes);
    if (block && !is_early(block)) memset(block, 0, bytes);
    return block;
}

void *realloc(void *block, size_t size) {
    if (!block) return malloc(size);
    if (is_early(block)) {
        void *copy = malloc(size);
        if (copy) memcpy(copy, block, size);
        return copy;
    }
    held -= malloc_usable_size(block);
    return note(next_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) {
    if (!next_malloc) find();
    return note(next_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    *result = memalign(alignment, size);
    return *result ? 0 : 12;
}

/* How many allocations there were. */
size_t allocation_calls(void) { return calls; }

/* The bytes held now. */
size_t allocation_held(void) { return held; }

/* The most bytes held since the last call. */
size_t allocation_peak(void) {
    size_t result = peak;
    peak = held;
    return result;
}
