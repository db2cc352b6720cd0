#ifndef CKERNELS_MEMORY_H
#define CKERNELS_MEMORY_H

#include <stddef.h>

/// Asks the system for large pages on a fresh buffer, which makes its first use several times
/// cheaper; does nothing where there is no such thing or the buffer is small.
void ck_advise_large_pages(void *bytes, size_t count);

/// Whether so many bytes could be allocated now; they are given back at once.
int ck_has_memory(size_t count);

/// Gives back the memory of those parts of the program that only its start needed.
///
/// They are on disk and in the system's cache, and come back when they are touched; nothing changes
/// but how much memory the process holds. Does nothing on other systems than Linux.
void ck_release_program_pages(void);

#endif
