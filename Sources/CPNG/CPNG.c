#include "CPNG.h"
#include <png.h>
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

const char *cpng_version(void) { return png_get_libpng_ver(NULL); }
