// What hostile programs send to the tool: messages as it expects them, and others.
#define _GNU_SOURCE
#include "probe.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { SOCKET = 3 };

/// The messages of a program that shows a screen: what is known of it, and an answer.
struct message {
    unsigned char bytes[1 << 16];
    size_t size;
};

static struct message facts, answer;

static void load(struct message *message, const char *name) {
    int file = open(allowed(name), O_RDONLY);
    ssize_t count = file >= 0 ? read(file, message->bytes, sizeof(message->bytes)) : 0;
    message->size = count > 0 ? (size_t)count : 0;
    close(file);
}

void load_messages(void) {
    load(&facts, "facts");
    load(&answer, "answer");
}

static void send(uint32_t announced, const void *bytes, size_t size) {
    write_all(SOCKET, &announced, sizeof(announced));
    write_all(SOCKET, bytes, size);
}

static void send_facts(void) { send((uint32_t)facts.size, facts.bytes, facts.size); }
static void send_answer(void) { send((uint32_t)answer.size, answer.bytes, answer.size); }

/// Reads a message, as far as one comes.
static void receive(void) {
    static char bytes[1 << 16];
    uint32_t size = 0;
    if (read(SOCKET, &size, sizeof(size)) != sizeof(size)) return;
    for (ssize_t count; size > 0; size -= (uint32_t)count) {
        count = read(SOCKET, bytes, size < sizeof(bytes) ? size : sizeof(bytes));
        if (count <= 0) return;
    }
}

const struct action conversation[] = {
    {"facts", send_facts, 0},   {"the configuration", receive, 0}, {"a request", receive, 0},
    {"an answer", send_answer, 0}, {"a request", receive, 0},      {"an answer", send_answer, 0},
    {NULL, NULL, 0},
};

// MARK: Other messages

static const struct message *some_message(void) { return below(3) == 0 ? &facts : &answer; }

static void send_changed(void) {
    static struct message changed;
    changed = *some_message();
    for (int i = 1 + below(6); i > 0 && changed.size > 0; i--) {
        int place = below(2) ? below((int)changed.size) : below(changed.size < 200 ? (int)changed.size : 200);
        changed.bytes[place] = (unsigned char)(below(2) ? draw() : (uint64_t)changed.bytes[place] ^ (1U << below(8)));
    }
    send((uint32_t)changed.size, changed.bytes, changed.size);
}

/// Announces more than it sends, or less.
static void send_other_size(void) {
    const struct message *message = some_message();
    static const uint32_t sizes[] = {0xffffffff, 0x7fffffff, 0x80000000, 600 << 20, 100 << 20, 1 << 20, 0, 1, 3};
    int kind = below(12);
    uint32_t announced = kind < 9 ? sizes[kind] : (uint32_t)message->size + (uint32_t)below(20) - 10;
    send(announced, message->bytes, (size_t)below((int)message->size + 1));
}

static void send_noise(void) {
    static uint64_t noise[512];
    for (int i = 0; i < 512; i++) noise[i] = draw();
    size_t size = (size_t)below(sizeof(noise));
    if (below(2)) send((uint32_t)size, noise, size);
    else write_all(SOCKET, noise, size);
}

static void send_twice(void) {
    send_answer();
    send_answer();
}

static void send_many(void) {
    for (int i = below(2000); i > 0; i--) {
        if (below(2)) send(0, NULL, 0);
        else send((uint32_t)facts.size, facts.bytes, facts.size);
    }
}

static void send_slowly(void) {
    const struct message *message = some_message();
    uint32_t size = (uint32_t)message->size;
    write_all(SOCKET, &size, sizeof(size));
    for (size_t i = 0; i < message->size && i < 100; i++) {
        write_all(SOCKET, message->bytes + i, 1);
        usleep(5000);
    }
}

static void send_large(void) {
    size_t size = (size_t)1 << (20 + below(4));
    void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (bytes != MAP_FAILED) send((uint32_t)size, bytes, size);
}

