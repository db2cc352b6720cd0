// Runs every kernel that touches pixels on pictures from a seeded generator and prints a hash of
// what each gives, one a line, so that two machines can be compared by text.

#include "CKernels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state = 7;

static uint64_t next(void) {
  uint64_t z = (state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static void report(const char *name, const void *bytes, size_t count) {
  uint8_t digest[32];
  ck_sha256(bytes, count, NULL, 0, digest);
  printf("%s ", name);
  for (int i = 0; i < 12; i++) printf("%02x", digest[i]);
  printf("\n");
}

enum { width = 333, height = 97, size = width * height * 4 };

/// Areas of few colours with soft edges, as user interface has; `spread` mixes in others.
static void paint(uint8_t *pixels, unsigned spread, int is_opaque) {
  uint32_t colors[8];
  for (int i = 0; i < 8; i++) colors[i] = (uint32_t)next();
  uint32_t color = colors[0];
  for (int i = 0; i < width * height; i++) {
    if (next() % 9 == 0) color = colors[next() % 8];
    uint32_t v = next() % 256 < spread ? (uint32_t)next() : color;
    if (is_opaque) v |= 0xFF000000u;
    for (int c = 0; c < 4; c++) pixels[4 * i + c] = (uint8_t)(v >> (8 * c));
  }
}

/// A copy with small and large differences.
static void change(const uint8_t *from, uint8_t *to, int is_opaque) {
  memcpy(to, from, size);
  for (int i = 0; i < width * height; i++) {
    unsigned kind = next() % 16;
    if (kind > 4) continue;
    for (int c = 0; c < (is_opaque ? 3 : 4); c++)
      to[4 * i + c] = kind < 3 ? (uint8_t)(to[4 * i + c] + next() % 24) : (uint8_t)next();
  }
}

static void check_diff(const uint8_t *a, const uint8_t *b, int is_opaque) {
  static const double limits[] = {0, 3, 0, 352.15, 352.15, 0.1, 352.15, 1};
  static uint64_t different[(width + 63) / 64 * height], excused[(width + 63) / 64 * height];
  uint8_t *picture = malloc(size);
  for (int metric = CK_METRIC_EXACT; metric <= CK_METRIC_CIEDE2000; metric++) {
    for (int excuses = 0; excuses < 2; excuses++) {
      memset(different, 0, sizeof different);
      memset(excused, 0, sizeof excused);
      ck_diff_job job = {
          {a, width, height}, {b, width, height}, width, height, (ck_metric)metric, limits[metric],
          1, excuses, 1, NULL, different, excused};
      ck_diff_tally tally = {.different = 0};
      ck_diff_rows(&job, 0, height, &tally);
      char name[64];
      snprintf(
          name, sizeof name, "diff %d %d %d: %llu %llu %u %.17g", metric, excuses, is_opaque,
          (unsigned long long)tally.different, (unsigned long long)tally.excused,
          tally.max_channel_delta, tally.max_delta_e);
      report(name, different, sizeof different);
    }
  }
  uint64_t *memory = calloc(ck_ssim_memory(width, height), 8);
  memset(different, 0, sizeof different);
  memset(excused, 0, sizeof excused);
  ck_diff_job job = {
      {a, width, height}, {b, width, height}, width, height, CK_METRIC_EXACT, 0, 1, 1, 0, NULL,
      different, excused};
  ck_diff_tally tally = {.different = 0};
  ck_diff_rows(&job, 0, height, &tally);
  memset(different, 0, sizeof different);
  ck_ssim_cie94(&job, 1, memory, &tally);
  report("ssim different", different, sizeof different);
  report("ssim excused", excused, sizeof excused);
  for (int old = 0; old < 2; old++) {
    ck_draw_grey(a, width * height, 0.1, old, picture);
    report("grey", picture, size);
    const ck_picture drawn = {a, width, height};
    uint8_t is_used[256], order[256];
    ck_draw_grey_levels(&drawn, 0.1, old, picture, width, is_used);
    report("grey levels", picture, width * height);
    report("grey levels used", is_used, sizeof is_used);
    uint32_t count = ck_png_order_indices(picture, width, width, height, order);
    report("grey order", order, count);
    report("grey indices", picture, width * height);
  }
  free(memory);
  free(picture);
}

static void check_unfilter(void) {
  uint8_t palette[1024], rows[2 * 4 * width + 32];
  for (int i = 0; i < 1024; i++) palette[i] = (uint8_t)next();
  for (uint32_t channels = 1; channels <= 4; channels++) {
    for (int variant = 0; variant < 7; variant++) {
      size_t row = (size_t)width * channels + 1;
      uint8_t *raw = malloc(size + row * height + height), *pixels = calloc(1, size);
      for (size_t i = 0; i < row * height; i++) raw[i] = (uint8_t)next();
      for (int y = 0; y < height; y++)
        raw[row * (size_t)y] = (uint8_t)(variant < 5 ? variant : (int)(next() % 5));
      ck_png_layout layout = {
          width, height, channels, channels == 1 && variant == 6 ? palette : NULL, 256,
          variant == 5 && (channels == 1 || channels == 3), {3, 4, 5}};
      int status = ck_png_unfilter(&layout, raw, pixels, rows);
      char name[64];
      snprintf(name, sizeof name, "unfilter %u %d: %d", channels, variant, status);
      report(name, pixels, size);
      free(raw);
      free(pixels);
    }
  }
}

static void check_pack(const uint8_t *pixels) {
  static ck_png_survey survey;
  static uint8_t packed[size], places[256];
  memset(&survey, 0, sizeof survey);
  for (int i = 0; i < 256; i++) places[i] = (uint8_t)(255 - i);
  ck_png_look(pixels, width * height, &survey);
  printf("look %u %d %d\n", survey.color_count, survey.is_opaque, survey.is_grey);
  ck_png_index(pixels, width * height, &survey, places, packed);
  report("index", packed, width * height);
  ck_png_drop_alpha(pixels, packed, width * height);
  report("drop alpha", packed, width * height * 3);
  ck_png_take_grey(pixels, packed, width * height);
  report("take grey", packed, width * height);
}

int main(void) {
  uint8_t *a = malloc(size), *b = malloc(size);
  for (int is_opaque = 0; is_opaque < 2; is_opaque++) {
    for (unsigned spread = 0; spread <= 64; spread += 32) {
      paint(a, spread, is_opaque);
      change(a, b, is_opaque);
      check_pack(a);
      check_diff(a, b, is_opaque);
    }
  }
  check_unfilter();
  double sum = 0;
  for (int i = 0; i < 100000; i++) {
    uint64_t v = next();
    uint8_t p[3] = {(uint8_t)v, (uint8_t)(v >> 8), (uint8_t)(v >> 16)};
    uint8_t q[3] = {(uint8_t)(v >> 24), (uint8_t)(v >> 32), (uint8_t)(v >> 40)};
    sum += ck_ciede2000(p, q);
  }
  report("ciede2000", &sum, sizeof sum);
  free(a);
  free(b);
}
