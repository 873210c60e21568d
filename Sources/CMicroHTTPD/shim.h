#pragma once

#include <microhttpd.h>
#include <stdint.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>

// The enums of libmicrohttpd are closed ones: they are imported as types whose cases Swift cannot name.
static const enum MHD_Result cmicrohttpd_yes = MHD_YES;
static const enum MHD_Result cmicrohttpd_no = MHD_NO;
static const enum MHD_ValueKind cmicrohttpd_header_kind = MHD_HEADER_KIND;
static const enum MHD_ConnectionNotificationCode cmicrohttpd_started = MHD_CONNECTION_NOTIFY_STARTED;
static const enum MHD_RequestTerminationCode cmicrohttpd_completed = MHD_REQUEST_TERMINATED_COMPLETED_OK;

// Variadic, and its result is a union of what was asked for.
static inline int cmicrohttpd_descriptor(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

static inline const struct sockaddr *cmicrohttpd_address(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)->client_addr;
}

static inline void *cmicrohttpd_socket_context(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
}

// 0 when the head is not all there.
static inline size_t cmicrohttpd_header_size(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info ? info->header_size : 0;
}

// 0 when there was no answer.
static inline unsigned cmicrohttpd_status(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_HTTP_STATUS);
  return info ? info->http_status : 0;
}

// Ends the query before it begins, in libmicrohttpd's own buffer, after the target was copied: it would cut the query
// into arguments that nobody reads, and leaves the connection hanging when they don't fit in the connection's memory.
static inline void cmicrohttpd_drop_query(const char *target) {
  char *query = strchr(target, '?');
  if (query && query[1]) query[1] = 0;
}

// Leaves what is percent-encoded as it was sent: the router decodes each segment once, and strictly.
static inline size_t cmicrohttpd_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

// epoll is not in the Glibc module, and its event holds a union, which Swift calls unsafe at each touch.
// Tells `number` once, when the other side of `socket` hangs up.
static inline int cmicrohttpd_watch(int epoll, int socket, uint64_t number) {
  struct epoll_event event = {.events = EPOLLRDHUP | EPOLLHUP | EPOLLET, .data.u64 = number};
  return epoll_ctl(epoll, EPOLL_CTL_ADD, socket, &event);
}

static inline int cmicrohttpd_unwatch(int epoll, int socket) {
  return epoll_ctl(epoll, EPOLL_CTL_DEL, socket, NULL);
}

// Tells `number` as long as there is something to read from an eventfd or timerfd.
static inline int cmicrohttpd_watch_own(int epoll, int descriptor, uint64_t number) {
  struct epoll_event event = {.events = EPOLLIN, .data.u64 = number};
  return epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event);
}

// A timer that ticks for ever; its header is not in the Glibc module.
static inline int cmicrohttpd_timer(uint64_t milliseconds) {
  struct timespec interval = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  struct itimerspec times = {interval, interval};
  int timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);
  if (timer >= 0) timerfd_settime(timer, 0, &times, NULL);
  return timer;
}

// Waits for the next number.
static inline uint64_t cmicrohttpd_wait(int epoll) {
  struct epoll_event event;
  while (epoll_wait(epoll, &event, 1, -1) < 1) {}
  return event.data.u64;
}

struct cmicrohttpd_options {
  void *context;
  int listening_socket;
  unsigned threads;
  unsigned connections;
  unsigned connections_per_address;
  unsigned idle_seconds;
  size_t connection_memory;
  // PEM text, both or neither.
  const char *certificate;
  const char *key;
  void *(*request_line)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_AccessHandlerCallback request;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection;
  void (*log)(void *context, const char *format, va_list arguments);
};

// Variadic: the options of a daemon, whose types depend on the ones before.
static inline struct MHD_Daemon *cmicrohttpd_start(const struct cmicrohttpd_options *options) {
  struct MHD_OptionItem encryption[] = {
      {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)options->certificate},
      {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)options->key},
      // GnuTLS's own choice, but nothing older than TLS 1.2 (RFC 8996).
      {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)"NORMAL:-VERS-TLS1.0:-VERS-TLS1.1"},
      {MHD_OPTION_END, 0, NULL},
  };
  unsigned flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG;
  if (options->certificate) flags |= MHD_USE_TLS;
  return MHD_start_daemon(
      flags, 0, NULL, NULL, options->request, options->context,
      // First, so that it hears of faults in the options after it.
      MHD_OPTION_EXTERNAL_LOGGER, options->log, options->context,
      MHD_OPTION_LISTEN_SOCKET, options->listening_socket,
      MHD_OPTION_THREAD_POOL_SIZE, options->threads,
      MHD_OPTION_CONNECTION_LIMIT, options->connections,
      MHD_OPTION_PER_IP_CONNECTION_LIMIT, options->connections_per_address,
      MHD_OPTION_CONNECTION_TIMEOUT, options->idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connection_memory,
      // No stricter, since it then closes some connections without a word; what it lets through, we refuse.
      MHD_OPTION_STRICT_FOR_CLIENT, 0,
      MHD_OPTION_UNESCAPE_CALLBACK, cmicrohttpd_keep_escapes, NULL,
      MHD_OPTION_URI_LOG_CALLBACK, options->request_line, options->context,
      MHD_OPTION_NOTIFY_COMPLETED, options->completed, options->context,
      MHD_OPTION_NOTIFY_CONNECTION, options->connection, options->context,
      MHD_OPTION_ARRAY, options->certificate ? encryption : encryption + 3,
      MHD_OPTION_END);
}
