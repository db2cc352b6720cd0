#include "CKernelsDiff.h"

#include "Antialiasing.h"
#include "Color.h"
#include "Metrics.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#pragma STDC FP_CONTRACT OFF

// Three steps a row: which pixels are unequal (wide compare), which of those are different by the
// metric (wide arithmetic settles the sure cases), which of those look antialiased. Rows that are
// equal cost no more than the first.

typedef struct {
  /// Sets a bit for every unequal pixel and returns their number.
  uint64_t (*find_unequal)(
      const uint8_t *a, const uint8_t *b, size_t width, uint64_t *mask);
  /// Largest channel difference within `count` pixels.
  uint32_t (*max_delta)(const uint8_t *a, const uint8_t *b, size_t count);
  /// Of eight pixels, which are surely over and which surely under a YIQ limit; opaque ones only.
  void (*sort_yiq)(
      const uint8_t *a, const uint8_t *b, float over, float under, uint32_t *is_over,
      uint32_t *is_under);
} kernels;

// MARK: Portable

static uint64_t find_unequal_portable(
    const uint8_t *a, const uint8_t *b, size_t width, uint64_t *mask) {
  uint64_t count = 0;
  for (size_t start = 0; start < width; start += 64, mask++) {
    size_t length = width - start < 64 ? width - start : 64;
    *mask = 0;
    if (memcmp(a + 4 * start, b + 4 * start, 4 * length) == 0) continue;
    uint64_t bits = 0;
    for (size_t i = 0; i < length; i++)
      bits |= (uint64_t)(memcmp(a + 4 * (start + i), b + 4 * (start + i), 4) != 0) << i;
    *mask = bits;
    count += (uint64_t)__builtin_popcountll(bits);
  }
  return count;
}

static uint32_t max_delta_portable(const uint8_t *a, const uint8_t *b, size_t count) {
  uint8_t most = 0;
  for (size_t i = 0; i < 4 * count; i++) {
    uint8_t delta = (uint8_t)(a[i] > b[i] ? a[i] - b[i] : b[i] - a[i]);
    if (delta > most) most = delta;
  }
  return most;
}

static void sort_yiq_portable(
    const uint8_t *a, const uint8_t *b, float over, float under, uint32_t *is_over,
    uint32_t *is_under) {
  *is_over = *is_under = 0;
  for (int n = 0; n < 8; n++, a += 4, b += 4) {
    if ((a[3] & b[3]) != 255) continue;
    float r = (float)(a[0] - b[0]), g = (float)(a[1] - b[1]), v = (float)(a[2] - b[2]);
    float y = r * 0.29889531f + g * 0.58662247f + v * 0.11448223f;
    float i = r * 0.59597799f - g * 0.27417610f - v * 0.32180189f;
    float q = r * 0.21147017f - g * 0.52261711f + v * 0.31114694f;
    float delta = 0.5053f * y * y + 0.299f * i * i + 0.1957f * q * q;
    *is_over |= (uint32_t)(delta > over) << n;
    *is_under |= (uint32_t)(delta < under) << n;
  }
}

static kernels chosen = {find_unequal_portable, max_delta_portable, sort_yiq_portable};

// MARK: AVX2

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))

AVX2 static uint64_t find_unequal_avx2(
    const uint8_t *a, const uint8_t *b, size_t width, uint64_t *mask) {
  uint64_t count = 0;
  size_t start = 0;
  for (; start + 64 <= width; start += 64, mask++) {
    const __m256i *p = (const __m256i *)(a + 4 * start), *q = (const __m256i *)(b + 4 * start);
    __m256i same = _mm256_set1_epi8(-1), lanes[8];
    for (int i = 0; i < 8; i++) {
      lanes[i] = _mm256_cmpeq_epi32(_mm256_loadu_si256(p + i), _mm256_loadu_si256(q + i));
      same = _mm256_and_si256(same, lanes[i]);
    }
    uint64_t bits = 0;
    if (_mm256_movemask_epi8(same) != -1) {
      for (int i = 0; i < 8; i++) {
        uint32_t equal = (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(lanes[i]));
        bits |= (uint64_t)(~equal & 0xFF) << (8 * i);
      }
      count += (uint64_t)__builtin_popcountll(bits);
    }
    *mask = bits;
  }
  if (start < width)
    count += find_unequal_portable(a + 4 * start, b + 4 * start, width - start, mask);
  return count;
}

