#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>

// The library brings TLS and nine more libraries along, which take longer to load than two pictures
// take to compare. So on Linux it is opened by the one command that serves something.
#if defined(__linux__)
#include <dlfcn.h>

static inline void *widthwise_http_function(const char *name) {
  static void *library = NULL;
  if (library == NULL) library = dlopen("libmicrohttpd.so.12", RTLD_NOW);
  return library == NULL ? NULL : dlsym(library, name);
}

#define WIDTHWISE_HTTP(name) ((__typeof__(&name))widthwise_http_function(#name))
#else
#define WIDTHWISE_HTTP(name) name
#endif

// Whether the library is there; nothing else here may be called where it is not.
static inline int widthwise_can_serve(void) { return WIDTHWISE_HTTP(MHD_start_daemon) != NULL; }

// MHD_start_daemon takes variable arguments, which Swift cannot pass; this binds to 127.0.0.1 only.
static inline struct MHD_Daemon *widthwise_start_on_loopback(
    uint16_t port, MHD_AccessHandlerCallback handler, void *context,
    MHD_RequestCompletedCallback completed) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return WIDTHWISE_HTTP(MHD_start_daemon)(
      MHD_USE_INTERNAL_POLLING_THREAD, port, NULL, NULL, handler, context,
      MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_CONNECTION_TIMEOUT, 30u,
      MHD_OPTION_CONNECTION_LIMIT, 64u, MHD_OPTION_NOTIFY_COMPLETED, completed, NULL,
      MHD_OPTION_END);
}

// The port that was bound, which the system chose where 0 was asked for.
static inline uint16_t widthwise_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *information =
      WIDTHWISE_HTTP(MHD_get_daemon_info)(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return information ? information->port : 0;
}

// Enumerations that are flags lose their names on the way to Swift; these functions keep them here.
static inline const char *widthwise_header(struct MHD_Connection *connection, const char *name) {
  return WIDTHWISE_HTTP(MHD_lookup_connection_value)(connection, MHD_HEADER_KIND, name);
}

static inline const char *widthwise_argument(struct MHD_Connection *connection, const char *name) {
  return WIDTHWISE_HTTP(MHD_lookup_connection_value)(connection, MHD_GET_ARGUMENT_KIND, name);
}

static inline const char *widthwise_cookie(struct MHD_Connection *connection, const char *name) {
  return WIDTHWISE_HTTP(MHD_lookup_connection_value)(connection, MHD_COOKIE_KIND, name);
}

static inline struct MHD_Response *widthwise_response(const void *body, size_t count) {
  return WIDTHWISE_HTTP(MHD_create_response_from_buffer)(
      count, (void *)body, MHD_RESPMEM_MUST_COPY);
}

static inline void widthwise_stop(struct MHD_Daemon *daemon) {
  WIDTHWISE_HTTP(MHD_stop_daemon)(daemon);
}

static inline void widthwise_add_header(
    struct MHD_Response *response, const char *name, const char *value) {
  WIDTHWISE_HTTP(MHD_add_response_header)(response, name, value);
}

static inline enum MHD_Result widthwise_answer(
    struct MHD_Connection *connection, uint32_t status, struct MHD_Response *response) {
  return WIDTHWISE_HTTP(MHD_queue_response)(connection, status, response);
}

static inline void widthwise_release(struct MHD_Response *response) {
  WIDTHWISE_HTTP(MHD_destroy_response)(response);
}
