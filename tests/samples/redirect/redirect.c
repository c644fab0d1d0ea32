/*
  * Preloaded into every program that a sample starts. Redirects the hosts on pages to the services of the tests and refuses
  * other connections. Samples need no edits, privileges or configuration.
 *
 * SAMPLE_ROUTES="api.neptune.example.com:443=41001,192.168.1.20:80=41002"   host:port=port on 127.0.0.1
 *
  * getaddrinfo() returns 127.77.0.<position in SAMPLE_ROUTES> for a host name, and connect() finds the route by it.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

struct route {
  char host[128];
  int port;
  int local_port;
};

/* Parses the route at *cursor and advances. Returns 0 at the end. */
static int next_route(const char **cursor, struct route *route) {
  int length = 0;
  if (sscanf(*cursor, "%127[^:]:%d=%d%n", route->host, &route->port, &route->local_port, &length) < 3) return 0;
  *cursor += length;
  if (**cursor == ',') (*cursor)++;
  return 1;
}

static const char *routes(void) {
  const char *text = getenv("SAMPLE_ROUTES");
  return text ? text : "";
}

/* Finds the address of a host name, that of its first route. */
static int find_name(const char *name, char *address, size_t size) {
  struct route route;
  const char *cursor = routes();
  for (int place = 1; next_route(&cursor, &route); place++) {
    if (strcmp(route.host, name) == 0) {
      snprintf(address, size, "127.77.0.%d", place);
      return 1;
    }
  }
  return 0;
}

/* Finds the local port for an address and port. */
static int find_port(const char *address, int port) {
  struct route route;
  const char *cursor = routes();
  char own[INET_ADDRSTRLEN];
  while (next_route(&cursor, &route)) {
    if (route.port != port) continue;
    if (strcmp(route.host, address) == 0) return route.local_port;
    if (find_name(route.host, own, sizeof own) && strcmp(own, address) == 0) return route.local_port;
  }
  return 0;
}

/* Flushes each line as in a terminal. A pipe would be fully buffered. */
__attribute__((constructor)) static void show_lines_at_once(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
  static int (*real)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
  if (!real) real = (__typeof__(real))dlsym(RTLD_NEXT, "getaddrinfo");
  char address[INET_ADDRSTRLEN];
  struct in_addr ignored;
  if (!node || strcmp(node, "localhost") == 0 || inet_pton(AF_INET, node, &ignored) == 1) {
    return real(node, service, hints, result);
  }
  if (!find_name(node, address, sizeof address)) return EAI_NONAME;
  /* Some programs request each address family. Routes have only IPv4. */
  if (hints && hints->ai_family == AF_INET6) return EAI_NONAME;
  return real(address, service, hints, result);
}

int connect(int socket, const struct sockaddr *target, socklen_t length) {
  static int (*real)(int, const struct sockaddr *, socklen_t);
  if (!real) real = (__typeof__(real))dlsym(RTLD_NEXT, "connect");
  if (target->sa_family == AF_INET6) {
    errno = ENETUNREACH;
    return -1;
  }
  if (target->sa_family != AF_INET) return real(socket, target, length);

  struct sockaddr_in local = *(const struct sockaddr_in *)target;
  char address[INET_ADDRSTRLEN];
  inet_ntop(AF_INET, &local.sin_addr, address, sizeof address);
  int port = find_port(address, ntohs(local.sin_port));
  if (port == 0 && (strncmp(address, "127.", 4) != 0 || strncmp(address, "127.77.", 7) == 0)) {
    errno = ECONNREFUSED;
    return -1;
  }
  if (port != 0) {
    local.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    local.sin_port = htons((unsigned short)port);
  }
  return real(socket, (const struct sockaddr *)&local, sizeof local);
}
