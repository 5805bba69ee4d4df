#include "CPNG.h"
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const uint8_t *bytes;
    size_t count, offset;
    // What is wrong; NULL where nobody wants to know.
    char *message;
} Source;

static void readSource(png_structp png, png_bytep target, size_t count) {
    Source *source = png_get_io_ptr(png);
    if (count > source->count - source->offset) png_error(png, "the file ends");
    memcpy(target, source->bytes + source->offset, count);
    source->offset += count;
}

static void ignoreWarning(png_structp png, png_const_charp text) { (void)png, (void)text; }

static void leave(png_structp png, png_const_charp text) {
    Source *source = png_get_error_ptr(png);
    if (source->message) {
        strncpy(source->message, text, CPNG_MESSAGE_CAPACITY - 1);
        source->message[CPNG_MESSAGE_CAPACITY - 1] = 0;
    }
    png_longjmp(png, 1);
}

// Prepares for rows of R, G, B and A of eight bits; the number of passes.
static int beginPixels(png_structp png, png_infop info, uint32_t width, uint32_t height, int keepsValues) {
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
        png_error(png, "the header changed its extent");
    }
    png_set_expand(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    // Untagged pictures are sRGB at every depth.
    if (!keepsValues) png_set_alpha_mode_fixed(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
    png_set_scale_16(png);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != 4 * (size_t)width) png_error(png, "its rows have another length");
    return passes;
}

// Reads rows into pixels.
static void readPixels(png_structp png, png_infop info, uint32_t width, uint32_t height, int keepsValues,
                       uint32_t *pixels) {
    int passes = beginPixels(png, info, width, height, keepsValues);
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t row = 0; row < height; row++) {
            png_read_row(png, (png_bytep)(pixels + (size_t)row * width), NULL);
        }
    }
}

// Each chunk has a checksum of its own, which is checked: that of the whole stream finds nothing more.
static void skipSecondChecksum(png_structp png) {
#if defined(PNG_SET_OPTION_SUPPORTED) && defined(PNG_IGNORE_ADLER32)
    png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
#else
    (void)png;
#endif
}

int cpng_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int keepsValues,
                uint32_t *pixels, char *message) {
    Source source = {bytes, count, 0, message};
    volatile int succeeded = 0;
    message[0] = 0;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, leave, ignoreWarning);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (info && !setjmp(png_jmpbuf(png))) {
        png_set_read_fn(png, &source, readSource);
        skipSecondChecksum(png);
        readPixels(png, info, width, height, keepsValues, pixels);
        succeeded = 1;
    }
    if (png) png_destroy_read_struct(&png, &info, NULL);
    return succeeded;
}

int cpng_decode_bands(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int keepsValues,
                      uint32_t *band, uint32_t bandRows, void *context,
                      void (*receive)(void *context, uint32_t rows), char *message) {
    Source source = {bytes, count, 0, message};
    volatile int succeeded = 0;
    message[0] = 0;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, leave, ignoreWarning);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (info && !setjmp(png_jmpbuf(png))) {
        png_set_read_fn(png, &source, readSource);
        skipSecondChecksum(png);
        if (beginPixels(png, info, width, height, keepsValues) != 1) png_error(png, "it is interlaced");
        for (uint32_t row = 0; row < height; row++) {
            png_read_row(png, (png_bytep)(band + (size_t)(row % bandRows) * width), NULL);
            if (row % bandRows == bandRows - 1 || row == height - 1) receive(context, row % bandRows + 1);
        }
        succeeded = 1;
    }
    if (png) png_destroy_read_struct(&png, &info, NULL);
    return succeeded;
}

uint8_t *cpng_copy_profile(const uint8_t *bytes, size_t count, size_t *profileCount) {
    *profileCount = 0;
    Source source = {bytes, count, 0, NULL};
    uint8_t *volatile copy = NULL;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, leave, ignoreWarning);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (info && !setjmp(png_jmpbuf(png))) {
        char *name;
        int compression;
        png_bytep profile;
        png_uint_32 length;
        png_set_read_fn(png, &source, readSource);
        png_read_info(png, info);
        if (png_get_iCCP(png, info, &name, &compression, &profile, &length) && (copy = malloc(length))) {
            memcpy(copy, profile, length);
            *profileCount = length;
        }
    }
    if (png) png_destroy_read_struct(&png, &info, NULL);
    return copy;
}

uint8_t *cpng_copy_text(const uint8_t *bytes, size_t count, const char *keyword, size_t *textCount) {
    *textCount = 0;
    Source source = {bytes, count, 0, NULL};
    uint8_t *volatile copy = NULL;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, leave, ignoreWarning);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (info && !setjmp(png_jmpbuf(png))) {
        png_textp texts;
        int textsCount = 0;
        png_set_read_fn(png, &source, readSource);
        png_read_info(png, info);
        png_get_text(png, info, &texts, &textsCount);
        for (int index = 0; index < textsCount && !copy; index++) {
            if (strcmp(texts[index].key, keyword) != 0) continue;
            size_t length = strlen(texts[index].text);
            if ((copy = malloc(length + 1))) {
                memcpy(copy, texts[index].text, length);
                *textCount = length;
            }
        }
    }
    if (png) png_destroy_read_struct(&png, &info, NULL);
    return copy;
}

void cpng_free(uint8_t *copy) { free(copy); }

const char *cpng_version(void) { return png_get_libpng_ver(NULL); }
