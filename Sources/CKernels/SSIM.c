#include "CKernelsDiff.h"

#include "Color.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Playwright's comparator "ssim-cie94": an unequal pixel is the same when its CIE94 is small,
// different when its surroundings are flat in either picture, else antialiased when the structural
// similarity around it is at least 0.99. All windows reach into a padding of two loud colours.

enum { radius = 15, side = 2 * radius + 1, area = side * side };

typedef struct {
  size_t width, height;
  /// Red, green, blue of the first picture, then of the second.
  uint8_t *planes[6];
} padded;

/// Sums over `side` rows, one entry a column: both values, both squares, the product.
typedef struct {
  int32_t *columns[5];
} column_sums;

static void fill_plane(const padded *p, uint8_t *plane, const ck_picture *source, int channel) {
  static const uint8_t even[3] = {255, 0, 255}, odd[3] = {0, 255, 0};
  for (size_t y = 0; y < p->height; y++) {
    for (size_t x = 0; x < p->width; x++) {
      uint8_t value = (x + y) % 2 == 0 ? even[channel] : odd[channel];
      if (y >= radius && y < p->height - radius && x >= radius && x < p->width - radius) {
        const uint8_t *pixel =
            source->pixels + 4 * ((y - radius) * source->width + (x - radius));
        value = pixel[channel];
        if (pixel[3] != 255)
          value = (uint8_t)(255 + (pixel[channel] - 255) * (pixel[3] / 255.0));
      }
      plane[y * p->width + x] = value;
    }
  }
}

static double lab_share(double x) {
  const double s2 = 6.0 * 6 / 29 / 29, s3 = 6.0 * 6 * 6 / 29 / 29 / 29;
  return x > s3 ? ck_cube_root(x) : x / 3 / s2 + 4.0 / 29;
}

static void lab(const uint8_t rgb[3], double out[3]) {
  double r = ck_linear[rgb[0]], g = ck_linear[rgb[1]], b = ck_linear[rgb[2]];
  double x = lab_share((r * 0.4124 + g * 0.3576 + b * 0.1805) / 0.950489);
  double y = lab_share(r * 0.2126 + g * 0.7152 + b * 0.0722);
  double z = lab_share((r * 0.0193 + g * 0.1192 + b * 0.9505) / 1.088840);
  out[0] = 116 * y - 16;
  out[1] = 500 * (x - y);
  out[2] = 200 * (y - z);
}

static double cie94(const uint8_t a[3], const uint8_t b[3]) {
  double p[3], q[3];
  lab(a, p);
  lab(b, q);
  double dl = p[0] - q[0], da = p[1] - q[1], db = p[2] - q[2];
  double c1 = __builtin_sqrt(p[1] * p[1] + p[2] * p[2]);
  double c2 = __builtin_sqrt(q[1] * q[1] + q[2] * q[2]);
  double dc = c1 - c2;
  double dh = da * da + db * db - dc * dc;
  dh = dh < 0 ? 0 : __builtin_sqrt(dh);
  dc /= 1 + 0.045 * c1;
  dh /= 1 + 0.015 * c1;
  return __builtin_sqrt(dl * dl + dc * dc + dh * dh);
}

/// Whether all nine pixels around are equal in one picture; `first` is its first plane.
static int is_flat(const padded *p, int first, size_t x, size_t y) {
  for (int channel = first; channel < first + 3; channel++) {
    const uint8_t *centre = p->planes[channel] + y * p->width + x;
    for (long v = -1; v <= 1; v++)
      for (long u = -1; u <= 1; u++)
        if (centre[v * (long)p->width + u] != *centre) return 0;
  }
  return 1;
}

/// Marks the pixels that are different for sure and those that the similarity has to decide.
static void sort_row(
    const ck_diff_job *job, const padded *p, double max_delta, uint32_t y, uint64_t *doubtful) {
  size_t words = ((size_t)job->width + 63) / 64, base = words * y;
  for (uint32_t x = 0; x < job->width; x++) {
    uint64_t bit = (uint64_t)1 << (x % 64);
    if (job->ignored != NULL && (job->ignored[base + x / 64] & bit)) continue;
    size_t at = ((size_t)y + radius) * p->width + x + radius;
    uint8_t a[3], b[3];
    for (int c = 0; c < 3; c++) {
      a[c] = p->planes[c][at];
      b[c] = p->planes[3 + c][at];
    }
    if (memcmp(a, b, 3) == 0 || cie94(a, b) <= max_delta) continue;
    size_t px = (size_t)x + radius, py = (size_t)y + radius;
    if (is_flat(p, 0, px, py) || is_flat(p, 3, px, py)) job->different[base + x / 64] |= bit;
    else doubtful[base + x / 64] |= bit;
  }
}

