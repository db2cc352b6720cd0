#include "Antialiasing.h"

#include <stdlib.h>
#include <string.h>

// The rule of Antialiasing.c for eight opaque pixels at once. Of every pixel one word is kept that
// orders neighbours as the rule does and says whether they lie in a flat area, so that the darkest
// and the brightest neighbour come out of a minimum and a maximum together with what is asked next.
//
// bits 31…5  brightness, minus 2³¹ so that words can be compared as signed
// bits 4…2   0; a neighbour's place in the order of the scan while extremes are looked for
// bit 1, 0   flat in the first, in the second picture
//
// Brightness: no two colours have the same luma, and in units of 10⁻⁸ the nearest two are 229 apart
// (all differences of channels were tried), far beyond what the doubles of the original round by. So
// luma · 10⁸ · 5 / 1024 cut off to a whole number orders colours strictly as the original does.

typedef uint32_t lanes __attribute__((vector_size(32)));
typedef int32_t order __attribute__((vector_size(32)));

struct ck_surroundings {
  size_t groups;
  size_t pitch;
  /// By row modulo 3 and group of eight pixels: 2 · (row + 1) + whether all eight are opaque.
  uint64_t *stamps;
  /// By picture and row modulo 3, with room for eight words before and behind.
  uint32_t *words[2];
  uint32_t memory[];
};

enum { slack = 8, least_side = 10 };

ck_surroundings *ck_surroundings_create(const ck_diff_job *job) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  if (job->width < least_side || job->height < least_side) return NULL;
  size_t groups = ((size_t)job->width + 7) / 8, pitch = 8 * groups + 2 * slack;
  size_t count = 2 * 3 * groups + 2 * 3 * pitch;
  ck_surroundings *known = calloc(1, sizeof *known + count * sizeof(uint32_t));
  if (known == NULL) return NULL;
  known->groups = groups;
  known->pitch = pitch;
  known->stamps = (uint64_t *)known->memory;
  known->words[0] = known->memory + 2 * 3 * groups;
  known->words[1] = known->words[0] + 3 * pitch;
  return known;
#else
  (void)job;
  return NULL;
#endif
}

void ck_surroundings_free(ck_surroundings *known) { free(known); }

// MARK: Eight pixels

// Bodies of the functions below, once for any processor and once for one with AVX2. Vectors are
// passed by address, as passing them by value depends on the processor.
#define BODY static inline __attribute__((always_inline))

BODY void load(lanes *out, const void *from) { memcpy(out, from, sizeof *out); }

/// Marks pixels that have the same four bytes as three or more of their neighbours.
BODY void find_flat(const uint8_t *pixels, size_t stride, const lanes *centre, order *flat) {
  order equal = {0};
  for (int row = -1; row <= 1; row++) {
    for (int column = -1; column <= 1; column++) {
      if (row == 0 && column == 0) continue;
      lanes other;
      load(&other, pixels + row * (ptrdiff_t)stride + 4 * column);
      equal += (order)(other == *centre);
    }
  }
  *flat = equal < -2;
}

BODY void find_brightness(const lanes *pixel, lanes *brightness) {
  lanes r = *pixel & 255, g = *pixel >> 8 & 255, b = *pixel >> 16 & 255;
  // 5 · (29889531, 58662247, 11448223), taken apart by 1024 to stay within 32 bits.
  lanes high = 145944 * r + 286436 * g + 55899 * b;
  lanes low = 999 * r + 771 * g + 539 * b;
  *brightness = high + (low >> 10);
}

