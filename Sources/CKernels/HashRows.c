#include "CKernelsHash.h"

// The library's functions, with a state that needs no memory of its own.
#define XXH_STATIC_LINKING_ONLY
#include <xxhash.h>

#include "HashRows.h"

int ck_hash_rows_wide(const ck_rows *rows, int must_be_opaque, uint64_t hash[2]);

int ck_hash_rows(const ck_rows *rows, int must_be_opaque, uint64_t hash[2]) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return ck_hash_rows_wide(rows, must_be_opaque, hash);
#endif
  return hash_rows(rows, must_be_opaque, hash);
}
