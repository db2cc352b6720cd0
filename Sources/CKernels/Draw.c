#include "CKernelsDiff.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef struct {
  double opacity;
  int is_before_7;
} grey_rule;

static uint32_t grey_of(const uint8_t pixel[4], const grey_rule *rule) {
  double luma = pixel[0] * 0.29889531 + pixel[1] * 0.58662247 + pixel[2] * 0.11448223;
  double value = rule->is_before_7 ? 255 + (luma - 255) * (rule->opacity * pixel[3] / 255)
                                   : 255 + (luma - 255) * rule->opacity * pixel[3] / 255;
  // A byte array of JavaScript drops the fraction and keeps the low eight bits.
  uint8_t grey = (uint8_t)(int32_t)value;
  uint8_t rgba[4] = {grey, grey, grey, 255};
  uint32_t drawn;
  memcpy(&drawn, rgba, 4);
  return drawn;
}

void ck_draw_grey(
    const uint8_t *pixels, size_t count, double opacity, int is_before_7, uint8_t *out) {
  // Colours of user interface come again and again, so each is computed about once; an entry is
  // found by a hash of the colour and holds for that colour only.
  enum { entries = 1024 };
  const grey_rule rule = {opacity, is_before_7};
  const uint8_t none[4] = {0};
  uint32_t colors[entries], greys[entries];
  memset(colors, 0, sizeof colors);
  for (int i = 0; i < entries; i++) greys[i] = grey_of(none, &rule);
  for (size_t i = 0; i < count;) {
    uint32_t color;
    memcpy(&color, pixels + 4 * i, 4);
    uint32_t entry = (color * 0x9E3779B1u) >> 22;
    if (colors[entry] != color) {
      colors[entry] = color;
      greys[entry] = grey_of(pixels + 4 * i, &rule);
    }
    const uint64_t pair = (uint64_t)color << 32 | color;
    const uint64_t drawn = (uint64_t)greys[entry] << 32 | greys[entry];
    memcpy(out + 4 * i, &drawn, 4);
    for (i++; i + 2 <= count; i += 2) {
      uint64_t next;
      memcpy(&next, pixels + 4 * i, 8);
      if (next != pair) break;
      memcpy(out + 4 * i, &drawn, 8);
    }
  }
}