static void move_row(const padded *p, column_sums sums[3], size_t row, int32_t sign) {
  for (int c = 0; c < 3; c++) {
    const uint8_t *a = p->planes[c] + row * p->width, *b = p->planes[3 + c] + row * p->width;
    int32_t **s = sums[c].columns;
    for (size_t x = 0; x < p->width; x++) {
      int32_t u = a[x], v = b[x];
      s[0][x] += sign * u;
      s[1][x] += sign * v;
      s[2][x] += sign * u * u;
      s[3][x] += sign * v * v;
      s[4][x] += sign * u * v;
    }
  }
}

static double similarity(const column_sums *sums, size_t x) {
  int64_t t[5] = {0};
  for (int k = 0; k < 5; k++)
    for (size_t i = 0; i < side; i++) t[k] += sums->columns[k][x + i];
  const double n = area, c1 = (0.01 * 255) * (0.01 * 255), c2 = (0.03 * 255) * (0.03 * 255);
  double s1 = (double)t[0], s2 = (double)t[1];
  double mean1 = s1 / n, mean2 = s2 / n;
  double variance1 = ((double)t[2] - s1 * s1 / n) / n;
  double variance2 = ((double)t[3] - s2 * s2 / n) / n;
  double covariance = ((double)t[4] - s1 * s2 / n) / n;
  return (2 * mean1 * mean2 + c1) * (2 * covariance + c2) / (mean1 * mean1 + mean2 * mean2 + c1) /
         (variance1 + variance2 + c2);
}

static void decide_row(
    const ck_diff_job *job, const column_sums sums[3], uint32_t y, const uint64_t *doubtful) {
  size_t words = ((size_t)job->width + 63) / 64, base = words * y;
  for (size_t w = 0; w < words; w++) {
    for (uint64_t open = doubtful[base + w]; open != 0; open &= open - 1) {
      size_t x = w * 64 + (size_t)__builtin_ctzll(open);
      double total = similarity(&sums[0], x) + similarity(&sums[1], x) + similarity(&sums[2], x);
      int is_antialiased = total / 3.0 >= 0.99;
      uint64_t *mask =
          is_antialiased && job->excuses_antialiased ? job->excused : job->different;
      mask[base + w] |= open & -open;
    }
  }
}

static int has_any(const uint64_t *words, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (words[i] != 0) return 1;
  return 0;
}

static void decide(
    const ck_diff_job *job, const padded *p, int32_t *memory, const uint64_t *doubtful) {
  column_sums sums[3];
  for (int c = 0; c < 3; c++)
    for (int k = 0; k < 5; k++)
      sums[c].columns[k] = memory + (size_t)(5 * c + k) * p->width;
  size_t words = ((size_t)job->width + 63) / 64;
  for (size_t y = 0; y < side - 1; y++) move_row(p, sums, y, 1);
  for (uint32_t y = 0; y < job->height; y++) {
    move_row(p, sums, (size_t)y + side - 1, 1);
    if (has_any(doubtful + words * y, words)) decide_row(job, sums, y, doubtful);
    move_row(p, sums, y, -1);
  }
}

static void count_masks(const ck_diff_job *job, ck_diff_tally *tally) {
  size_t count = ((size_t)job->width + 63) / 64 * job->height;
  tally->different = tally->excused = 0;
  for (size_t i = 0; i < count; i++) {
    tally->different += (uint64_t)__builtin_popcountll(job->different[i]);
    if (job->excused != NULL)
      tally->excused += (uint64_t)__builtin_popcountll(job->excused[i]);
  }
}

static size_t mask_words(uint32_t width, uint32_t height) {
  return ((size_t)width + 63) / 64 * height;
}

static size_t sum_words(uint32_t width) {
  // Fifteen rows of 32-bit sums.
  return ((size_t)width + 2 * radius) * 15 / 2 + 1;
}

static size_t plane_size(uint32_t width, uint32_t height) {
  return ((size_t)width + 2 * radius) * ((size_t)height + 2 * radius);
}

size_t ck_ssim_memory(uint32_t width, uint32_t height) {
  return mask_words(width, height) + sum_words(width) + (plane_size(width, height) * 6 + 7) / 8;
}

void ck_ssim_cie94(
    const ck_diff_job *job, double max_delta, uint64_t *memory, ck_diff_tally *tally) {
  ck_color_tables();
  padded p = {.width = (size_t)job->width + 2 * radius, .height = (size_t)job->height + 2 * radius};
  uint64_t *doubtful = memory;
  int32_t *sums = (int32_t *)(doubtful + mask_words(job->width, job->height));
  uint8_t *planes = (uint8_t *)sums + sum_words(job->width) * 8;
  for (int c = 0; c < 6; c++) {
    p.planes[c] = planes + plane_size(job->width, job->height) * (size_t)c;
    fill_plane(&p, p.planes[c], c < 3 ? &job->a : &job->b, c % 3);
  }
  for (uint32_t y = 0; y < job->height; y++) sort_row(job, &p, max_delta, y, doubtful);
  if (has_any(doubtful, mask_words(job->width, job->height))) decide(job, &p, sums, doubtful);
  count_masks(job, tally);
}
