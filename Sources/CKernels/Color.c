#include "Color.h"

#include <pthread.h>

#pragma STDC FP_CONTRACT OFF

double ck_linear[257];
double ck_cube_roots[4098];

// The C library's pow and cbrt differ in the last bit from system to system; Newton's method with
// the four basic operations does not.

static double root(double x, int degree, double start) {
  double y = start;
  for (int i = 0; i < 60; i++) {
    double power = 1;
    for (int k = 1; k < degree; k++) power *= y;
    double next = y - (y - x / power) / degree;
    if (next == y) break;
    y = next;
  }
  return y;
}

double ck_cube_root(double x) { return x <= 0 ? 0 : root(x, 3, x < 1 ? x * 0.7 + 0.3 : x); }

static void fill(void) {
  double start = 1;
  for (int i = 255; i >= 0; i--) {
    double c = i / 255.0;
    if (c <= 0.04045) {
      ck_linear[i] = c / 12.92;
    } else {
      double u = (c + 0.055) / 1.055;
      // u^2.4 = u² · ⁵√(u²)
      start = root(u * u, 5, start);
      ck_linear[i] = u * u * start;
    }
  }
  ck_linear[256] = ck_linear[255];
  start = 1;
  for (int i = 4097; i > 0; i--) ck_cube_roots[i] = start = root(i / 4096.0, 3, start);
  ck_cube_roots[0] = 0;
}

void ck_color_tables(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, fill);
}
