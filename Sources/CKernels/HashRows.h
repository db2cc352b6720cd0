// The hash of rows of pixels, written once for every set of instructions; include after xxhash.h.

#include <string.h>

static inline int rows_are_opaque(const uint8_t *row, size_t pixels) {
  uint32_t common = 0xFFFFFFFF;
  for (size_t i = 0; i < pixels; i++) {
    uint32_t pixel;
    memcpy(&pixel, row + 4 * i, 4);
    common &= pixel;
  }
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  return common >> 24 == 255;
#else
  return (common & 255) == 255;
#endif
}

static inline int hash_rows(const ck_rows *rows, int must_be_opaque, uint64_t hash[2]) {
  XXH3_state_t state;
  XXH3_128bits_reset(&state);
  XXH3_128bits_update(&state, rows->head, rows->head_count);
  for (size_t y = 0; y < rows->count; y++) {
    // Row by row, so that what was looked at is still at hand when it is hashed.
    const uint8_t *row = rows->first + y * rows->stride;
    if (must_be_opaque && !rows_are_opaque(row, rows->pixels)) return 0;
    XXH3_128bits_update(&state, row, rows->pixels * 4);
  }
  XXH128_hash_t result = XXH3_128bits_digest(&state);
  hash[0] = result.high64;
  hash[1] = result.low64;
  return 1;
}