/// Writes the words of eight inner pixels; returns whether they are opaque in both pictures.
BODY int describe(
    const uint8_t *a, size_t a_stride, const uint8_t *b, size_t b_stride, uint32_t *a_words,
    uint32_t *b_words) {
  lanes p, q, brightness;
  load(&p, a);
  load(&q, b);
  order flat_a, flat_b;
  find_flat(a, a_stride, &p, &flat_a);
  find_flat(b, b_stride, &q, &flat_b);
  lanes common = ((lanes)flat_a & 2) | ((lanes)flat_b & 1) | 0x80000000u;
  find_brightness(&p, &brightness);
  lanes word = (brightness << 5) ^ common;
  memcpy(a_words, &word, sizeof word);
  find_brightness(&q, &brightness);
  word = (brightness << 5) ^ common;
  memcpy(b_words, &word, sizeof word);
  uint32_t both[8];
  p &= q;
  memcpy(both, &p, sizeof both);
  uint32_t all = both[0] & both[1] & both[2] & both[3] & both[4] & both[5] & both[6] & both[7];
  return all >> 24 == 255;
}

BODY void meet(const uint32_t *words, uint32_t place, order *most, order *least) {
  lanes other;
  load(&other, words);
  // Of equally bright ones the first counts, so it has to be the largest and the smallest.
  order high = (order)(other | (7 - place) << 2), low = (order)(other | place << 2);
  order is_more = high > *most, is_less = low < *least;
  *most = (high & is_more) | (*most & ~is_more);
  *least = (low & is_less) | (*least & ~is_less);
}

/// Marks which of eight pixels look antialiased in one picture; `flat` is that picture's bit.
BODY void judge(
    const uint32_t *above, const uint32_t *centre, const uint32_t *below, uint32_t flat,
    int is_odiff, order *result) {
  lanes own;
  load(&own, centre);
  order most, least;
  most = (order)(own | 31);
  least = (order)(own & ~31u);
  const order most_own = most, least_own = least;
  // Which of equal extremes wins depends on the order: pixelmatch goes by column, odiff by row.
  meet(above - 1, 0, &most, &least);
  meet(above, is_odiff ? 1 : 3, &most, &least);
  meet(above + 1, is_odiff ? 2 : 5, &most, &least);
  meet(centre - 1, is_odiff ? 3 : 1, &most, &least);
  meet(centre + 1, is_odiff ? 4 : 6, &most, &least);
  meet(below - 1, is_odiff ? 5 : 2, &most, &least);
  meet(below, is_odiff ? 6 : 4, &most, &least);
  meet(below + 1, 7, &most, &least);
  order is_slope = (most > most_own) & (least < least_own) & (order)((own & flat) == 0);
  lanes bright = (lanes)most & 3, dark = (lanes)least & 3;
  *result = is_slope &
            (is_odiff ? (order)((bright | dark) == 3)
                      : (order)(bright == 3) | (order)(dark == 3));
}

/// Which of eight pixels look antialiased in either picture, a bit each.
BODY uint32_t judge_both(
    const uint32_t *const rows[2][3], size_t x, int is_odiff) {
  order first, second;
  judge(rows[0][0] + x, rows[0][1] + x, rows[0][2] + x, 2, is_odiff, &first);
  judge(rows[1][0] + x, rows[1][1] + x, rows[1][2] + x, 1, is_odiff, &second);
  first |= second;
  int32_t marks[8];
  memcpy(marks, &first, sizeof marks);
  uint32_t bits = 0;
  for (int i = 0; i < 8; i++) bits |= (uint32_t)(marks[i] & 1) << i;
  return bits;
}

typedef struct {
  int (*describe)(
      const uint8_t *a, size_t a_stride, const uint8_t *b, size_t b_stride, uint32_t *a_words,
      uint32_t *b_words);
  uint32_t (*judge)(const uint32_t *const rows[2][3], size_t x, int is_odiff);
} kernels;

static int describe_portable(
    const uint8_t *a, size_t a_stride, const uint8_t *b, size_t b_stride, uint32_t *a_words,
    uint32_t *b_words) {
  return describe(a, a_stride, b, b_stride, a_words, b_words);
}

static uint32_t judge_portable(const uint32_t *const rows[2][3], size_t x, int is_odiff) {
  return is_odiff ? judge_both(rows, x, 1) : judge_both(rows, x, 0);
}

static kernels chosen = {describe_portable, judge_portable};

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))

