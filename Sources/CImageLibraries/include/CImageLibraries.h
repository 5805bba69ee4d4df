#pragma once
#include <stddef.h>
#include <stdint.h>

// A seam to the decoders of libjpeg-turbo and libwebp, which are looked for when the first picture wants them:
// neither starting nor building needs them. Their few functions used here are of the interfaces that both
// projects keep stable for programs that load them so.

enum { CIMAGE_MESSAGE_CAPACITY = 200 };

// What became of a picture.
typedef enum {
    CIMAGE_DONE = 0,
    // The library is not on this machine.
    CIMAGE_MISSING = 1,
    // There is something wrong with the file, yet it gave a whole picture; `message` says what.
    CIMAGE_DOUBTFUL = 2,
    // The file gave no picture; `message` says why.
    CIMAGE_FAILED = 3,
} CImageStatus;

// Decodes a JPEG whose header tells width * height pixels of four bytes: R, G, B and 255, or with `isCMYK` the
// four inks as they are stored. Always the exact integer transform, whose results libjpeg-turbo keeps the same
// in C and in vector code.
CImageStatus cimage_decode_jpeg(const uint8_t *bytes, size_t count, int width, int height, int isCMYK,
                                uint8_t *pixels, char *message);

// Reads the extent of a still WebP.
CImageStatus cimage_webp_extent(const uint8_t *bytes, size_t count, int *width, int *height);

// Decodes a still WebP of that extent into pixels of R, G, B and A, alpha not multiplied in.
CImageStatus cimage_decode_webp(const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels);

// The version of libwebp as 0xMMmmrr; 0 where it is not on this machine.
int cimage_webp_version(void);

// Whether libjpeg-turbo is on this machine.
int cimage_has_jpeg(void);