AVX2 static uint32_t max_delta_avx2(const uint8_t *a, const uint8_t *b, size_t count) {
  __m256i most = _mm256_setzero_si256();
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i p = _mm256_loadu_si256((const __m256i *)(a + 4 * i));
    __m256i q = _mm256_loadu_si256((const __m256i *)(b + 4 * i));
    __m256i delta = _mm256_or_si256(_mm256_subs_epu8(p, q), _mm256_subs_epu8(q, p));
    most = _mm256_max_epu8(most, delta);
  }
  uint8_t lanes[32];
  _mm256_storeu_si256((__m256i *)lanes, most);
  uint32_t result = max_delta_portable(a + 4 * i, b + 4 * i, count - i);
  for (int n = 0; n < 32; n++)
    if (lanes[n] > result) result = lanes[n];
  return result;
}

AVX2 static __m256 channel_difference(__m256i p, __m256i q, int bits) {
  const __m256i byte = _mm256_set1_epi32(0xFF);
  __m256i a = _mm256_and_si256(_mm256_srli_epi32(p, bits), byte);
  __m256i b = _mm256_and_si256(_mm256_srli_epi32(q, bits), byte);
  return _mm256_cvtepi32_ps(_mm256_sub_epi32(a, b));
}

AVX2 static __m256 weighted(__m256 r, __m256 g, __m256 b, float wr, float wg, float wb) {
  __m256 sum = _mm256_mul_ps(r, _mm256_set1_ps(wr));
  sum = _mm256_add_ps(sum, _mm256_mul_ps(g, _mm256_set1_ps(wg)));
  return _mm256_add_ps(sum, _mm256_mul_ps(b, _mm256_set1_ps(wb)));
}

AVX2 static void sort_yiq_avx2(
    const uint8_t *a, const uint8_t *b, float over, float under, uint32_t *is_over,
    uint32_t *is_under) {
  __m256i p = _mm256_loadu_si256((const __m256i *)a);
  __m256i q = _mm256_loadu_si256((const __m256i *)b);
  __m256 r = channel_difference(p, q, 0), g = channel_difference(p, q, 8),
         v = channel_difference(p, q, 16);
  __m256 y = weighted(r, g, v, 0.29889531f, 0.58662247f, 0.11448223f);
  __m256 i = weighted(r, g, v, 0.59597799f, -0.27417610f, -0.32180189f);
  __m256 c = weighted(r, g, v, 0.21147017f, -0.52261711f, 0.31114694f);
  __m256 delta = weighted(
      _mm256_mul_ps(y, y), _mm256_mul_ps(i, i), _mm256_mul_ps(c, c), 0.5053f, 0.299f, 0.1957f);
  __m256i both = _mm256_srli_epi32(_mm256_and_si256(p, q), 24);
  __m256i opaque = _mm256_cmpeq_epi32(both, _mm256_set1_epi32(255));
  __m256 o = _mm256_castsi256_ps(opaque);
  __m256 above = _mm256_cmp_ps(delta, _mm256_set1_ps(over), _CMP_GT_OQ);
  __m256 below = _mm256_cmp_ps(delta, _mm256_set1_ps(under), _CMP_LT_OQ);
  *is_over = (uint32_t)_mm256_movemask_ps(_mm256_and_ps(above, o));
  *is_under = (uint32_t)_mm256_movemask_ps(_mm256_and_ps(below, o));
}
#endif

__attribute__((constructor)) static void choose(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2"))
    chosen = (kernels){find_unequal_avx2, max_delta_avx2, sort_yiq_avx2};
#endif
}

// MARK: One pixel

static uint32_t channel_delta(const uint8_t *a, const uint8_t *b) {
  return max_delta_portable(a, b, 1);
}

int ck_pixel_is_different(
    const ck_diff_job *job, const uint8_t a[4], const uint8_t b[4], uint64_t position) {
  if (memcmp(a, b, 4) == 0) return 0;
  switch (job->metric) {
    case CK_METRIC_EXACT: return 1;
    case CK_METRIC_MAX_DELTA: return channel_delta(a, b) > job->limit;
    case CK_METRIC_RGB: return memcmp(a, b, 3) != 0;
    case CK_METRIC_PIXELMATCH5: return ck_pixelmatch5(a, b, job->limit);
    case CK_METRIC_PIXELMATCH7:
      return ck_pixelmatch7(a, b, position, job->checkerboard, job->limit);
    case CK_METRIC_OKLAB: return ck_oklab(a, b, position, job->checkerboard, job->limit);
    case CK_METRIC_ODIFF: return ck_odiff(a, b, job->limit);
    case CK_METRIC_CIEDE2000: {
      uint8_t p[4], q[4];
      for (int c = 0; c < 3; c++) {
        p[c] = (uint8_t)(255 - ((255 - a[c]) * a[3] + 127) / 255);
        q[c] = (uint8_t)(255 - ((255 - b[c]) * b[3] + 127) / 255);
      }
      return ck_ciede2000(p, q) > job->limit;
    }
  }
  return 1;
}

