#if defined(__linux__)
#define _GNU_SOURCE
#include <sched.h>
#endif

#include "CKernelsThreads.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

typedef struct {
  atomic_int next;
  int count;
  void (*work)(void *context, int index);
  void *context;
} queue;

static void *drain(void *argument) {
  queue *q = argument;
  for (;;) {
    int index = atomic_fetch_add(&q->next, 1);
    if (index >= q->count) return NULL;
    q->work(q->context, index);
  }
}

int ck_processor_count(void) {
#if defined(__linux__)
  // Those that this process may run on, which a container or taskset may have limited.
  cpu_set_t allowed;
  long count = sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? CPU_COUNT(&allowed)
                                                                   : sysconf(_SC_NPROCESSORS_ONLN);
#else
  long count = sysconf(_SC_NPROCESSORS_ONLN);
#endif
  return count < 1 ? 1 : count > 64 ? 64 : (int)count;
}

void ck_parallel(int count, int threads, void (*work)(void *context, int index), void *context) {
  queue q = {.next = 0, .count = count, .work = work, .context = context};
  pthread_t others[64];
  int started = 0;
  int wanted = (threads < count ? threads : count) - 1;
  while (started < wanted && started < 64) {
    if (pthread_create(&others[started], NULL, drain, &q) != 0) break;
    started++;
  }
  drain(&q);
  for (int i = 0; i < started; i++) pthread_join(others[i], NULL);
}
