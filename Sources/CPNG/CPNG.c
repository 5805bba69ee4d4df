#include "CPNG.h"
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

int cpng_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
                char *message) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    message[0] = 0;
    int succeeded = png_image_begin_read_from_memory(&image, bytes, count);
    if (succeeded) {
        if (image.width != width || image.height != height) {
            png_image_free(&image);
            strcpy(message, "the header changed its extent");
            return 0;
        }
        // Untagged pictures are sRGB at every depth; libpng alone would take 16 bits for linear light.
        image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
        image.format = PNG_FORMAT_RGBA;
        succeeded = png_image_finish_read(&image, NULL, pixels, 0, NULL);
    }
    if (!succeeded || PNG_IMAGE_FAILED(image)) {
        strncpy(message, image.message, CPNG_MESSAGE_CAPACITY - 1);
        message[CPNG_MESSAGE_CAPACITY - 1] = 0;
        succeeded = 0;
    }
    png_image_free(&image);
    return succeeded;
}

typedef struct {
    const uint8_t *bytes;
    size_t count, offset;
} Source;

static void readSource(png_structp png, png_bytep target, size_t count) {
    Source *source = png_get_io_ptr(png);
    if (count > source->count - source->offset) png_error(png, "the file ends");
    memcpy(target, source->bytes + source->offset, count);
    source->offset += count;
}

static void ignoreWarning(png_structp png, png_const_charp text) { (void)png, (void)text; }

static void leave(png_structp png, png_const_charp text) {
    (void)text;
    png_longjmp(png, 1);
}

uint8_t *cpng_copy_profile(const uint8_t *bytes, size_t count, size_t *profileCount) {
    *profileCount = 0;
    Source source = {bytes, count, 0};
    uint8_t *volatile copy = NULL;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, leave, ignoreWarning);
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

void cpng_free(uint8_t *profile) { free(profile); }

const char *cpng_version(void) { return png_get_libpng_ver(NULL); }
