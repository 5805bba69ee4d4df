#pragma once

#include <stdbool.h>
#include <stdint.h>

// ICU's functions carry the library's version in their names through macros, which Swift does not import;
// this shim gives the few that are used names of their own. Text is UTF-16 throughout.

/// Finds boundaries of one kind; not to be shared between threads.
typedef struct cicu_breaker cicu_breaker;

/// A finder of line break opportunities (UAX #14) for an ICU locale such as "ja@lb=strict"; NULL on failure.
cicu_breaker *_Nullable cicu_line_breaker_open(const char *_Nonnull locale);

/// A finder of grapheme cluster boundaries (UAX #29); NULL on failure.
cicu_breaker *_Nullable cicu_grapheme_breaker_open(void);

/// Frees a finder.
void cicu_breaker_close(cicu_breaker *_Nonnull breaker);

/// Sets `bit` in `flags[i]` for every boundary before unit `i`; `flags` has `length` elements,
/// and the boundary at the end is not recorded. False where ICU reports an error.
bool cicu_mark_boundaries(
    cicu_breaker *_Nonnull breaker, const uint16_t *_Nonnull text, int32_t length, uint8_t *_Nonnull flags,
    uint8_t bit);

/// What decides the direction of a paragraph.
enum { CICU_BASE_LTR = 0, CICU_BASE_RTL = 1, CICU_BASE_FIRST_STRONG = 0xFE };

/// Added to the level of a unit that takes its direction from it, whatever the character's own.
enum { CICU_OVERRIDE = 0x80 };

/// Writes the embedding level (UAX #9) of each unit of one paragraph and returns the paragraph's level,
/// or -1 where ICU reports an error.
///
/// With `embedded`, `levels` holds the levels of embeddings that the text stands in already: none below the
/// paragraph's.
int cicu_bidi_levels(
    const uint16_t *_Nonnull text, int32_t length, uint8_t base, bool embedded, uint8_t *_Nonnull levels);

/// Whether a character is drawn in colour unless asked otherwise.
bool cicu_is_emoji_presentation(uint32_t character);

/// Whether a character can be drawn in colour where asked.
bool cicu_is_emoji(uint32_t character);

/// Whether a character that no font has is to be left out rather than drawn as a box.
bool cicu_is_default_ignorable(uint32_t character);

/// Room for a version with its terminating zero.
enum { CICU_VERSION_LENGTH = 20 };

/// Writes the version of the library that is running, such as "72.1".
void cicu_version(char *_Nonnull text);
