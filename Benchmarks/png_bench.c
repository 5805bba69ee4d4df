/* Measures libpng on images: decodes each file and encodes it RUNS times as RGB with libpng's defaults, in memory.
 * Prints a line per file: name, milliseconds of processor time of the median run, bytes.
 * Usage: png_bench RUNS FILE... */
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static int compare(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return difference < 0 ? -1 : difference > 0;
}

static size_t written;

static void count(png_structp png, png_bytep bytes, png_size_t length) {
    (void)png, (void)bytes;
    written += length;
}

static void encode(const png_image *image, const unsigned char *pixels) {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    written = 0;
    png_set_write_fn(png, NULL, count, NULL);
    png_set_IHDR(png, info, image->width, image->height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (unsigned row = 0; row < image->height; row++)
        png_write_row(png, pixels + (size_t)row * image->width * 3);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
}

int main(int count_, char **arguments) {
    int runs = count_ > 1 ? atoi(arguments[1]) : 5;
    double *times = malloc(sizeof(double) * (runs > 0 ? runs : 1));
    for (int file = 2; file < count_; file++) {
        png_image image;
        memset(&image, 0, sizeof image);
        image.version = PNG_IMAGE_VERSION;
        if (!png_image_begin_read_from_file(&image, arguments[file])) return 1;
        image.format = PNG_FORMAT_RGB;
        unsigned char *pixels = malloc(PNG_IMAGE_SIZE(image));
        if (!png_image_finish_read(&image, NULL, pixels, 0, NULL)) return 1;
        for (int run = 0; run < runs; run++) {
            double start = now();
            encode(&image, pixels);
            times[run] = now() - start;
        }
        qsort(times, runs, sizeof(double), compare);
        printf("%s %.3f %zu\n", arguments[file], times[runs / 2], written);
        fflush(stdout);
        free(pixels);
    }
    free(times);
    return 0;
}
