#include "Antialiasing.h"

#include "Metrics.h"

#include <string.h>

// V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009.

static inline const uint8_t *at(const ck_picture *p, uint32_t x, uint32_t y) {
  return p->pixels + 4 * ((size_t)y * p->width + x);
}

static inline uint32_t word_at(const ck_picture *p, uint32_t x, uint32_t y) {
  uint32_t v;
  memcpy(&v, at(p, x, y), 4);
  return v;
}

typedef struct {
  uint32_t x0, y0, x2, y2;
  int is_edge;
} around;

static inline around clip(const ck_picture *p, uint32_t x, uint32_t y) {
  around r = {
      x > 0 ? x - 1 : 0, y > 0 ? y - 1 : 0, x + 1 < p->width ? x + 1 : p->width - 1,
      y + 1 < p->height ? y + 1 : p->height - 1, 0};
  r.is_edge = x == r.x0 || x == r.x2 || y == r.y0 || y == r.y2;
  return r;
}

static inline int is_inner(const ck_picture *p, uint32_t x, uint32_t y) {
  return x > 0 && y > 0 && x + 1 < p->width && y + 1 < p->height;
}

/// How many of the eight neighbours of an inner pixel have its four bytes.
static inline int equal_around(const ck_picture *p, uint32_t x, uint32_t y) {
  const uint8_t *centre = at(p, x, y);
  size_t stride = 4 * (size_t)p->width;
  uint32_t value, row[3];
  memcpy(&value, centre, 4);
  memcpy(row, centre - stride - 4, 12);
  int equal = (row[0] == value) + (row[1] == value) + (row[2] == value);
  memcpy(row, centre + stride - 4, 12);
  equal += (row[0] == value) + (row[1] == value) + (row[2] == value);
  memcpy(row, centre - 4, 12);
  return equal + (row[0] == value) + (row[2] == value);
}

/// Whether three or more neighbours are equal to the pixel; an edge counts as one.
static int is_in_flat_area(const ck_picture *p, uint32_t x, uint32_t y) {
  if (x >= p->width || y >= p->height) return 0;
  if (is_inner(p, x, y)) return equal_around(p, x, y) > 2;
  around r = clip(p, x, y);
  uint32_t value = word_at(p, x, y);
  int equal = r.is_edge;
  for (uint32_t v = r.y0; v <= r.y2; v++)
    for (uint32_t u = r.x0; u <= r.x2; u++)
      equal += (u != x || v != y) && word_at(p, u, v) == value;
  return equal > 2;
}

typedef struct {
  uint32_t x, y;
  double delta;
} extreme;

/// The darkest and the brightest neighbour; 0 where the pixel cannot be antialiased.
static int find_slope(
    const ck_diff_job *job, const ck_picture *p, uint32_t x, uint32_t y, extreme *darkest,
    extreme *brightest) {
  // Equal bytes are equal brightness, so most pixels are settled by a few comparisons.
  if (is_inner(p, x, y) && equal_around(p, x, y) > 2) return 0;
  around r = clip(p, x, y);
  const uint8_t *centre = at(p, x, y);
  uint64_t position = 4 * ((uint64_t)y * p->width + x);
  int equal = r.is_edge;
  int by_row = job->metric == CK_METRIC_ODIFF;
  uint32_t outer0 = by_row ? r.y0 : r.x0, outer2 = by_row ? r.y2 : r.x2;
  uint32_t inner0 = by_row ? r.x0 : r.y0, inner2 = by_row ? r.x2 : r.y2;
  *darkest = *brightest = (extreme){0, 0, 0};
  // Which of equal extremes wins depends on the order: pixelmatch goes by column, odiff by row.
  for (uint32_t o = outer0; o <= outer2; o++) {
    for (uint32_t i = inner0; i <= inner2; i++) {
      uint32_t u = by_row ? i : o, v = by_row ? o : i;
      if (u == x && v == y) continue;
      const uint8_t *other = at(p, u, v);
      double delta = ck_brightness_delta(job, centre, other, position);
      int is_equal = by_row ? memcmp(centre, other, 4) == 0 : delta == 0;
      if (is_equal) {
        if (++equal > 2) return 0;
      } else if (delta < darkest->delta) {
        *darkest = (extreme){u, v, delta};
      } else if (delta > brightest->delta) {
        *brightest = (extreme){u, v, delta};
      }
    }
  }
  return darkest->delta != 0 && brightest->delta != 0;
}

static int looks_antialiased_in(
    const ck_diff_job *job, const ck_picture *p, const ck_picture *q, uint32_t x, uint32_t y) {
  extreme dark, bright;
  if (!find_slope(job, p, x, y, &dark, &bright)) return 0;
  if (job->metric == CK_METRIC_ODIFF)
    return (is_in_flat_area(p, dark.x, dark.y) || is_in_flat_area(p, bright.x, bright.y)) &&
           (is_in_flat_area(q, dark.x, dark.y) || is_in_flat_area(q, bright.x, bright.y));
  return (is_in_flat_area(p, dark.x, dark.y) && is_in_flat_area(q, dark.x, dark.y)) ||
         (is_in_flat_area(p, bright.x, bright.y) && is_in_flat_area(q, bright.x, bright.y));
}

int ck_looks_antialiased(const ck_diff_job *job, uint32_t x, uint32_t y) {
  return looks_antialiased_in(job, &job->a, &job->b, x, y) ||
         looks_antialiased_in(job, &job->b, &job->a, x, y);
}
