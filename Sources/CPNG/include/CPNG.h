#pragma once
#include <stddef.h>
#include <stdint.h>

// A seam to libpng: every call returns plainly, no longjmp crosses into Swift.

enum { CPNG_MESSAGE_CAPACITY = 64 };

// Decodes a PNG of the given extent (as its header tells) into width * height pixels, alpha not multiplied in,
// bytes in the order R, G, B, A: in sRGB as far as the file's gamma tells, or with `keepsValues` as they are
// stored. Writes what is wrong into `message` (zero-terminated, CPNG_MESSAGE_CAPACITY bytes) and returns 0 where
// it cannot.
int cpng_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int keepsValues,
                uint32_t *pixels, char *message);

// As `cpng_decode`, for pictures that are not interlaced, in bands: `band` has room for bandRows * width pixels,
// and `receive` is told how many of its rows are filled, the last time perhaps fewer. `receive` returns plainly.
int cpng_decode_bands(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int keepsValues,
                      uint32_t *band, uint32_t bandRows, void *context,
                      void (*receive)(void *context, uint32_t rows), char *message);

// The library's version, as "1.6.39".
const char *cpng_version(void);

// Gives the colour profile in a PNG, uncompressed, to be given back to `cpng_free`; NULL and 0 where it has
// none that can be read.
uint8_t *cpng_copy_profile(const uint8_t *bytes, size_t count, size_t *profileCount);

// Gives the text with a keyword before the image data of a PNG, uncompressed and without a zero at its end, to be
// given back to `cpng_free`; NULL and 0 where it has none that can be read.
uint8_t *cpng_copy_text(const uint8_t *bytes, size_t count, const char *keyword, size_t *textCount);
void cpng_free(uint8_t *copy);
