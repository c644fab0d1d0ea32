/* Stub of the Windows CE header with the declarations that samples use. */
#ifndef WINDOWS_H
#define WINDOWS_H

#include <wchar.h>

typedef int BOOL;
typedef unsigned short WORD;
typedef unsigned int DWORD;
typedef unsigned int UINT;
typedef void *LPVOID;
typedef void *HANDLE;
typedef void *HINSTANCE;
typedef void *HWND;
typedef wchar_t *LPWSTR;
typedef const wchar_t *LPCWSTR;
typedef DWORD (*LPTHREAD_START_ROUTINE)(LPVOID);

typedef struct {
  WORD wYear, wMonth, wDayOfWeek, wDay, wHour, wMinute, wSecond, wMilliseconds;
} SYSTEMTIME;

#define WINAPI
#define TRUE 1
#define FALSE 0
#define MB_OK 0u
#define MB_ICONERROR 0x10u
#define WAIT_OBJECT_0 0u
#define WAIT_TIMEOUT 258u
#define UNREFERENCED_PARAMETER(parameter) ((void)(parameter))

void GetLocalTime(SYSTEMTIME *time);
DWORD GetTickCount(void);
void Sleep(DWORD milliseconds);
HANDLE CreateEventW(LPVOID attributes, BOOL manualReset, BOOL initialState, LPCWSTR name);
BOOL SetEvent(HANDLE event);
HANDLE CreateThread(LPVOID attributes, DWORD stack, LPTHREAD_START_ROUTINE start, LPVOID parameter, DWORD flags,
                    DWORD *id);
DWORD WaitForSingleObject(HANDLE handle, DWORD milliseconds);
BOOL CloseHandle(HANDLE handle);
int MessageBoxW(HWND owner, LPCWSTR text, LPCWSTR title, UINT type);

/* Programs of Windows CE are compiled with UNICODE. */
#define CreateEvent CreateEventW
#define MessageBox MessageBoxW

#endif