/// Answers whose every text comes to the user's terminal, if it is taken as it is.
static void send_text(void) {
    static const char *const texts[] = {
        "\\u001b[2J\\u001b]0;title\\u0007", "first\\nerror: second", "\\r\\n\\u2028\\u2029\\u0085x", "\\u202e\\u200b", "",
        "a\\tb", "\\u0000", "%s%n",
    };
    static const char *const forms[] = {
        "{\"end\":{\"notStarted\":{\"_0\":\"%s\"}},\"output\":\"%s\",\"errors\":\"%s\"}",
        "{\"end\":{\"crashed\":{\"signal\":5}},\"output\":\"%s\",\"errors\":\"A.swift:1: Fatal error: %s\"}",
        "{\"end\":{\"exited\":{\"status\":-9223372036854775808}},\"output\":\"%s\",\"errors\":\"%s\"}",
        "{\"end\":{\"tookTooLong\":{}},\"output\":\"%s\",\"errors\":\"%s\"}",
    };
    static char bytes[8192];
    int form = below(4);
    const char *text = texts[below(8)];
    int length = snprintf(bytes + 4, sizeof(bytes) - 4, forms[form], text, texts[below(8)], texts[below(8)]);
    uint32_t size = (uint32_t)length;
    memcpy(bytes, &size, sizeof(size));
    send(size + 4, bytes, size + 4);
}

/// JSON that a reader may not get to the end of, as it is or as the header of an answer.
static void send_json(void) {
    static const char *const pieces[] = {
        "[", "{\"end\":", "{\"a\":[", "\"", "1e999,", "-9223372036854775809", "\\ud800", "\xff\xfe", "null", "{}",
        "{\"end\":{\"finished\":{}},\"output\":\"",
        "{\"end\":{\"crashed\":{\"signal\":-1}},\"output\":\"\",\"errors\":\"",
    };
    static char text[1 << 17];
    size_t size = 0, first = below(2) ? sizeof(uint32_t) : 0;
    const char *piece = pieces[below(12)];
    for (int i = below(3) == 0 ? 20000 : below(12); i >= 0; i--) {
        if (below(100) == 0) piece = pieces[below(12)];
        if (first + size + strlen(piece) > sizeof(text)) break;
        memcpy(text + first + size, piece, strlen(piece));
        size += strlen(piece);
        if (below(4) == 0) piece = pieces[below(12)];
    }
    uint32_t header = below(4) == 0 ? (uint32_t)draw() : (uint32_t)size;
    if (first > 0) memcpy(text, &header, sizeof(header));
    send((uint32_t)(first + size), text, first + size);
}

static void close_socket(void) { close(SOCKET); }
static void replace_socket(void) { dup2(below(3), SOCKET); }
static void read_without_end(void) {
    static char bytes[1 << 16];
    while (read(SOCKET, bytes, sizeof(bytes)) > 0) {}
}

// MARK: Output

static void write_lines(void) {
    static const char *const lines[] = {
        "maquette-app-broker: there is no fence here\n", "exited 0\n", "limit memory\n",
        "App/Screen.swift:1: Fatal error: Unexpectedly found nil while unwrapping an Optional value\n",
        "Current stack trace:\n", "\x1b[2J\x1b]0;title\a\n", "\xff\xfe\xc0\x80\n", "%s%n\n", "\n\n\n", "\r", "\0\0\0\n",
        "error: everything is fine\n",
    };
    for (int i = 1 + below(40); i > 0; i--) {
        const char *line = lines[below(12)];
        write_all(1 + below(2), line, strlen(line) + (below(5) == 0));
    }
}

static void flood_output(void) {
    static char bytes[1 << 16];
    memset(bytes, below(2) ? 'x' : 0, sizeof(bytes));
    int descriptor = 1 + below(2);
    for (int i = 16 << below(3); i > 0; i--) write_all(descriptor, bytes, sizeof(bytes));
}

static void close_output(void) { close(1 + below(2)); }

const struct action message_actions[] = {
    {"facts out of turn", send_facts, 4},
    {"an answer out of turn", send_answer, 6},
    {"a changed message", send_changed, 14},
    {"another size", send_other_size, 8},
    {"noise", send_noise, 6},
    {"an answer twice", send_twice, 6},
    {"many messages", send_many, 3},
    {"a message slowly", send_slowly, 3},
    {"a large message", send_large, 3},
    {"JSON", send_json, 8},
    {"texts", send_text, 8},
    {"close the socket", close_socket, 3},
    {"replace the socket", replace_socket, 2},
    {"read without end", read_without_end, 2},
    {"lines of output", write_lines, 8},
    {"much output", flood_output, 3},
    {"close output", close_output, 3},
    {NULL, NULL, 0},
};
