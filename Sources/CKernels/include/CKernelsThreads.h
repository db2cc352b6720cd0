#ifndef CKERNELS_THREADS_H
#define CKERNELS_THREADS_H

/// Number of processors that are there to be used, at least 1.
int ck_processor_count(void);

/// Calls `work(context, i)` once for every i below `count`, on up to `threads` threads, and returns
/// when all are done. A thread that cannot be started is done without.
void ck_parallel(int count, int threads, void (*work)(void *context, int index), void *context);

#endif
