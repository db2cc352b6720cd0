#include "CKernelsPNG.h"

#include <stdlib.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// Filters of PNG (ISO/IEC 15948, clause 9). `prior` is the finished row above; `out` may be `in`
// or lie before it.

typedef uint8_t sixteen_bytes __attribute__((vector_size(16)));

static void undo_up(
    const uint8_t *in, const uint8_t *prior, uint8_t *out, size_t count) {
  size_t i = 0;
  // Written out because a compiler must not assume that `in` and `out` are apart; they need not be.
  for (; i + 16 <= count; i += 16) {
    sixteen_bytes a, b;
    memcpy(&a, in + i, 16);
    memcpy(&b, prior + i, 16);
    a += b;
    memcpy(out + i, &a, 16);
  }
  for (; i < count; i++) out[i] = (uint8_t)(in[i] + prior[i]);
}

static void undo_sub(const uint8_t *in, uint8_t *out, size_t count, size_t step) {
  for (size_t i = 0; i < step && i < count; i++) out[i] = in[i];
  for (size_t i = step; i < count; i++) out[i] = (uint8_t)(in[i] + out[i - step]);
}

static void undo_average(
    const uint8_t *in, const uint8_t *prior, uint8_t *out, size_t count, size_t step) {
  for (size_t i = 0; i < step && i < count; i++) out[i] = (uint8_t)(in[i] + prior[i] / 2);
  for (size_t i = step; i < count; i++)
    out[i] = (uint8_t)(in[i] + (out[i - step] + prior[i]) / 2);
}

static inline int nearest(int a, int b, int c) {
  int p = b - c, q = a - c;
  int pa = abs(p), pb = abs(q), pc = abs(p + q);
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

static void undo_paeth(
    const uint8_t *in, const uint8_t *prior, uint8_t *out, size_t count, size_t step) {
  for (size_t i = 0; i < step && i < count; i++) out[i] = (uint8_t)(in[i] + prior[i]);
  for (size_t i = step; i < count; i++)
    out[i] = (uint8_t)(in[i] + nearest(out[i - step], prior[i], prior[i - step]));
}

#if defined(__SSE2__)
// One pixel of three or four bytes in a register, as these filters depend on the pixel before.
// A pixel of three bytes is put together without touching the byte after it.

static inline __m128i load_pixel(const uint8_t *p, size_t step) {
  uint32_t v;
  if (step == 4) {
    memcpy(&v, p, 4);
  } else {
    uint16_t low;
    memcpy(&low, p, 2);
    v = low | (uint32_t)p[2] << 16;
  }
  return _mm_cvtsi32_si128((int)v);
}

static inline void store_pixel(uint8_t *p, __m128i v, size_t step) {
  uint32_t x = (uint32_t)_mm_cvtsi128_si32(v);
  if (step == 4) {
    memcpy(p, &x, 4);
  } else {
    uint16_t low = (uint16_t)x;
    memcpy(p, &low, 2);
    p[2] = (uint8_t)(x >> 16);
  }
}

static inline __attribute__((always_inline)) void undo_sub_wide(
    const uint8_t *in, uint8_t *out, size_t count, size_t step) {
  __m128i left = _mm_setzero_si128();
  for (size_t i = 0; i < count; i += step) {
    left = _mm_add_epi8(left, load_pixel(in + i, step));
    store_pixel(out + i, left, step);
  }
}

static inline __attribute__((always_inline)) void undo_average_wide(
    const uint8_t *in, const uint8_t *prior, uint8_t *out, size_t count, size_t step) {
  const __m128i one = _mm_set1_epi8(1);
  __m128i left = _mm_setzero_si128();
  for (size_t i = 0; i < count; i += step) {
    __m128i above = load_pixel(prior + i, step);
    // The instruction rounds up, the filter down.
    __m128i mean = _mm_avg_epu8(left, above);
    mean = _mm_sub_epi8(mean, _mm_and_si128(_mm_xor_si128(left, above), one));
    left = _mm_add_epi8(mean, load_pixel(in + i, step));
    store_pixel(out + i, left, step);
  }
}

static inline __m128i absolute(__m128i x) { return _mm_max_epi16(x, _mm_sub_epi16(_mm_setzero_si128(), x)); }

static inline __m128i choose(__m128i mask, __m128i yes, __m128i no) {
  return _mm_or_si128(_mm_and_si128(mask, yes), _mm_andnot_si128(mask, no));
}

static inline __attribute__((always_inline)) void undo_paeth_wide(
    const uint8_t *in, const uint8_t *prior, uint8_t *out, size_t count, size_t step) {
  const __m128i zero = _mm_setzero_si128();
  __m128i a = zero, c = zero;
  for (size_t i = 0; i < count; i += step) {
    __m128i b = _mm_unpacklo_epi8(load_pixel(prior + i, step), zero);
    __m128i pa = _mm_sub_epi16(b, c);
    __m128i pb = _mm_sub_epi16(a, c);
    __m128i pc = absolute(_mm_add_epi16(pa, pb));
    pa = absolute(pa);
    pb = absolute(pb);
    __m128i least = _mm_min_epi16(pc, _mm_min_epi16(pa, pb));
    __m128i guess =
        choose(_mm_cmpeq_epi16(least, pa), a, choose(_mm_cmpeq_epi16(least, pb), b, c));
    c = b;
    // Bytes are added, so that the sum wraps as the filter asks.
    a = _mm_add_epi8(guess, _mm_unpacklo_epi8(load_pixel(in + i, step), zero));
    store_pixel(out + i, _mm_packus_epi16(a, a), step);
  }
}
#endif

static int unfilter_row(
    int filter, const uint8_t *in, const uint8_t *prior, uint8_t *out, size_t count, size_t step) {
  switch (filter) {
    case 0: memmove(out, in, count); return 0;
    case 2: undo_up(in, prior, out, count); return 0;
#if defined(__SSE2__)
    case 1:
      if (step == 3) undo_sub_wide(in, out, count, 3);
      else if (step == 4) undo_sub_wide(in, out, count, 4);
      else undo_sub(in, out, count, step);
      return 0;
    case 3:
      if (step == 3) undo_average_wide(in, prior, out, count, 3);
      else if (step == 4) undo_average_wide(in, prior, out, count, 4);
      else undo_average(in, prior, out, count, step);
      return 0;
    case 4:
      if (step == 3) undo_paeth_wide(in, prior, out, count, 3);
      else if (step == 4) undo_paeth_wide(in, prior, out, count, 4);
      else undo_paeth(in, prior, out, count, step);
      return 0;
#else
    case 1: undo_sub(in, out, count, step); return 0;
    case 3: undo_average(in, prior, out, count, step); return 0;
    case 4: undo_paeth(in, prior, out, count, step); return 0;
#endif
    default: return 1;
  }
}

static void put(uint8_t *out, uint8_t r, uint8_t g, uint8_t b, uint8_t a) {
  out[0] = r;
  out[1] = g;
  out[2] = b;
  out[3] = a;
}

static int expand_grey(const ck_png_layout *l, const uint8_t *row, uint8_t *out) {
  for (uint32_t x = 0; x < l->width; x++) {
    uint8_t v = row[x];
    put(out + 4 * (size_t)x, v, v, v, l->has_key && v == l->key[0] ? 0 : 255);
  }
  return 0;
}

static int expand_palette(const ck_png_layout *l, const uint8_t *row, uint8_t *out) {
  uint8_t highest = 0;
  for (uint32_t x = 0; x < l->width; x++) {
    uint8_t index = row[x];
    if (index > highest) highest = index;
    memcpy(out + 4 * (size_t)x, l->palette + 4 * (size_t)index, 4);
  }
  return highest < l->palette_count ? 0 : 2;
}

#if defined(__x86_64__)
#include <tmmintrin.h>
__attribute__((target("ssse3"))) static uint32_t expand_rgb_wide(
    uint32_t width, const uint8_t *row, uint8_t *out) {
  const __m128i spread = _mm_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1);
  const __m128i alpha = _mm_set1_epi32((int)0xff000000);
  uint32_t x = 0;
  // Rows have 32 spare bytes behind them, so that the last loads stay inside.
  for (; x + 4 <= width; x += 4) {
    __m128i v = _mm_loadu_si128((const __m128i *)(row + 3 * (size_t)x));
    v = _mm_or_si128(_mm_shuffle_epi8(v, spread), alpha);
    _mm_storeu_si128((__m128i *)(out + 4 * (size_t)x), v);
  }
  return x;
}
#endif

