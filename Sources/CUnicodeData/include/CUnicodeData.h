#pragma once

#include <stdbool.h>
#include <stdint.h>

// Properties of characters, of one version of Unicode whatever the machine has.
// The tables are constant data of the program: nothing is read or made at start.

/// What is kept of a character; the numbers of classes are those of the Swift types in Typography.
typedef struct {
    uint8_t line;
    uint8_t grapheme;
    uint8_t bidi;
    uint8_t flags;
} cunicode_record;

/// A bracket and its counterpart.
typedef struct {
    uint32_t character;
    uint32_t counterpart;
    uint8_t opens;
} cunicode_bracket;

/// Bits of a record's flags.
enum {
    CUNICODE_EMOJI = 1,
    CUNICODE_EMOJI_PRESENTATION = 2,
    CUNICODE_DEFAULT_IGNORABLE = 4,
    CUNICODE_ALPHABETIC = 8,
    CUNICODE_BRACKET = 16
};

/// The version of the tables, such as "15.0.0".
extern const char *_Nonnull const cunicode_version;

extern const uint16_t cunicode_index[];
extern const uint8_t cunicode_blocks[];
extern const cunicode_record cunicode_records[];
extern const cunicode_bracket cunicode_brackets[];
extern const int cunicode_bracket_count;

/// The record of a code point; that of U+10FFFF for what is none.
static inline cunicode_record cunicode_find(uint32_t character) {
    if (character > 0x10FFFF) character = 0x10FFFF;
    return cunicode_records[cunicode_blocks[cunicode_index[character >> 6] << 6 | (character & 63)]];
}

/// The bracket that a character is, with the counterpart 0 for one that is none.
static inline cunicode_bracket cunicode_find_bracket(uint32_t character) {
    int low = 0, high = cunicode_bracket_count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (cunicode_brackets[middle].character < character) low = middle + 1;
        else high = middle;
    }
    if (low < cunicode_bracket_count && cunicode_brackets[low].character == character) return cunicode_brackets[low];
    return (cunicode_bracket){character, 0, 0};
}
