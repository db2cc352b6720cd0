#include "CKernelsDiff.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef struct {
  double opacity;
  int is_before_7;
} grey_rule;

static uint8_t grey_of(const uint8_t pixel[4], const grey_rule *rule) {
  double luma = pixel[0] * 0.29889531 + pixel[1] * 0.58662247 + pixel[2] * 0.11448223;
  double value = rule->is_before_7 ? 255 + (luma - 255) * (rule->opacity * pixel[3] / 255)
                                   : 255 + (luma - 255) * rule->opacity * pixel[3] / 255;
  // A byte array of JavaScript drops the fraction and keeps the low eight bits.
  return (uint8_t)(int32_t)value;
}

// Colours of user interface come again and again, so each is computed about once; an entry is found
// by a hash of the colour and holds for that colour only.
enum { entries = 1024 };

typedef struct {
  grey_rule rule;
  uint32_t colors[entries];
  uint8_t greys[entries];
  uint8_t is_used[256];
} grey_memo;

static void begin(grey_memo *memo, double opacity, int is_before_7) {
  const uint8_t none[4] = {0};
  memo->rule = (grey_rule){opacity, is_before_7};
  memset(memo->colors, 0, sizeof memo->colors);
  memset(memo->greys, grey_of(none, &memo->rule), sizeof memo->greys);
  memset(memo->is_used, 0, sizeof memo->is_used);
  memo->is_used[memo->greys[0]] = 1;
}

static void draw(grey_memo *memo, const uint8_t *pixels, size_t count, uint8_t *out) {
  for (size_t i = 0; i < count;) {
    uint32_t color;
    memcpy(&color, pixels + 4 * i, 4);
    uint32_t entry = (color * 0x9E3779B1u) >> 22;
    if (memo->colors[entry] != color) {
      memo->colors[entry] = color;
      memo->greys[entry] = grey_of(pixels + 4 * i, &memo->rule);
      memo->is_used[memo->greys[entry]] = 1;
    }
    uint8_t grey = memo->greys[entry];
    out[i++] = grey;
    const uint64_t pair = (uint64_t)color << 32 | color;
    for (; i + 8 <= count; i += 8) {
      uint64_t next[4];
      memcpy(next, pixels + 4 * i, 32);
      if (((next[0] ^ pair) | (next[1] ^ pair) | (next[2] ^ pair) | (next[3] ^ pair)) != 0) break;
      memset(out + i, grey, 8);
    }
  }
}

void ck_draw_grey_levels(
    const ck_picture *picture, double opacity, int is_before_7, uint8_t *out, size_t stride,
    uint8_t is_used[256]) {
  grey_memo memo;
  begin(&memo, opacity, is_before_7);
  for (uint32_t y = 0; y < picture->height; y++) {
    size_t width = picture->width;
    draw(&memo, picture->pixels + 4 * width * y, width, out + stride * y);
  }
  memcpy(is_used, memo.is_used, sizeof memo.is_used);
}

void ck_draw_grey(
    const uint8_t *pixels, size_t count, double opacity, int is_before_7, uint8_t *out) {
  grey_memo memo;
  begin(&memo, opacity, is_before_7);
  uint8_t greys[1024];
  for (size_t start = 0; start < count; start += sizeof greys) {
    size_t length = count - start < sizeof greys ? count - start : sizeof greys;
    draw(&memo, pixels + 4 * start, length, greys);
    for (size_t i = 0; i < length; i++) {
      uint8_t rgba[4] = {greys[i], greys[i], greys[i], 255};
      memcpy(out + 4 * (start + i), rgba, 4);
    }
  }
}
