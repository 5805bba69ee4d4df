#ifndef CCURL_H
#define CCURL_H

#include <stddef.h>
#include <stdint.h>

// HTTP requests by libcurl, which is loaded when the first is made.

// The capacity of a message.
enum { CCURL_MESSAGE_CAPACITY = 256 };

// A connection, kept open between requests; not for two threads at once.
typedef struct CCurlConnection CCurlConnection;

// Opens a connection; NULL if libcurl is missing. `header` is sent with each request; NULL for none.
CCurlConnection *ccurl_open(const char *header);

void ccurl_close(CCurlConnection *connection);

// Gets a content of at most `capacity` bytes. Returns the status code of the answer; 0 if there was none, with a
// message, and if the content is larger.
int ccurl_get(CCurlConnection *connection, const char *url, uint8_t *bytes, size_t capacity, size_t *count,
              char *message);

// Puts a content. Returns the status code of the answer; 0 if there was none, with a message.
int ccurl_put(CCurlConnection *connection, const char *url, const uint8_t *bytes, size_t count, char *message);

#endif
