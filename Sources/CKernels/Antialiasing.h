#ifndef CK_ANTIALIASING_H
#define CK_ANTIALIASING_H

#include "CKernelsDiff.h"

/// Whether the pixel looks antialiased in either picture, by the rule of the job's program.
int ck_looks_antialiased(const ck_diff_job *job, uint32_t x, uint32_t y);

/// What is known of the three rows around the one that is looked at: brightness and flatness of
/// pixels that some neighbour needed.
typedef struct ck_surroundings ck_surroundings;

/// Nothing known yet, for rows that are asked for from the top down.
///
/// Null where there is no memory or the pictures are too small; all works without.
ck_surroundings *ck_surroundings_create(const ck_diff_job *job);

void ck_surroundings_free(ck_surroundings *known);

/// Which of the pixels in one word of a mask look antialiased.
uint64_t ck_antialiased_word(
    const ck_diff_job *job, ck_surroundings *known, size_t word, uint32_t y, uint64_t pixels);

#endif
