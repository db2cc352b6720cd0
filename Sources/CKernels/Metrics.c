#include "Metrics.h"

#include "Color.h"

#include <string.h>

// A fused multiply-add would round once where the programs that are followed here round twice.
#pragma STDC FP_CONTRACT OFF

// MARK: YIQ in double precision (pixelmatch 5 and 7)
// Y. Kotsarenko, F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
// space in mobile applications".

static double luma(double r, double g, double b) {
  return r * 0.29889531 + g * 0.58662247 + b * 0.11448223;
}

static double in_phase(double r, double g, double b) {
  return r * 0.59597799 - g * 0.27417610 - b * 0.32180189;
}

static double quadrature(double r, double g, double b) {
  return r * 0.21147017 - g * 0.52261711 + b * 0.31114694;
}

static double weigh(double y, double i, double q) {
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

static void blend_white(const uint8_t *p, double out[3]) {
  if (p[3] == 255) {
    for (int c = 0; c < 3; c++) out[c] = p[c];
    return;
  }
  double alpha = p[3] / 255.0;
  for (int c = 0; c < 3; c++) out[c] = 255 + (p[c] - 255) * alpha;
}

int ck_pixelmatch5(const uint8_t *a, const uint8_t *b, double limit) {
  double p[3], q[3];
  blend_white(a, p);
  blend_white(b, q);
  double y1 = luma(p[0], p[1], p[2]), y2 = luma(q[0], q[1], q[2]);
  double delta = weigh(
      y1 - y2, in_phase(p[0], p[1], p[2]) - in_phase(q[0], q[1], q[2]),
      quadrature(p[0], p[1], p[2]) - quadrature(q[0], q[1], q[2]));
  return delta > limit ? (y1 > y2 ? -1 : 1) : 0;
}

// The golden ratio and its square scatter the squares of the board.
static void backdrop(uint64_t position, int checkerboard, double out[3]) {
  out[0] = out[1] = out[2] = 255;
  if (!checkerboard) return;
  double k = (double)position;
  out[0] = 48 + 159 * (double)(position % 2);
  out[1] = 48 + 159 * (double)((uint64_t)(k / 1.618033988749895) % 2);
  out[2] = 48 + 159 * (double)((uint64_t)(k / 2.618033988749895) % 2);
}

static void difference(
    const uint8_t *a, const uint8_t *b, const double back[3], double out[3]) {
  double da = (double)a[3] - b[3];
  for (int c = 0; c < 3; c++) {
    out[c] = (double)a[c] - b[c];
    if (a[3] < 255 || b[3] < 255)
      out[c] = ((double)a[c] * a[3] - (double)b[c] * b[3] - back[c] * da) / 255;
  }
}

int ck_pixelmatch7(
    const uint8_t *a, const uint8_t *b, uint64_t position, int checkerboard, double limit) {
  double back[3] = {255, 255, 255}, d[3];
  if (a[3] < 255 || b[3] < 255) backdrop(position, checkerboard, back);
  difference(a, b, back, d);
  double y = luma(d[0], d[1], d[2]);
  double delta = weigh(y, in_phase(d[0], d[1], d[2]), quadrature(d[0], d[1], d[2]));
  return delta > limit ? (y > 0 ? -1 : 1) : 0;
}

// MARK: YIQ in fixed point (odiff)

enum { shift = 12, one = 1 << shift };

static int64_t blend_fixed(int64_t channel, int64_t alpha) {
  if (alpha == 0) return 255 << shift;
  if (alpha == 255) return channel << shift;
  return (255 << shift) + (channel - 255) * alpha * one / 255;
}

static void yiq_fixed(const uint8_t *p, int64_t out[3]) {
  int64_t r = blend_fixed(p[0], p[3]), g = blend_fixed(p[1], p[3]), b = blend_fixed(p[2], p[3]);
  out[0] = (r * (int64_t)(0.29889531 * one) + g * (int64_t)(0.58662247 * one) +
            b * (int64_t)(0.11448223 * one)) >> shift;
  out[1] = (r * (int64_t)(0.59597799 * one) + g * (int64_t)(-0.27417610 * one) +
            b * (int64_t)(-0.32180189 * one)) >> shift;
  out[2] = (r * (int64_t)(0.21147017 * one) + g * (int64_t)(-0.52261711 * one) +
            b * (int64_t)(0.31114694 * one)) >> shift;
}

int ck_odiff(const uint8_t *a, const uint8_t *b, double limit) {
  int64_t p[3], q[3];
  yiq_fixed(a, p);
  yiq_fixed(b, q);
  int64_t y = p[0] - q[0], i = p[1] - q[1], j = p[2] - q[2];
  int64_t delta = (y * y * (int64_t)(0.5053 * one) + i * i * (int64_t)(0.299 * one) +
                   j * j * (int64_t)(0.1957 * one)) >> (2 * shift);
  return delta > (int64_t)(limit * one) ? (y > 0 ? -1 : 1) : 0;
}

// MARK: OKLab (B. Ottosson, 2020), as pixelmatch after 7.2 uses it

typedef struct {
  double l, m, s;
} cone;

static cone opaque_cone(const uint8_t *p) {
  double r = ck_linear[p[0]], g = ck_linear[p[1]], b = ck_linear[p[2]];
  return (cone){
      ck_table_root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
      ck_table_root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
      ck_table_root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)};
}

