// For MAP_ANONYMOUS and MAP_STACK under -std=c11.
#define _GNU_SOURCE
#include "CDeepStack.h"

#if defined(__GLIBC__) || (defined(__linux__) && __has_include(<gnu/libc-version.h>))
#include <stdatomic.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

struct job {
  void (*body)(void *);
  void *context;
};

// The job of this thread; null where none runs.
static _Thread_local struct job *current;

// A stack that nobody uses: the next job takes it, so that its pages are paid for once.
static _Atomic(void *) spare;

static void start(void) { current->body(current->context); }

// A mapping whose lowest page is never there, so that running over the end stops the program.
static void *take(size_t bytes) {
  void *stack = atomic_exchange(&spare, NULL);
  if (stack != NULL) return stack;
  stack = mmap(NULL, bytes, PROT_READ | PROT_WRITE,
               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) return NULL;
  if (mprotect(stack, (size_t)sysconf(_SC_PAGESIZE), PROT_NONE) != 0) {
    munmap(stack, bytes);
    return NULL;
  }
  return stack;
}

static void give(void *stack, size_t bytes) {
  void *other = atomic_exchange(&spare, stack);
  if (other != NULL) munmap(other, bytes);
}

int cds_run(size_t bytes, void (*body)(void *context), void *context) {
  if (current != NULL) return 0;
  void *stack = take(bytes);
  if (stack == NULL) return 0;
  ucontext_t here, there;
  if (getcontext(&there) != 0) {
    give(stack, bytes);
    return 0;
  }
  there.uc_stack.ss_sp = stack;
  there.uc_stack.ss_size = bytes;
  there.uc_link = &here;
  makecontext(&there, start, 0);
  struct job job = {body, context};
  current = &job;
  swapcontext(&here, &there);
  current = NULL;
  give(stack, bytes);
  return 1;
}

#else

int cds_run(size_t bytes, void (*body)(void *context), void *context) {
  (void)bytes;
  (void)body;
  (void)context;
  return 0;
}

#endif
