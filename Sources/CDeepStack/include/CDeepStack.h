#ifndef CDEEPSTACK_H
#define CDEEPSTACK_H

#include <stddef.h>

/// Calls `body(context)` on a stack of the given size, in bytes, on the calling thread.
///
/// Returns 0 without having called it where that is not possible or where the thread is on such a
/// stack already.
int cds_run(size_t bytes, void (*body)(void *context), void *context);

#endif
