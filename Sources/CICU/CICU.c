#include "CICU.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>

struct cicu_breaker {
    UBreakIterator *iterator;
};

static cicu_breaker *open_breaker(UBreakIteratorType type, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
    if (U_FAILURE(status) || !iterator) return NULL;
    cicu_breaker *breaker = malloc(sizeof *breaker);
    if (!breaker) {
        ubrk_close(iterator);
        return NULL;
    }
    breaker->iterator = iterator;
    return breaker;
}

cicu_breaker *cicu_line_breaker_open(const char *locale) { return open_breaker(UBRK_LINE, locale); }

cicu_breaker *cicu_grapheme_breaker_open(void) { return open_breaker(UBRK_CHARACTER, "root"); }

void cicu_breaker_close(cicu_breaker *breaker) {
    ubrk_close(breaker->iterator);
    free(breaker);
}

bool cicu_mark_boundaries(
    cicu_breaker *breaker, const uint16_t *text, int32_t length, uint8_t *flags, uint8_t bit) {
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(breaker->iterator, (const UChar *)text, length, &status);
    if (U_FAILURE(status)) return false;
    for (int32_t position = ubrk_first(breaker->iterator); position != UBRK_DONE;
         position = ubrk_next(breaker->iterator))
        if (position >= 0 && position < length) flags[position] |= bit;
    // The iterator must not keep a pointer to text that the caller owns.
    ubrk_setText(breaker->iterator, (const UChar *)u"", 0, &status);
    return true;
}

int cicu_bidi_levels(
    const uint16_t *text, int32_t length, uint8_t base, bool embedded, uint8_t *levels) {
    UErrorCode status = U_ZERO_ERROR;
    UBiDi *bidi = ubidi_open();
    if (!bidi) return -1;
    int result = -1;
    ubidi_setPara(
        bidi, (const UChar *)text, length, base == CICU_BASE_FIRST_STRONG ? UBIDI_DEFAULT_LTR : base,
        embedded ? levels : NULL, &status);
    if (U_SUCCESS(status) && ubidi_getLength(bidi) == length) {
        const UBiDiLevel *found = ubidi_getLevels(bidi, &status);
        if (U_SUCCESS(status) && found) {
            for (int32_t i = 0; i < length; i++) levels[i] = found[i];
            result = ubidi_getParaLevel(bidi);
        }
    }
    ubidi_close(bidi);
    return result;
}

bool cicu_is_emoji_presentation(uint32_t character) {
    return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI_PRESENTATION);
}

bool cicu_is_emoji(uint32_t character) { return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI); }

bool cicu_is_default_ignorable(uint32_t character) {
    return u_hasBinaryProperty((UChar32)character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

void cicu_version(char *text) {
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, text);
}