// MARK: Rows

/// What has been computed for a pair of colours, found by a hash of the pair; user interface has
/// few colours, so most pairs have been seen before.
enum { memo_size = 1024, pairs_seen = 4096 };
typedef struct {
  uint64_t pairs[memo_size];
  int8_t verdicts[memo_size];
  double max_delta_e;
  int is_position_free;
} memo;

typedef struct {
  const ck_diff_job *job;
  const uint8_t *a;
  const uint8_t *b;
  uint32_t y;
  float over;
  float under;
  int sorts;
  memo *memo;
  ck_surroundings *known;
} row;

static inline uint64_t pair_of(const uint8_t *a, const uint8_t *b) {
  uint32_t p, q;
  memcpy(&p, a, 4);
  memcpy(&q, b, 4);
  return (uint64_t)p << 32 | q;
}

static inline size_t slot_of(uint64_t pair) { return (pair * 0x9E3779B97F4A7C15u) >> 52; }

/// YIQ limits in single precision with room for its rounding, which is below 0.05 at the most.
static void set_sorting(row *r) {
  const ck_diff_job *job = r->job;
  double share = 1e-4, room = 0.05;
  if (job->metric == CK_METRIC_ODIFF) {
    // Its 12-bit coefficients are cut off, by less than 1 %.
    share = 0.01;
    room = 4;
  } else if (job->metric != CK_METRIC_PIXELMATCH5 && job->metric != CK_METRIC_PIXELMATCH7) {
    return;
  }
  r->sorts = 1;
  r->over = (float)(job->limit * (1 + share) + room);
  r->under = (float)(job->limit * (1 - share) - room);
}

static int judge(const row *r, size_t x) {
  const uint8_t *a = r->a + 4 * x, *b = r->b + 4 * x;
  uint64_t position = 4 * ((uint64_t)r->y * r->job->a.width + x);
  if (!r->memo->is_position_free || (a[3] & b[3]) != 255)
    return ck_pixel_is_different(r->job, a, b, position) != 0;
  uint64_t pair = pair_of(a, b);
  size_t slot = slot_of(pair) & (memo_size - 1);
  if (r->memo->pairs[slot] != pair || r->memo->verdicts[slot] < 0) {
    r->memo->pairs[slot] = pair;
    r->memo->verdicts[slot] = ck_pixel_is_different(r->job, a, b, position) != 0;
  }
  return r->memo->verdicts[slot];
}

/// The bits of `unequal` in one word that are different by the metric.
static uint64_t judge_word(const row *r, size_t word, uint64_t unequal) {
  if (r->job->metric == CK_METRIC_EXACT) return unequal;
  uint64_t result = 0, open = unequal;
  size_t start = word * 64;
  if (r->sorts) {
    for (size_t group = 0; group < 64 && start + group + 8 <= r->job->width; group += 8) {
      uint32_t bits = unequal >> group & 0xFF;
      if (bits == 0) continue;
      uint32_t over, under;
      size_t offset = 4 * (start + group);
      chosen.sort_yiq(r->a + offset, r->b + offset, r->over, r->under, &over, &under);
      result |= (uint64_t)(bits & over) << group;
      open &= ~((uint64_t)(over | under) << group);
    }
  }
  for (; open != 0; open &= open - 1) {
    int bit = __builtin_ctzll(open);
    if (judge(r, start + (size_t)bit)) result |= (uint64_t)1 << bit;
  }
  return result;
}

static void measure_word(
    const row *r, size_t word, uint64_t unequal, int is_partial, ck_diff_tally *tally) {
  size_t start = word * 64;
  uint32_t most = 0;
  if (is_partial) {
    for (uint64_t open = unequal; open != 0; open &= open - 1) {
      size_t offset = 4 * (start + (size_t)__builtin_ctzll(open));
      uint32_t delta = channel_delta(r->a + offset, r->b + offset);
      if (delta > most) most = delta;
    }
  } else {
    size_t count = r->job->width - start < 64 ? r->job->width - start : 64;
    most = chosen.max_delta(r->a + 4 * start, r->b + 4 * start, count);
  }
  if (most > tally->max_channel_delta) tally->max_channel_delta = most;
}

