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
  long count = sysconf(_SC_NPROCESSORS_ONLN);
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
