/*
  * Stub of the desktop Windows header with the declarations that samples use, implemented on POSIX to run them.
 */
#ifndef WINDOWS_H
#define WINDOWS_H

#include <dlfcn.h>
#include <signal.h>
#include <stddef.h>
#include <time.h>

typedef int BOOL;
typedef unsigned long DWORD;
typedef unsigned int UINT;
typedef void *HMODULE;
typedef void (*FARPROC)(void);
typedef BOOL (*PHANDLER_ROUTINE)(DWORD event);

#define WINAPI
#define TRUE 1
#define FALSE 0
#define CP_UTF8 65001u
#define CTRL_C_EVENT 0ul
#define CTRL_CLOSE_EVENT 2ul
#define ERROR_MOD_NOT_FOUND 126ul

static PHANDLER_ROUTINE console_handler;

static inline void pass_interrupt(int number) {
  (void)number;
  if (console_handler) console_handler(CTRL_C_EVENT);
}

static inline BOOL SetConsoleCtrlHandler(PHANDLER_ROUTINE handler, BOOL add) {
  console_handler = add ? handler : NULL;
  return signal(SIGINT, pass_interrupt) != SIG_ERR;
}

static inline BOOL SetConsoleOutputCP(UINT codePage) { return codePage == CP_UTF8; }

static inline void Sleep(DWORD milliseconds) {
  struct timespec duration = {(time_t)(milliseconds / 1000), (long)(milliseconds % 1000) * 1000000};
  nanosleep(&duration, NULL);
}

/* Loads libtriton.so instead of triton.dll. */
static inline HMODULE LoadLibraryA(const char *name) {
  (void)name;
  return dlopen("libtriton.so", RTLD_NOW);
}

static inline FARPROC GetProcAddress(HMODULE module, const char *name) {
  FARPROC found;
  *(void **)&found = dlsym(module, name);
  return found;
}

static inline BOOL FreeLibrary(HMODULE module) { return dlclose(module) == 0; }

static inline DWORD GetLastError(void) { return ERROR_MOD_NOT_FOUND; }

#endif
