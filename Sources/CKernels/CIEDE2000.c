#include "CKernelsDiff.h"

#include "Color.h"

#pragma STDC FP_CONTRACT OFF

// G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula" (2005); equation numbers
// are theirs. The C library's functions differ between systems, so sine, arc tangent and exponential
// are series here, good to about 13 digits.

static const double pi = 3.141592653589793;

static double root(double x) { return __builtin_sqrt(x); }

/// Arc tangent for x >= 0: the argument is halved three times, then the series is summed.
static double arc_tangent(double x) {
  for (int i = 0; i < 3; i++) x = x / (1 + root(1 + x * x));
  double square = x * x, term = x, sum = 0;
  for (int n = 1; n < 40; n += 2) {
    sum += term / n;
    term = -term * square;
  }
  return 8 * sum;
}

/// Angle of (x, y) in degrees, 0...360.
static double angle(double x, double y) {
  if (x == 0 && y == 0) return 0;
  double ax = x < 0 ? -x : x, ay = y < 0 ? -y : y;
  double a = (ax >= ay ? arc_tangent(ay / ax) : pi / 2 - arc_tangent(ax / ay)) * 180 / pi;
  if (x < 0) a = 180 - a;
  return y < 0 ? 360 - a : a;
}

static double cosine(double degrees) {
  double turns = degrees / 360;
  turns -= (double)(long long)turns;
  if (turns < 0) turns = -turns;
  if (turns > 0.5) turns = 1 - turns;
  // cos of the whole from the quarter angle, where the series needs few terms.
  double x = turns * 2 * pi / 4, square = x * x, term = 1, sum = 0;
  for (int n = 1; n < 24; n += 2) {
    sum += term;
    term = -term * square / (n * (n + 1));
  }
  double half = 2 * sum * sum - 1;
  return 2 * half * half - 1;
}

static double sine(double degrees) { return cosine(degrees - 90); }

/// e^−x for x >= 0.
static double decay(double x) {
  if (x > 700) return 0;
  double part = -x / 1024, term = 1, sum = 0;
  for (int n = 1; n < 20; n++) {
    sum += term;
    term = term * part / n;
  }
  for (int i = 0; i < 10; i++) sum *= sum;
  return sum;
}

static double seventh_power_share(double c) {
  double c7 = c * c * c * c * c * c * c;
  return root(c7 / (c7 + 6103515625.0));
}

double ck_ciede2000_lab(const double p[3], const double q[3]) {
  double c1 = root(p[1] * p[1] + p[2] * p[2]), c2 = root(q[1] * q[1] + q[2] * q[2]);
  double g = 0.5 * (1 - seventh_power_share((c1 + c2) / 2));  // (4)
  double a1 = (1 + g) * p[1], a2 = (1 + g) * q[1];
  c1 = root(a1 * a1 + p[2] * p[2]);
  c2 = root(a2 * a2 + q[2] * q[2]);
  double h1 = angle(a1, p[2]), h2 = angle(a2, q[2]);
  double apart = h2 - h1, mean_h = (h1 + h2) / 2;
  if (c1 * c2 == 0) {  // (10), (14)
    apart = 0;
    mean_h = h1 + h2;
  } else if (apart > 180 || apart < -180) {
    mean_h += h1 + h2 < 360 ? 180 : -180;
    apart += apart > 180 ? -360 : 360;
  }
  double dl = q[0] - p[0], dc = c2 - c1, dh = 2 * root(c1 * c2) * sine(apart / 2);  // (11)
  double l = (p[0] + q[0]) / 2, c = (c1 + c2) / 2;
  double t = 1 - 0.17 * cosine(mean_h - 30) + 0.24 * cosine(2 * mean_h) +
             0.32 * cosine(3 * mean_h + 6) - 0.20 * cosine(4 * mean_h - 63);  // (15)
  double swing = (mean_h - 275) / 25;
  double turn = 30 * decay(swing * swing);
  double off = (l - 50) * (l - 50);
  double sl = 1 + 0.015 * off / root(20 + off), sc = 1 + 0.045 * c, sh = 1 + 0.015 * c * t;
  double rt = -sine(2 * turn) * 2 * seventh_power_share(c);  // (21)
  dl /= sl;
  dc /= sc;
  dh /= sh;
  return root(dl * dl + dc * dc + dh * dh + rt * dc * dh);
}

static double lab_share(double x) {
  return x > 216.0 / 24389 ? ck_cube_root(x) : (24389.0 / 27 * x + 16) / 116;
}

static void lab(const uint8_t p[3], double out[3]) {
  double r = ck_linear[p[0]], g = ck_linear[p[1]], b = ck_linear[p[2]];
  double x = lab_share((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  double y = lab_share(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
  double z = lab_share((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
  out[0] = 116 * y - 16;
  out[1] = 500 * (x - y);
  out[2] = 200 * (y - z);
}

double ck_ciede2000(const uint8_t a[3], const uint8_t b[3]) {
  double p[3], q[3];
  if (a[0] == b[0] && a[1] == b[1] && a[2] == b[2]) return 0;
  ck_color_tables();
  lab(a, p);
  lab(b, q);
  return ck_ciede2000_lab(p, q);
}
