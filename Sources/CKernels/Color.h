#ifndef CK_COLOR_H
#define CK_COLOR_H

#include <stdint.h>

// sRGB levels 0...256 to linear light (the last entry repeats white for interpolation), and cube
// roots of 0...4097 / 4096, as pixelmatch tabulates them. Filled once by ck_color_tables.
extern double ck_linear[257];
extern double ck_cube_roots[4098];

/// Fills the tables; any number of threads may call it.
void ck_color_tables(void);

/// Cube root by the table, with linear interpolation, for 0...1.
static inline double ck_table_root(double x) {
  double t = x * 4096;
  int i = (int)t;
  return ck_cube_roots[i] + (ck_cube_roots[i + 1] - ck_cube_roots[i]) * (t - i);
}

/// Cube root of a number that is not negative, to the last bits.
double ck_cube_root(double x);

#endif
