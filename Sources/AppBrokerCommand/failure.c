#include "broker.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

void fail(enum ending code, const char *format, ...) {
    va_list values;
    va_start(values, format);
    fputs("maquette-app-broker: ", stderr);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    exit(code);
}

void report_failure(int pipe, enum ending code, int part, const char *format, ...) {
    struct failure failure = {.code = code, .part = part};
    va_list values;
    va_start(values, format);
    vsnprintf(failure.line, sizeof(failure.line), format, values);
    va_end(values);
    // Shorter than what a pipe takes at once; if nobody reads it, there is nobody to tell.
    if (write(pipe, &failure, sizeof(failure)) < 0) _exit(1);
    _exit(0);
}