static double linear_between(double level) {
  int i = (int)level;
  return ck_linear[i] + (ck_linear[i + 1] - ck_linear[i]) * (level - i);
}

static cone blended_cone(const uint8_t *p, const double back[3]) {
  double v[3];
  for (int c = 0; c < 3; c++)
    v[c] = linear_between(((double)p[c] * p[3] + back[c] * (255 - p[3])) / 255);
  return (cone){
      ck_table_root(0.4122214708 * v[0] + 0.5363325363 * v[1] + 0.0514459929 * v[2]),
      ck_table_root(0.2119034982 * v[0] + 0.6806995451 * v[1] + 0.1073969566 * v[2]),
      ck_table_root(0.0883024619 * v[0] + 0.2817188376 * v[1] + 0.6299787005 * v[2])};
}

static double lightness(cone c) {
  return 0.2104542553 * c.l + 0.7936177850 * c.m - 0.0040720468 * c.s;
}

// Square roots by hardware; Ottosson's toe, which spreads dark tones less than plain OKLab does.
static double toe(double lightness) {
  const double k1 = 0.206, k2 = 0.03, k3 = (1 + k1) / (1 + k2);
  double x = k3 * lightness - k1;
  return 0.5 * (x + __builtin_sqrt(x * x + 4 * k2 * k3 * lightness));
}

int ck_oklab(
    const uint8_t *a, const uint8_t *b, uint64_t position, int checkerboard, double limit) {
  cone p, q;
  if (a[3] == 255 && b[3] == 255) {
    p = opaque_cone(a);
    q = opaque_cone(b);
  } else {
    double back[3];
    backdrop(position, checkerboard, back);
    p = blended_cone(a, back);
    q = blended_cone(b, back);
  }
  double light = toe(lightness(p)) - toe(lightness(q));
  double rest = limit - (light < 0 ? -light : light);
  if (rest > 0) {
    double l = p.l - q.l, m = p.m - q.m, s = p.s - q.s;
    double da = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
    double db = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
    if (da * da + db * db <= rest * rest) return 0;
  }
  return light > 0 ? -1 : 1;
}

double ck_delta_e_ok(const uint8_t *a, const uint8_t *b) {
  const double white[3] = {255, 255, 255};
  cone p = a[3] == 255 ? opaque_cone(a) : blended_cone(a, white);
  cone q = b[3] == 255 ? opaque_cone(b) : blended_cone(b, white);
  double l = p.l - q.l, m = p.m - q.m, s = p.s - q.s;
  double light = lightness(p) - lightness(q);
  double da = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
  double db = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
  return 100 * __builtin_sqrt(light * light + da * da + db * db);
}

// MARK: Brightness

static double luma_on_white(const uint8_t *p) {
  double v[3];
  blend_white(p, v);
  return luma(v[0], v[1], v[2]);
}

double ck_brightness_delta(
    const ck_diff_job *job, const uint8_t *centre, const uint8_t *other, uint64_t position) {
  if (memcmp(centre, other, 4) == 0) return 0;
  double back[3] = {128, 128, 128}, d[3];
  switch (job->metric) {
    case CK_METRIC_PIXELMATCH7:
      if (centre[3] < 255 || other[3] < 255) backdrop(position, job->checkerboard, back);
      difference(centre, other, back, d);
      return luma(d[0], d[1], d[2]);
    case CK_METRIC_OKLAB:
      difference(centre, other, back, d);
      return luma(d[0], d[1], d[2]);
    default: return luma_on_white(centre) - luma_on_white(other);
  }
}
