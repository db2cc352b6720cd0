#include "CKernelsHash.h"

#include <string.h>

typedef void (*compress_function)(uint32_t state[8], const uint8_t *blocks, size_t count);

static const uint32_t round_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static inline uint32_t rotate(uint32_t x, int n) { return x >> n | x << (32 - n); }

static inline uint32_t load_big(const uint8_t *p) {
  return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static void compress_portable(uint32_t state[8], const uint8_t *blocks, size_t count) {
  uint32_t w[64];
  for (; count > 0; count--, blocks += 64) {
    for (int i = 0; i < 16; i++) w[i] = load_big(blocks + 4 * i);
    for (int i = 16; i < 64; i++) {
      uint32_t s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3;
      uint32_t s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10;
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
      uint32_t s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + round_constants[i] + w[i];
      uint32_t s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + t1;
      d = c;
      c = b;
      b = a;
      a = t1 + t2;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
  }
}

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

// Four rounds a step; the message schedule of the next steps is computed beside them.
__attribute__((target("sha,sse4.1,ssse3"))) static void compress_sha_ni(
    uint32_t state[8], const uint8_t *blocks, size_t count) {
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
  // The instructions want the state as (a, b, e, f) and (c, d, g, h).
  __m128i t = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(t, high, 8);
  __m128i cdgh = _mm_blend_epi16(high, t, 0xF0);
  for (; count > 0; count--, blocks += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i w[4];
    for (int i = 0; i < 4; i++)
      w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + 16 * i)), swap);
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      __m128i k = _mm_loadu_si128((const __m128i *)(round_constants + 4 * i));
      __m128i sum = _mm_add_epi32(w[i & 3], k);
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
      if (i < 12) {
        __m128i next = _mm_sha256msg1_epu32(w[i & 3], w[(i + 1) & 3]);
        next = _mm_add_epi32(next, _mm_alignr_epi8(w[(i + 3) & 3], w[(i + 2) & 3], 4));
        w[i & 3] = _mm_sha256msg2_epu32(next, w[(i + 3) & 3]);
      }
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  t = _mm_shuffle_epi32(abef, 0x1B);
  high = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(t, high, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, t, 8));
}

static int has_sha_ni(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !(b >> 29 & 1)) return 0;
  return __builtin_cpu_supports("sse4.1") && __builtin_cpu_supports("ssse3");
}
#endif

static compress_function chosen = compress_portable;

__attribute__((constructor)) static void choose(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (has_sha_ni()) chosen = compress_sha_ni;
#endif
}

int ck_sha256_is_fast(void) { return chosen != compress_portable; }

/// Hands whole blocks to `compress`; what does not fill one stays in `block`.
static size_t absorb(
    compress_function compress, uint32_t state[8], uint8_t block[64], size_t filled,
    const uint8_t *bytes, size_t count) {
  if (filled > 0) {
    size_t room = 64 - filled;
    size_t taken = count < room ? count : room;
    if (taken > 0) memcpy(block + filled, bytes, taken);
    filled += taken;
    bytes += taken;
    count -= taken;
    if (filled < 64) return filled;
    compress(state, block, 1);
  }
  size_t whole = count / 64;
  if (whole > 0) compress(state, bytes, whole);
  if (count % 64 > 0) memcpy(block, bytes + whole * 64, count % 64);
  return count % 64;
}

static void sha256(
    compress_function compress, const uint8_t *head, size_t head_count, const uint8_t *body,
    size_t body_count, uint8_t digest[32]) {
  uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                       0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  uint8_t block[64];
  size_t filled = absorb(compress, state, block, 0, head, head_count);
  filled = absorb(compress, state, block, filled, body, body_count);
  block[filled++] = 0x80;
  if (filled > 56) {
    memset(block + filled, 0, 64 - filled);
    compress(state, block, 1);
    filled = 0;
  }
  memset(block + filled, 0, 56 - filled);
  uint64_t bits = ((uint64_t)head_count + body_count) * 8;
  for (int i = 0; i < 8; i++) block[56 + i] = (uint8_t)(bits >> (56 - 8 * i));
  compress(state, block, 1);
  for (int i = 0; i < 32; i++) digest[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}

void ck_sha256(
    const uint8_t *head, size_t head_count, const uint8_t *body, size_t body_count,
    uint8_t digest[32]) {
  sha256(chosen, head, head_count, body, body_count, digest);
}

void ck_sha256_portable(
    const uint8_t *head, size_t head_count, const uint8_t *body, size_t body_count,
    uint8_t digest[32]) {
  sha256(compress_portable, head, head_count, body, body_count, digest);
}
