/*
  * Fake of the Triton library for Windows and Linux: implements triton.h over Triton's socket to run the programs of
  * pages. Validates arguments as the pages document. Sends only the last sampled value.
 */
#include "triton.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int channel = -1;
static FILE *replies;

int triton_open(void) {
  struct sockaddr_in triton = {0};
  if (channel >= 0) return TRITON_OK;
  channel = socket(AF_INET, SOCK_STREAM, 0);
  triton.sin_family = AF_INET;
  triton.sin_port = htons(TRITON_PORT);
  triton.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(channel, (struct sockaddr *)&triton, sizeof triton) == 0 && (replies = fdopen(channel, "r")) != NULL) return TRITON_OK;
  close(channel);
  channel = -1;
  return TRITON_NOT_RUNNING;
}

void triton_close(void) {
  if (channel < 0) return;
  fclose(replies);
  channel = -1;
}

/* Sends a command and overwrites it with the response. */
static int request(char *text, size_t size) {
  size_t length = strlen(text);
  if (send(channel, text, length, MSG_NOSIGNAL) != (ssize_t)length) return TRITON_NOT_RUNNING;
  return fgets(text, (int)size, replies) ? TRITON_OK : TRITON_NOT_RUNNING;
}

static int is_text(const char *text, size_t size) { return memchr(text, 0, size) != NULL; }

/* Appends `"key":value`, with numbers and booleans unquoted. */
static void append(char *line, const char *key, const char *value) {
  char *end;
  strtod(value, &end);
  const char *quote = (*value && *end == '\0') || strcmp(value, "true") == 0 || strcmp(value, "false") == 0 ? "" : "\"";
  sprintf(line + strlen(line), "%s\"%s\":%s%s%s", line[1] == '{' && line[2] == '\0' ? "" : ",", key, quote, value, quote);
}

static int report(char *line, size_t size) {
  strcat(line, "}\n");
  int result = request(line, size);
  if (result != TRITON_OK) return result;
  return strstr(line, "\"ok\"") ? TRITON_OK : TRITON_BAD_ARGUMENT;
}

int triton_send(const TritonDataSend *pData) {
  static char line[sizeof(TritonDataSend) + 8 * TRITON_SEND_MAX];
  if (channel < 0) return TRITON_NOT_OPEN;
  if (!pData || pData->iSize < 1 || pData->iSize > TRITON_SEND_MAX) return TRITON_BAD_ARGUMENT;
  strcpy(line, "w{");
  for (uint32_t i = 0; i < pData->iSize; i++) {
    const TritonPayload *item = &pData->Payload[i];
    if (!is_text(item->szKey, sizeof item->szKey) || !is_text(item->szValue, sizeof item->szValue) || !item->szKey[0]) return TRITON_BAD_ARGUMENT;
    append(line, item->szKey, item->szValue);
  }
  return report(line, sizeof line);
}

int triton_send_sampling(const TritonDataSendSampling *pData) {
  static char line[sizeof(TritonDataSendSampling)];
  if (channel < 0) return TRITON_NOT_OPEN;
  if (!pData || pData->iSize < 1 || pData->iSize > TRITON_SAMPLING_MAX) return TRITON_BAD_ARGUMENT;
  if (strlen(pData->szTimeStart) != 17 || atoi(pData->szInterval) <= 0) return TRITON_BAD_ARGUMENT;
  strcpy(line, "w{");
  for (uint32_t i = 0; i < pData->iSize; i++) {
    const TritonPayloadSampling *item = &pData->Payload[i];
    if (!is_text(item->szValue, sizeof item->szValue) || !item->szKey[0]) return TRITON_BAD_ARGUMENT;
    const char *last = strrchr(item->szValue, ',');
    append(line, item->szKey, last ? last + 1 : item->szValue);
  }
  return report(line, sizeof line);
}

/* Copies the next member of a flat JSON object after `*cursor`. Returns 0 at the end. */
static int next_member(const char **cursor, TritonPayload *item) {
  int length = 0;
  const char *at = strchr(*cursor, '"');
  if (!at || sscanf(at, "\"%63[^\"]\":%n", item->szKey, &length) < 1) return 0;
  at += length;
  length = 0;
  if (*at == '"') sscanf(++at, "%63[^\"]%n", item->szValue, &length);
  else sscanf(at, "%63[^,}]%n", item->szValue, &length);
  *cursor = at + length + (at[length] == '"');
  return 1;
}

int triton_recv(TritonDataRecv *pData) {
  char line[4096] = "r\n";
  if (channel < 0) return TRITON_NOT_OPEN;
  if (!pData) return TRITON_BAD_ARGUMENT;
  pData->iSize = 0;
  int result = request(line, sizeof line);
  const char *cursor = line;
  while (result == TRITON_OK && pData->iSize < TRITON_RECV_MAX && next_member(&cursor, &pData->Payload[pData->iSize])) {
    /* `uuid` names the device for users of the socket. The library does not return it. */
    if (strcmp(pData->Payload[pData->iSize].szKey, "uuid") != 0) pData->iSize++;
  }
  return result;
}

int triton_status(void) { return channel < 0 ? TRITON_STOPPED : TRITON_ONLINE; }
