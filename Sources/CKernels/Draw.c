#include "CKernelsDiff.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

void ck_draw_grey(
    const uint8_t *pixels, size_t count, double opacity, int is_before_7, uint8_t *out) {
  uint32_t last = 0, drawn = 0;
  for (size_t i = 0; i < count; i++, pixels += 4, out += 4) {
    uint32_t color;
    memcpy(&color, pixels, 4);
    if (i == 0 || color != last) {
      double luma = pixels[0] * 0.29889531 + pixels[1] * 0.58662247 + pixels[2] * 0.11448223;
      double value = is_before_7 ? 255 + (luma - 255) * (opacity * pixels[3] / 255)
                                 : 255 + (luma - 255) * opacity * pixels[3] / 255;
      // A byte array of JavaScript drops the fraction and keeps the low eight bits.
      uint8_t grey = (uint8_t)(int32_t)value;
      uint8_t rgba[4] = {grey, grey, grey, 255};
      memcpy(&drawn, rgba, 4);
      last = color;
    }
    memcpy(out, &drawn, 4);
  }
}
