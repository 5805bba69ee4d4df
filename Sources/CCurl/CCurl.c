#include "CCurl.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Values of libcurl's curl.h, which never change: long options begin at 0, pointers at 10000, functions at 20000.
enum {
    OPTION_TIMEOUT_MS = 155, OPTION_CONNECT_TIMEOUT_MS = 156, OPTION_NOSIGNAL = 99, OPTION_UPLOAD = 46,
    OPTION_HTTPGET = 80, OPTION_FOLLOWLOCATION = 52, OPTION_INFILESIZE = 14, OPTION_PROTOCOLS = 181,
    OPTION_URL = 10002, OPTION_ERRORBUFFER = 10010, OPTION_HTTPHEADER = 10023, OPTION_WRITEDATA = 10001,
    OPTION_READDATA = 10009, OPTION_USERAGENT = 10018, OPTION_WRITEFUNCTION = 20011, OPTION_READFUNCTION = 20012,
    INFO_RESPONSE_CODE = 0x200002, PROTOCOLS_HTTP = 3, GLOBAL_ALL = 3, ERROR_CAPACITY = 256
};

typedef struct {
    int (*begin)(long);
    void *(*open)(void);
    int (*set)(void *, int, ...);
    int (*perform)(void *);
    int (*get)(void *, int, ...);
    void (*close)(void *);
    const char *(*text)(int);
    void *(*append)(void *, const char *);
    void (*freeList)(void *);
} Library;

static Library library;
static int isLoaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
    void *file = NULL;
    for (int index = 0; index < 2 && !file; index++) file = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (!file) return;
    *(void **)&library.begin = dlsym(file, "curl_global_init");
    *(void **)&library.open = dlsym(file, "curl_easy_init");
    *(void **)&library.set = dlsym(file, "curl_easy_setopt");
    *(void **)&library.perform = dlsym(file, "curl_easy_perform");
    *(void **)&library.get = dlsym(file, "curl_easy_getinfo");
    *(void **)&library.close = dlsym(file, "curl_easy_cleanup");
    *(void **)&library.text = dlsym(file, "curl_easy_strerror");
    *(void **)&library.append = dlsym(file, "curl_slist_append");
    *(void **)&library.freeList = dlsym(file, "curl_slist_free_all");
    isLoaded = library.begin && library.open && library.set && library.perform && library.get && library.close
        && library.text && library.append && library.freeList && library.begin(GLOBAL_ALL) == 0;
}

struct CCurlConnection {
    void *handle;
    void *headers;
};

typedef struct {
    uint8_t *bytes;
    size_t capacity;
    size_t count;
} Content;

static size_t receive(char *data, size_t size, size_t count, void *context) {
    Content *content = context;
    size_t length = size * count;
    if (length > content->capacity - content->count) return 0;
    memcpy(content->bytes + content->count, data, length);
    content->count += length;
    return length;
}

static size_t discard(char *data, size_t size, size_t count, void *context) {
    (void)data;
    (void)context;
    return size * count;
}

static size_t send(char *data, size_t size, size_t count, void *context) {
    Content *content = context;
    size_t length = size * count, left = content->capacity - content->count;
    if (length > left) length = left;
    memcpy(data, content->bytes + content->count, length);
    content->count += length;
    return length;
}

CCurlConnection *ccurl_open(const char *header) {
    pthread_once(&once, load);
    if (!isLoaded) return NULL;
    CCurlConnection *connection = calloc(1, sizeof *connection);
    if (!connection) return NULL;
    connection->handle = library.open();
    // A small content is sent without asking first.
    connection->headers = library.append(NULL, "Expect:");
    if (header) connection->headers = library.append(connection->headers, header);
    if (connection->handle) return connection;
    ccurl_close(connection);
    return NULL;
}

void ccurl_close(CCurlConnection *connection) {
    if (!connection) return;
    if (connection->handle) library.close(connection->handle);
    if (connection->headers) library.freeList(connection->headers);
    free(connection);
}

// Chosen: a store that does not answer in these times costs more than it saves.
static const long connectMilliseconds = 2000, totalMilliseconds = 10000;

static int request(CCurlConnection *connection, const char *url, char *message) {
    void *handle = connection->handle;
    char reason[ERROR_CAPACITY] = "";
    library.set(handle, OPTION_URL, url);
    library.set(handle, OPTION_ERRORBUFFER, reason);
    library.set(handle, OPTION_HTTPHEADER, connection->headers);
    library.set(handle, OPTION_USERAGENT, "maquette");
    library.set(handle, OPTION_NOSIGNAL, 1L);
    library.set(handle, OPTION_FOLLOWLOCATION, 0L);
    library.set(handle, OPTION_PROTOCOLS, (long)PROTOCOLS_HTTP);
    library.set(handle, OPTION_CONNECT_TIMEOUT_MS, connectMilliseconds);
    library.set(handle, OPTION_TIMEOUT_MS, totalMilliseconds);
    int code = library.perform(handle);
    library.set(handle, OPTION_ERRORBUFFER, NULL);
    long status = 0;
    if (code == 0) library.get(handle, INFO_RESPONSE_CODE, &status);
    if (code != 0) {
        strncpy(message, reason[0] ? reason : library.text(code), CCURL_MESSAGE_CAPACITY - 1);
        message[CCURL_MESSAGE_CAPACITY - 1] = 0;
    }
    return (int)status;
}

int ccurl_get(CCurlConnection *connection, const char *url, uint8_t *bytes, size_t capacity, size_t *count,
              char *message) {
    Content content = {bytes, capacity, 0};
    library.set(connection->handle, OPTION_UPLOAD, 0L);
    library.set(connection->handle, OPTION_HTTPGET, 1L);
    library.set(connection->handle, OPTION_WRITEFUNCTION, receive);
    library.set(connection->handle, OPTION_WRITEDATA, &content);
    int status = request(connection, url, message);
    *count = content.count;
    return status;
}

int ccurl_put(CCurlConnection *connection, const char *url, const uint8_t *bytes, size_t count, char *message) {
    Content content = {(uint8_t *)bytes, count, 0};
    library.set(connection->handle, OPTION_UPLOAD, 1L);
    library.set(connection->handle, OPTION_INFILESIZE, (long)count);
    library.set(connection->handle, OPTION_READFUNCTION, send);
    library.set(connection->handle, OPTION_READDATA, &content);
    library.set(connection->handle, OPTION_WRITEFUNCTION, discard);
    return request(connection, url, message);
}