AVX2 static int describe_avx2(
    const uint8_t *a, size_t a_stride, const uint8_t *b, size_t b_stride, uint32_t *a_words,
    uint32_t *b_words) {
  return describe(a, a_stride, b, b_stride, a_words, b_words);
}

AVX2 static uint32_t judge_avx2(const uint32_t *const rows[2][3], size_t x, int is_odiff) {
  return is_odiff ? judge_both(rows, x, 1) : judge_both(rows, x, 0);
}

__attribute__((constructor)) static void choose(void) {
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2")) chosen = (kernels){describe_avx2, judge_avx2};
}
#endif

// MARK: Rows

static uint32_t *row_of(const ck_surroundings *known, int picture, uint32_t y) {
  return known->words[picture] + known->pitch * (y % 3) + slack;
}

static const uint8_t *at(const ck_picture *p, size_t x, uint32_t y) {
  return p->pixels + 4 * ((size_t)y * p->width + x);
}

/// Sees to it that the words of a group are there; returns whether the rule for opaque pixels holds.
static int know(const ck_diff_job *job, ck_surroundings *known, size_t group, uint32_t y) {
  uint64_t *stamp = known->stamps + known->groups * (y % 3) + group;
  uint64_t wanted = 2 * ((uint64_t)y + 1);
  if ((*stamp & ~(uint64_t)1) != wanted) {
    // Only inner pixels have eight neighbours; at the ends eight others are taken that are.
    size_t x = 8 * group < 1 ? 1 : 8 * group, last = (size_t)job->width - 9;
    if (x > last) x = last;
    int is_opaque = chosen.describe(
        at(&job->a, x, y), 4 * (size_t)job->a.width, at(&job->b, x, y),
        4 * (size_t)job->b.width, row_of(known, 0, y) + x, row_of(known, 1, y) + x);
    *stamp = wanted | (uint64_t)is_opaque;
  }
  return *stamp & 1;
}

static int know_around(
    const ck_diff_job *job, ck_surroundings *known, size_t group, uint32_t y, uint32_t pixels) {
  int is_opaque = 1;
  for (uint32_t row = y - 1; row <= y + 1; row++) {
    is_opaque &= know(job, known, group, row);
    if (pixels & 1) is_opaque &= know(job, known, group - 1, row);
    if (pixels & 128) is_opaque &= know(job, known, group + 1, row);
  }
  return is_opaque;
}

/// Of eight pixels those that lie two or more from the left and the right edge.
static uint32_t inner_pixels(const ck_diff_job *job, size_t group) {
  uint32_t bits = group == 0 ? 0xFC : 0xFF;
  size_t past = job->width - 2;
  if (8 * group + 8 > past) bits &= 8 * group >= past ? 0 : 0xFFu >> (8 * group + 8 - past);
  return bits;
}

uint64_t ck_antialiased_word(
    const ck_diff_job *job, ck_surroundings *known, size_t word, uint32_t y, uint64_t pixels) {
  uint64_t result = 0, open = pixels;
  if (known != NULL && y >= 2 && y + 2 < job->height) {
    const uint32_t *rows[2][3];
    for (int row = 0; row < 3; row++)
      for (int p = 0; p < 2; p++) rows[p][row] = row_of(known, p, y - 1 + (uint32_t)row);
    for (unsigned part = 0; part < 8; part++) {
      size_t group = 8 * word + part;
      uint32_t bits = (uint32_t)(pixels >> 8 * part) & 0xFF;
      if (bits == 0 || (bits &= inner_pixels(job, group)) == 0) continue;
      if (!know_around(job, known, group, y, bits)) continue;
      uint32_t found = chosen.judge(rows, 8 * group, job->metric == CK_METRIC_ODIFF);
      result |= (uint64_t)(found & bits) << 8 * part;
      open &= ~((uint64_t)bits << 8 * part);
    }
  }
  for (; open != 0; open &= open - 1) {
    uint32_t bit = (uint32_t)__builtin_ctzll(open);
    if (ck_looks_antialiased(job, (uint32_t)(word * 64) + bit, y)) result |= (uint64_t)1 << bit;
  }
  return result;
}
