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

/// Whether the pixel looks antialiased in either picture, by the rule of the job's program.
int ck_looks_antialiased(const ck_diff_job *job, uint32_t x, uint32_t y);

#endif
