/* Measures Pango on the strings in a folder: labels.txt, letters.txt, latin.txt, chinese.txt, one string per line, in
 * rounds of equal length. Prints a line per case: name, microseconds per string of the median round.
 * Usage: pango_bench FOLDER ROUNDS */
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

static int compare(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return difference < 0 ? -1 : difference > 0;
}

static int sink;

static void measure(PangoContext *context, PangoFontDescription *font, const char *text, int width) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    if (width > 0) pango_layout_set_width(layout, width * PANGO_SCALE);
    pango_layout_set_text(layout, text, -1);
    int across, down;
    pango_layout_get_size(layout, &across, &down);
    sink += across + down;
    g_object_unref(layout);
}

int main(int count, char **arguments) {
    if (count < 3) return 2;
    int rounds = atoi(arguments[2]);
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
    const char *names[] = {"labels", "letters", "latin", "chinese"};
    for (int kind = 0; kind < 4; kind++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%s.txt", arguments[1], names[kind]);
        char *contents;
        if (!g_file_get_contents(path, &contents, NULL, NULL)) return 1;
        char **lines = g_strsplit(g_strchomp(contents), "\n", -1);
        int total = g_strv_length(lines), size = total / (rounds + 1), width = kind < 2 ? 0 : 300;
        double cold[64], warm[64];
        for (int round = 0; round <= rounds && round < 63; round++) {
            double start = now();
            for (int i = 0; i < size; i++) measure(context, font, lines[round * size + i], width);
            double middle = now();
            for (int i = 0; i < size; i++) measure(context, font, lines[round * size], width);
            cold[round] = (middle - start) / size;
            warm[round] = (now() - middle) / size;
        }
        /* The first round warms the fonts. */
        qsort(cold + 1, rounds, sizeof *cold, compare);
        qsort(warm + 1, rounds, sizeof *warm, compare);
        printf("%s-cold %f\n%s-warm %f\n", names[kind], cold[1 + rounds / 2] * 1e6, names[kind],
               warm[1 + rounds / 2] * 1e6);
        g_strfreev(lines);
    }
    return sink == 0;
}
