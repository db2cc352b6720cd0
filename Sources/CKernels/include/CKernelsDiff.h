#ifndef CKERNELS_DIFF_H
#define CKERNELS_DIFF_H

#include <stddef.h>
#include <stdint.h>

/// Straight RGBA pixels, rows without padding.
typedef struct {
  const uint8_t *pixels;
  uint32_t width;
  uint32_t height;
} ck_picture;

/// When a pixel counts as different.
typedef enum {
  /// Any of its four bytes is unequal.
  CK_METRIC_EXACT,
  /// A channel differs by more than `limit`.
  CK_METRIC_MAX_DELTA,
  /// A channel other than alpha is unequal.
  CK_METRIC_RGB,
  /// pixelmatch 5 and 6: YIQ, blended on white.
  CK_METRIC_PIXELMATCH5,
  /// pixelmatch 7: YIQ, blended on a checkerboard.
  CK_METRIC_PIXELMATCH7,
  /// pixelmatch after 7.2: OKLab, |ΔLr| + √(Δa² + Δb²).
  CK_METRIC_OKLAB,
  /// odiff 4: YIQ in fixed point of 12 bits, blended on white.
  CK_METRIC_ODIFF,
  /// CIEDE2000, blended on white.
  CK_METRIC_CIEDE2000,
} ck_metric;

/// One comparison of the area that two pictures share.
///
/// Masks have one bit a pixel, `(width + 63) / 64` words a row, least bit leftmost.
typedef struct {
  ck_picture a;
  ck_picture b;
  /// The shared area.
  uint32_t width;
  uint32_t height;
  ck_metric metric;
  /// In the metric's own unit: 35215 · threshold² for YIQ, levels for maximum delta.
  double limit;
  /// Whether pixelmatch 7 blends on its checkerboard, else on white.
  int checkerboard;
  /// Whether different pixels that look antialiased in either picture are excused.
  int excuses_antialiased;
  /// Whether the largest OKLab distance is measured too.
  int measures_delta_e;
  /// Pixels that are not compared, or null.
  const uint64_t *ignored;
  /// Gets the pixels that count.
  uint64_t *different;
  /// Gets the pixels that are excused; null where none can be.
  uint64_t *excused;
} ck_diff_job;

/// What was found in some rows.
typedef struct {
  uint64_t unequal;
  uint64_t different;
  uint64_t excused;
  /// Largest difference of any channel of any pixel that is compared.
  uint32_t max_channel_delta;
  /// Largest distance in OKLab × 100 on white.
  double max_delta_e;
  /// The first row with a different pixel, and the one after the last; equal where there is none.
  uint32_t first_row;
  uint32_t end_row;
} ck_diff_tally;

/// Compares rows `first` to `end` (exclusive), sets their masks and adds to the tally.
void ck_diff_rows(const ck_diff_job *job, uint32_t first, uint32_t end, ck_diff_tally *tally);

/// Whether two pixels are different by the job's metric, and which way: 0 no, 1 yes, −1 yes and the
/// second is darker. `position` is 4 · (y · width + x).
int ck_pixel_is_different(
    const ck_diff_job *job, const uint8_t a[4], const uint8_t b[4], uint64_t position);

/// How pixelmatch draws pixels that are alike, in its generations before and from 7 on.
///
/// Grey by luma on white, `opacity` of it; the two generations round alike but multiply in another
/// order. Writes `count` pixels.
void ck_draw_grey(
    const uint8_t *pixels, size_t count, double opacity, int is_before_7, uint8_t *out);

/// The same as one byte a pixel, rows `stride` bytes apart; sets `is_used` to 1 for every level that
/// may have been drawn, else to 0.
void ck_draw_grey_levels(
    const ck_picture *picture, double opacity, int is_before_7, uint8_t *out, size_t stride,
    uint8_t is_used[256]);

/// CIEDE2000 of two opaque sRGB colours under D65.
double ck_ciede2000(const uint8_t a[3], const uint8_t b[3]);

/// CIEDE2000 of two colours in CIELAB, for tests against published pairs.
double ck_ciede2000_lab(const double a[3], const double b[3]);

/// Marks by Playwright's rule "ssim-cie94" which pixels are different and which are excused.
///
/// Both pictures have the job's size. `max_delta` is the largest CIE94 that counts as the same;
/// `memory` holds `ck_ssim_memory` words, all zero.
void ck_ssim_cie94(
    const ck_diff_job *job, double max_delta, uint64_t *memory, ck_diff_tally *tally);

/// Words that the rule needs for pictures of a size.
size_t ck_ssim_memory(uint32_t width, uint32_t height);

#endif