/// Of unequal pixels those whose pair of colours is not that of the pixel before them.
static uint64_t first_of_runs(const row *r, size_t word, uint64_t unequal) {
  size_t start = word * 64;
  // A pixel before the first one has to be there, and 64 to compare.
  if ((start == 0 && r->y == 0) || start + 64 > r->job->width) return unequal;
  const uint8_t *a = r->a + 4 * start, *b = r->b + 4 * start;
  uint64_t changes[2];
  chosen.find_unequal(a, a - 4, 64, &changes[0]);
  chosen.find_unequal(b, b - 4, 64, &changes[1]);
  return unequal & (changes[0] | changes[1] | ~(unequal << 1) | 1);
}

static void measure_delta_e(const row *r, size_t word, uint64_t unequal, uint64_t *seen) {
  uint64_t open = first_of_runs(r, word, unequal);
  for (; open != 0; open &= open - 1) {
    size_t offset = 4 * (word * 64 + (size_t)__builtin_ctzll(open));
    uint64_t pair = pair_of(r->a + offset, r->b + offset);
    size_t slot = slot_of(pair) & (pairs_seen - 1);
    if (seen[slot] == pair) continue;
    seen[slot] = pair;
    double delta = ck_delta_e_ok(r->a + offset, r->b + offset);
    if (delta > r->memo->max_delta_e) r->memo->max_delta_e = delta;
  }
}

/// Pixels of a row that are looked at together; their mask stays in the nearest cache.
enum { stretch = 4096 };

static void compare_stretch(
    row *r, size_t first, size_t count, const uint64_t *mask, uint64_t *seen,
    ck_diff_tally *tally) {
  const ck_diff_job *job = r->job;
  size_t base = ((size_t)job->width + 63) / 64 * r->y;
  for (size_t w = first; w < first + count; w++) {
    uint64_t unequal = mask[w - first];
    if (unequal == 0) continue;
    uint64_t ignored = job->ignored == NULL ? 0 : job->ignored[base + w];
    int is_partial = (unequal & ignored) != 0;
    unequal &= ~ignored;
    if (unequal == 0) continue;
    tally->unequal += (uint64_t)__builtin_popcountll(unequal);
    measure_word(r, w, unequal, is_partial, tally);
    if (job->measures_delta_e) measure_delta_e(r, w, unequal, seen);
    uint64_t different = judge_word(r, w, unequal);
    if (different == 0) continue;
    uint64_t excused =
        job->excuses_antialiased ? ck_antialiased_word(job, r->known, w, r->y, different) : 0;
    if (excused != 0) job->excused[base + w] = excused;
    job->different[base + w] = different & ~excused;
    tally->different += (uint64_t)__builtin_popcountll(different & ~excused);
    tally->excused += (uint64_t)__builtin_popcountll(excused);
    if ((different & ~excused) == 0) continue;
    if (tally->first_row == tally->end_row) tally->first_row = r->y;
    tally->end_row = r->y + 1;
  }
}

void ck_diff_rows(const ck_diff_job *job, uint32_t first, uint32_t end, ck_diff_tally *tally) {
  memo known = {.max_delta_e = 0};
  memset(known.verdicts, -1, sizeof known.verdicts);
  known.is_position_free = job->metric == CK_METRIC_OKLAB || job->metric == CK_METRIC_CIEDE2000;
  uint64_t seen[pairs_seen] = {0}, mask[stretch / 64];
  ck_color_tables();
  row r = {.job = job, .memo = &known};
  if (job->excuses_antialiased) r.known = ck_surroundings_create(job);
  set_sorting(&r);
  for (uint32_t y = first; y < end; y++) {
    r.y = y;
    r.a = job->a.pixels + 4 * (size_t)job->a.width * y;
    r.b = job->b.pixels + 4 * (size_t)job->b.width * y;
    for (size_t x = 0; x < job->width; x += stretch) {
      size_t count = job->width - x < stretch ? job->width - x : stretch;
      if (chosen.find_unequal(r.a + 4 * x, r.b + 4 * x, count, mask) > 0)
        compare_stretch(&r, x / 64, (count + 63) / 64, mask, seen, tally);
    }
  }
  ck_surroundings_free(r.known);
  if (known.max_delta_e > tally->max_delta_e) tally->max_delta_e = known.max_delta_e;
}
