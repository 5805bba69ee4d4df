#include "COfflineCurl.h"
#include <stdlib.h>

// Names and results are those of libcurl's curl.h: 0 is success, and handles are not NULL.

static void *handle(void) { return calloc(1, sizeof(void *)); }

int curl_global_init(long flags) { return (void)flags, 0; }
void curl_free(void *memory) { free(memory); }
const char *curl_version(void) { return "libcurl/0.0.0"; }

// Larger than any version of curl_version_info_data; all of its fields are empty.
static char versionInfo[1024];
void *curl_version_info(int age) { return (void)age, versionInfo; }

void *curl_easy_init(void) { return handle(); }
void curl_easy_cleanup(void *easy) { free(easy); }
int curl_easy_setopt(void *easy, int option, ...) { return (void)easy, (void)option, 0; }
int curl_easy_getinfo(void *easy, int info, ...) { return (void)easy, (void)info, 0; }
int curl_easy_pause(void *easy, int mask) { return (void)easy, (void)mask, 0; }
const char *curl_easy_strerror(int code) { return (void)code, "there is no network"; }

void *curl_multi_init(void) { return handle(); }
int curl_multi_cleanup(void *multi) { return free(multi), 0; }
int curl_multi_setopt(void *multi, int option, ...) { return (void)multi, (void)option, 0; }
int curl_multi_add_handle(void *multi, void *easy) { return (void)multi, (void)easy, 0; }
int curl_multi_remove_handle(void *multi, void *easy) { return (void)multi, (void)easy, 0; }
int curl_multi_assign(void *multi, int socket, void *value) { return (void)multi, (void)socket, (void)value, 0; }
void *curl_multi_info_read(void *multi, int *left) { return (void)multi, *left = 0, NULL; }
int curl_multi_socket_action(void *multi, int socket, int events, int *running) {
    return (void)multi, (void)socket, (void)events, *running = 0, 0;
}

void *curl_slist_append(void *list, const char *text) { return (void)text, list ? list : handle(); }
void curl_slist_free_all(void *list) { free(list); }

void *curl_url(void) { return handle(); }
int curl_url_set(void *url, int part, const char *text, unsigned flags) {
    return (void)url, (void)part, (void)text, (void)flags, 0;
}
int curl_url_get(void *url, int part, char **text, unsigned flags) {
    return (void)url, (void)part, (void)flags, *text = NULL, 1;
}
