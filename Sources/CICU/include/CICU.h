#pragma once

#include <stdbool.h>
#include <stdint.h>

// ICU's dictionaries of scripts that are written without blanks, loaded when such text appears: building needs
// no ICU, and a machine without it draws all other text. Text is UTF-16.

/// Finds where lines may end; not to be shared between threads.
typedef struct cicu_breaker cicu_breaker;

/// The version of ICU whose dictionaries decide about pictures; it is looked for first.
enum { CICU_PINNED_VERSION = 72 };

/// The major version of the library that was found, 0 where there is none. Looks for it once.
int cicu_major_version(void);

/// Room for a version with its terminating zero.
enum { CICU_VERSION_LENGTH = 20 };

/// Writes the version of the library that was found, such as "72.1"; empty where there is none.
void cicu_version(char *_Nonnull text);

/// A finder; NULL where there is no library, or it has no data.
cicu_breaker *_Nullable cicu_breaker_open(void);

/// Frees a finder.
void cicu_breaker_close(cicu_breaker *_Nonnull breaker);

/// Sets `bit` in `flags[i]` for every unit `i` but the first that a line may begin with; `flags` has `length`
/// elements. False where ICU reports an error.
bool cicu_mark_boundaries(
    cicu_breaker *_Nonnull breaker, const uint16_t *_Nonnull text, int32_t length, uint8_t *_Nonnull flags,
    uint8_t bit);
