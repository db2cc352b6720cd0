#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>

// MHD_start_daemon takes variable arguments, which Swift cannot pass; this binds to 127.0.0.1 only.
static inline struct MHD_Daemon *widthwise_start_on_loopback(
    uint16_t port, MHD_AccessHandlerCallback handler, void *context,
    MHD_RequestCompletedCallback completed) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return MHD_start_daemon(
      MHD_USE_INTERNAL_POLLING_THREAD, port, NULL, NULL, handler, context,
      MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_CONNECTION_TIMEOUT, 30u,
      MHD_OPTION_CONNECTION_LIMIT, 64u, MHD_OPTION_NOTIFY_COMPLETED, completed, NULL,
      MHD_OPTION_END);
}

// The port that was bound, which the system chose where 0 was asked for.
static inline uint16_t widthwise_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *information =
      MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return information ? information->port : 0;
}

// Enumerations that are flags lose their names on the way to Swift; these functions keep them here.
static inline const char *widthwise_header(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

static inline const char *widthwise_argument(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
}

static inline const char *widthwise_cookie(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_COOKIE_KIND, name);
}

static inline struct MHD_Response *widthwise_response(const void *body, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)body, MHD_RESPMEM_MUST_COPY);
}
