#ifndef CK_METRICS_H
#define CK_METRICS_H

#include "CKernelsDiff.h"

// Positive where different, negative where different and the second pixel is darker, 0 where not.
// Arithmetic, order of operations and constants are those of the named program.
int ck_pixelmatch5(const uint8_t *a, const uint8_t *b, double limit);
int ck_pixelmatch7(
    const uint8_t *a, const uint8_t *b, uint64_t position, int checkerboard, double limit);
int ck_oklab(const uint8_t *a, const uint8_t *b, uint64_t position, int checkerboard, double limit);
int ck_odiff(const uint8_t *a, const uint8_t *b, double limit);

/// Distance in OKLab × 100, blended on white.
double ck_delta_e_ok(const uint8_t *a, const uint8_t *b);

/// How much brighter a pixel is than its neighbour, by the job's program.
double ck_brightness_delta(
    const ck_diff_job *job, const uint8_t *centre, const uint8_t *other, uint64_t position);

#endif
