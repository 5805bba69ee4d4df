#include "CICU.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

// Values of ICU's ubrk.h and utypes.h, the same in all its versions.
enum { UBRK_LINE = 2, UBRK_DONE = -1, U_ZERO_ERROR = 0 };

// Versions that are looked for where the pinned one is missing: newer ones first, then older.
enum { NEWEST_VERSION = 99, OLDEST_VERSION = 60 };

typedef struct {
    void *(*open)(int, const char *, const uint16_t *, int32_t, int *);
    void (*close)(void *);
    void (*setText)(void *, const uint16_t *, int32_t, int *);
    int32_t (*first)(void *);
    int32_t (*next)(void *);
    void (*version)(uint8_t[4]);
} ICULibrary;

struct cicu_breaker {
    void *iterator;
};

static ICULibrary icu;
static int majorVersion;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// ICU's functions carry its version in their names, unless it was built without.
static void *symbol(void *library, const char *name, int version, bool *isComplete) {
    char versioned[40];
    snprintf(versioned, sizeof versioned, "%s_%d", name, version);
    void *found = dlsym(library, versioned);
    if (!found) found = dlsym(library, name);
    if (!found) *isComplete = false;
    return found;
}

static bool loadVersion(int version) {
    char file[24];
    snprintf(file, sizeof file, "libicuuc.so.%d", version);
    void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
    if (!library) return false;
    bool isComplete = true;
    *(void **)&icu.open = symbol(library, "ubrk_open", version, &isComplete);
    *(void **)&icu.close = symbol(library, "ubrk_close", version, &isComplete);
    *(void **)&icu.setText = symbol(library, "ubrk_setText", version, &isComplete);
    *(void **)&icu.first = symbol(library, "ubrk_first", version, &isComplete);
    *(void **)&icu.next = symbol(library, "ubrk_next", version, &isComplete);
    *(void **)&icu.version = symbol(library, "u_getVersion", version, &isComplete);
    if (isComplete) majorVersion = version;
    else dlclose(library);
    return isComplete;
}

static void load(void) {
    if (loadVersion(CICU_PINNED_VERSION)) return;
    for (int version = CICU_PINNED_VERSION + 1; version <= NEWEST_VERSION; version++)
        if (loadVersion(version)) return;
    for (int version = CICU_PINNED_VERSION - 1; version >= OLDEST_VERSION; version--)
        if (loadVersion(version)) return;
}

int cicu_major_version(void) {
    pthread_once(&once, load);
    return majorVersion;
}

void cicu_version(char *text) {
    text[0] = 0;
    if (!cicu_major_version()) return;
    uint8_t version[4] = {0};
    icu.version(version);
    snprintf(text, CICU_VERSION_LENGTH, "%d.%d", version[0], version[1]);
}

cicu_breaker *cicu_breaker_open(void) {
    if (!cicu_major_version()) return NULL;
    int status = U_ZERO_ERROR;
    // Scripts bring their own dictionaries, whatever the language; naming one keeps the machine's out.
    void *iterator = icu.open(UBRK_LINE, "en", NULL, 0, &status);
    if (status > U_ZERO_ERROR || !iterator) return NULL;
    cicu_breaker *breaker = malloc(sizeof *breaker);
    if (!breaker) {
        icu.close(iterator);
        return NULL;
    }
    breaker->iterator = iterator;
    return breaker;
}

void cicu_breaker_close(cicu_breaker *breaker) {
    icu.close(breaker->iterator);
    free(breaker);
}

bool cicu_mark_boundaries(
    cicu_breaker *breaker, const uint16_t *text, int32_t length, uint8_t *flags, uint8_t bit) {
    int status = U_ZERO_ERROR;
    icu.setText(breaker->iterator, text, length, &status);
    if (status > U_ZERO_ERROR) return false;
    for (int32_t position = icu.first(breaker->iterator); position != UBRK_DONE;
         position = icu.next(breaker->iterator))
        if (position > 0 && position < length) flags[position] |= bit;
    // The iterator must not keep a pointer to text that the caller owns.
    static const uint16_t nothing[1];
    icu.setText(breaker->iterator, nothing, 0, &status);
    return true;
}
