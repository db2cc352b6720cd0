#if defined(__linux__)
#define _GNU_SOURCE
#include <link.h>
#include <sys/mman.h>
#endif

#include "CKernelsMemory.h"

#include <stdint.h>
#include <stdlib.h>

int ck_has_memory(size_t count) {
  void *volatile memory = malloc(count);
  free(memory);
  return memory != NULL;
}

void ck_advise_large_pages(void *bytes, size_t count) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  const uintptr_t large = (uintptr_t)2 << 20, small = 4096;
  uintptr_t start = ((uintptr_t)bytes + large - 1) & ~(large - 1);
  uintptr_t end = ((uintptr_t)bytes + count) & ~(large - 1);
  if (end > start) madvise((void *)start, end - start, MADV_HUGEPAGE);
#if defined(MADV_POPULATE_WRITE)
  // Where large pages cover only a part, small ones are had at once rather than one by one. Not so
  // for long buffers: a damaged file may promise much and end early.
  start = ((uintptr_t)bytes + small - 1) & ~(small - 1);
  end = ((uintptr_t)bytes + count) & ~(small - 1);
  if (end > start && count >= 8 * small && count <= 8 * large)
    madvise((void *)start, end - start, MADV_POPULATE_WRITE);
#endif
#else
  (void)bytes;
  (void)count;
#endif
}

#if defined(__linux__)
/// Gives back what is only read of the program or of a library.
static int release(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  (void)context;
  const uintptr_t page = 4096;
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || (part->p_flags & PF_W) != 0) continue;
    uintptr_t start = object->dlpi_addr + part->p_vaddr, end = start + part->p_memsz;
    start = (start + page - 1) & ~(page - 1);
    end &= ~(page - 1);
    if (end > start) madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 0;
}
#endif

void ck_release_program_pages(void) {
#if defined(__linux__)
  dl_iterate_phdr(release, NULL);
#endif
}
