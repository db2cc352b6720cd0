#include "CKernelsHash.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

// The library is built for the oldest processors; here its header is compiled for AVX2, which gives
// the same values in half the time.
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#define XXH_INLINE_ALL
#define XXH_VECTOR 2
#include <xxhash.h>

#include "HashRows.h"

int ck_hash_rows_wide(const ck_rows *rows, int must_be_opaque, uint64_t hash[2]);

int ck_hash_rows_wide(const ck_rows *rows, int must_be_opaque, uint64_t hash[2]) {
  return hash_rows(rows, must_be_opaque, hash);
}

#pragma clang attribute pop

#endif