static int expand_rgb(const ck_png_layout *l, const uint8_t *row, uint8_t *out) {
  uint32_t x = 0;
#if defined(__x86_64__)
  if (!l->has_key && __builtin_cpu_supports("ssse3")) x = expand_rgb_wide(l->width, row, out);
#endif
  for (; x < l->width; x++) {
    const uint8_t *p = row + 3 * (size_t)x;
    int is_key = l->has_key && p[0] == l->key[0] && p[1] == l->key[1] && p[2] == l->key[2];
    put(out + 4 * (size_t)x, p[0], p[1], p[2], is_key ? 0 : 255);
  }
  return 0;
}

static int expand(const ck_png_layout *l, const uint8_t *row, uint8_t *out) {
  if (l->palette != NULL) return expand_palette(l, row, out);
  if (l->channels == 1) return expand_grey(l, row, out);
  if (l->channels == 3) return expand_rgb(l, row, out);
  for (uint32_t x = 0; x < l->width; x++) {
    uint8_t v = row[2 * (size_t)x];
    put(out + 4 * (size_t)x, v, v, v, row[2 * (size_t)x + 1]);
  }
  return 0;
}

/// RGBA rows need no expansion: they are finished in place and serve as the row above.
static int unfilter_rgba(
    const ck_png_layout *l, const uint8_t *raw, uint8_t *pixels, const uint8_t *blank) {
  size_t count = (size_t)l->width * 4;
  const uint8_t *prior = blank;
  for (uint32_t y = 0; y < l->height; y++) {
    uint8_t *out = pixels + count * y;
    if (unfilter_row(raw[0], raw + 1, prior, out, count, 4)) return 1;
    raw += count + 1;
    prior = out;
  }
  return 0;
}

int ck_png_unfilter(
    const ck_png_layout *l, const uint8_t *raw, uint8_t *pixels, uint8_t *rows) {
  size_t count = (size_t)l->width * l->channels;
  memset(rows, 0, count * 2 + 32);
  if (l->channels == 4) return unfilter_rgba(l, raw, pixels, rows);
  uint8_t *current = rows + count, *prior = rows;
  for (uint32_t y = 0; y < l->height; y++) {
    if (unfilter_row(raw[0], raw + 1, prior, current, count, l->channels)) return 1;
    raw += count + 1;
    int status = expand(l, current, pixels + (size_t)l->width * 4 * y);
    if (status) return status;
    uint8_t *swap = prior;
    prior = current;
    current = swap;
  }
  return 0;
}
