#ifndef CKERNELS_HASH_H
#define CKERNELS_HASH_H

#include <stddef.h>
#include <stdint.h>

/// SHA-256 (FIPS 180-4) of a head followed by a body, written to `digest`.
///
/// Uses the processor's SHA instructions where it has them; the result is the same without.
void ck_sha256(
    const uint8_t *head, size_t head_count, const uint8_t *body, size_t body_count,
    uint8_t digest[32]);

/// The same by the portable code alone, for tests and comparison.
void ck_sha256_portable(
    const uint8_t *head, size_t head_count, const uint8_t *body, size_t body_count,
    uint8_t digest[32]);

/// Whether `ck_sha256` runs on the processor's SHA instructions.
int ck_sha256_is_fast(void);

/// Bytes that come first, and rows of four-byte pixels after them.
typedef struct {
  const void *head;
  size_t head_count;
  const uint8_t *first;
  size_t count;   // rows
  size_t pixels;  // of a row
  size_t stride;  // bytes from row to row
} ck_rows;

/// XXH3 of 128 bits, high half first; 0 where a pixel shows through although none must, else 1.
int ck_hash_rows(const ck_rows *rows, int must_be_opaque, uint64_t hash[2]);

#endif
