#include "CImageLibraries.h"
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// Values of libjpeg-turbo's turbojpeg.h, as of its version 1.4.
enum { TJPF_RGBA = 7, TJPF_CMYK = 11, TJFLAG_ACCURATEDCT = 4096, TJFLAG_LIMITSCANS = 32768, TJERR_WARNING = 0 };

typedef struct {
    void *(*makeDecoder)(void);
    int (*decode)(void *, const unsigned char *, unsigned long, unsigned char *, int, int, int, int, int);
    int (*errorCode)(void *);
    char *(*errorText)(void *);
    int (*destroy)(void *);
} JPEGLibrary;

typedef struct {
    int (*version)(void);
    int (*extent)(const uint8_t *, size_t, int *, int *);
    uint8_t *(*decode)(const uint8_t *, size_t, uint8_t *, size_t, int);
} WebPLibrary;

static JPEGLibrary jpeg;
static WebPLibrary webp;
static int hasJPEG, hasWebP;
static pthread_once_t jpegOnce = PTHREAD_ONCE_INIT, webpOnce = PTHREAD_ONCE_INIT;

static void *symbol(void *library, const char *name, int *isComplete) {
    void *found = dlsym(library, name);
    if (!found) *isComplete = 0;
    return found;
}

static void loadJPEG(void) {
    void *library = dlopen("libturbojpeg.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    int isComplete = 1;
    *(void **)&jpeg.makeDecoder = symbol(library, "tjInitDecompress", &isComplete);
    *(void **)&jpeg.decode = symbol(library, "tjDecompress2", &isComplete);
    *(void **)&jpeg.errorCode = symbol(library, "tjGetErrorCode", &isComplete);
    *(void **)&jpeg.errorText = symbol(library, "tjGetErrorStr2", &isComplete);
    *(void **)&jpeg.destroy = symbol(library, "tjDestroy", &isComplete);
    hasJPEG = isComplete;
}

static void loadWebP(void) {
    void *library = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    int isComplete = 1;
    *(void **)&webp.version = symbol(library, "WebPGetDecoderVersion", &isComplete);
    *(void **)&webp.extent = symbol(library, "WebPGetInfo", &isComplete);
    *(void **)&webp.decode = symbol(library, "WebPDecodeRGBAInto", &isComplete);
    hasWebP = isComplete;
}

int cimage_has_jpeg(void) {
    pthread_once(&jpegOnce, loadJPEG);
    return hasJPEG;
}

static int findWebP(void) {
    pthread_once(&webpOnce, loadWebP);
    return hasWebP;
}

static void copyMessage(char *message, const char *text) {
    strncpy(message, text ? text : "", CIMAGE_MESSAGE_CAPACITY - 1);
    message[CIMAGE_MESSAGE_CAPACITY - 1] = 0;
}

CImageStatus cimage_decode_jpeg(const uint8_t *bytes, size_t count, int width, int height, int isCMYK,
                                uint8_t *pixels, char *message) {
    message[0] = 0;
    if (!cimage_has_jpeg()) return CIMAGE_MISSING;
    void *decoder = jpeg.makeDecoder();
    if (!decoder) return CIMAGE_FAILED;
    CImageStatus status = CIMAGE_DONE;
    if (jpeg.decode(decoder, bytes, count, pixels, width, 4 * width, height, isCMYK ? TJPF_CMYK : TJPF_RGBA,
                    TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS) != 0) {
        status = jpeg.errorCode(decoder) == TJERR_WARNING ? CIMAGE_DOUBTFUL : CIMAGE_FAILED;
        copyMessage(message, jpeg.errorText(decoder));
    }
    jpeg.destroy(decoder);
    return status;
}

CImageStatus cimage_webp_extent(const uint8_t *bytes, size_t count, int *width, int *height) {
    if (!findWebP()) return CIMAGE_MISSING;
    return webp.extent(bytes, count, width, height) ? CIMAGE_DONE : CIMAGE_FAILED;
}

CImageStatus cimage_decode_webp(const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels) {
    if (!findWebP()) return CIMAGE_MISSING;
    size_t stride = 4 * (size_t)width;
    return webp.decode(bytes, count, pixels, stride * height, (int)stride) ? CIMAGE_DONE : CIMAGE_FAILED;
}

int cimage_webp_version(void) { return findWebP() ? webp.version() : 0; }
