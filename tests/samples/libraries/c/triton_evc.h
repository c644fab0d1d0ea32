#ifndef TRITON_EVC_H
#define TRITON_EVC_H

#include <windows.h>

#define TRITON_SEND_MAX 500
#define TRITON_RECV_MAX 32
#define TRITON_SAMPLING_MAX 200

#define TRITON_OK 0
#define TRITON_NOT_RUNNING (-1)
#define TRITON_BAD_ARGUMENT (-2)
#define TRITON_QUEUE_FULL (-3)

typedef struct {
  char szKey[64];
  char szValue[64];
} TritonPayload;

typedef struct {
  DWORD iSize;
  TritonPayload Payload[TRITON_SEND_MAX];
} TritonDataSend;

typedef struct {
  DWORD iSize;
  TritonPayload Payload[TRITON_RECV_MAX];
} TritonDataRecv;

typedef struct {
  char szKey[64];
  char szValue[255];
} TritonPayloadSampling;

typedef struct {
  DWORD iSize;
  char szTimeStart[64];
  char szInterval[64];
  TritonPayloadSampling Payload[TRITON_SAMPLING_MAX];
} TritonDataSendSampling;

#ifdef __cplusplus
extern "C" {
#endif

int triton_send(const TritonDataSend *data);
int triton_recv(TritonDataRecv *data);
int triton_send_sampling(const TritonDataSendSampling *data);
int triton_status(void);

#ifdef __cplusplus
}
#endif

#endif
