#include "CKernelsPNG.h"

#include <string.h>

#if defined(__x86_64__)
#include <tmmintrin.h>
#endif

enum { slot_count = 1024 };

static inline uint32_t slot_of(uint32_t color) { return (color * 0x9E3779B1u) >> 22; }

static inline uint32_t pixel_at(const uint8_t *rgba, size_t i) {
  uint32_t v;
  memcpy(&v, rgba + 4 * i, 4);
  return v;
}

/// Finds a colour in an open hash table whose entries are places plus one; 0 marks a free slot.
static inline uint32_t find(
    const uint16_t *slots, const uint32_t *colors, uint32_t color) {
  uint32_t slot = slot_of(color);
  while (slots[slot] != 0 && colors[slots[slot] - 1] != color) slot = (slot + 1) % slot_count;
  return slot;
}

static void look_at_channels(const uint8_t *rgba, size_t count, ck_png_survey *survey) {
  uint32_t common = 0xFFFFFFFF, spread = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t v = pixel_at(rgba, i);
    common &= v;
    spread |= v ^ v >> 8;
  }
  // Of v ^ v >> 8 two bytes are the steps between neighbouring colour channels.
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  survey->is_opaque = common >> 24 == 255;
  survey->is_grey = (spread & 0xFFFF) == 0;
#else
  survey->is_opaque = (common & 255) == 255;
  survey->is_grey = (spread & 0xFFFF00) == 0;
#endif
}

/// How many pixels from `i` on surely have the colour, in whole groups of eight.
static inline size_t run_of(const uint8_t *rgba, size_t i, size_t count, uint32_t color) {
  const uint64_t pair = (uint64_t)color << 32 | color;
  size_t start = i;
  for (; i + 8 <= count; i += 8) {
    uint64_t v[4];
    memcpy(v, rgba + 4 * i, 32);
    if (((v[0] ^ pair) | (v[1] ^ pair) | (v[2] ^ pair) | (v[3] ^ pair)) != 0) break;
  }
  return i - start;
}

void ck_png_look(const uint8_t *rgba, size_t count, ck_png_survey *survey) {
  uint16_t slots[slot_count] = {0};
  uint32_t found = 0, last = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t color = pixel_at(rgba, i);
    if (i > 0 && color == last) {
      size_t run = run_of(rgba, i, count, last);
      if (run > 0) i += run - 1;
      continue;
    }
    last = color;
    uint32_t slot = find(slots, survey->colors, color);
    if (slots[slot] != 0) continue;
    if (found == 256) {
      survey->color_count = 257;
      look_at_channels(rgba, count, survey);
      return;
    }
    survey->colors[found++] = color;
    slots[slot] = (uint16_t)found;
  }
  survey->color_count = found;
  look_at_channels((const uint8_t *)survey->colors, found, survey);
}

void ck_png_index(
    const uint8_t *rgba, size_t count, const ck_png_survey *survey, const uint8_t places[256],
    uint8_t *indices) {
  uint16_t slots[slot_count] = {0};
  for (uint32_t i = 0; i < survey->color_count && i < 256; i++)
    slots[find(slots, survey->colors, survey->colors[i])] = (uint16_t)(i + 1);
  uint32_t last = 0;
  uint8_t place = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t color = pixel_at(rgba, i);
    if (i > 0 && color == last) {
      size_t run = run_of(rgba, i, count, last);
      if (run == 0) run = 1;
      memset(indices + i, place, run);
      i += run - 1;
      continue;
    }
    uint16_t entry = slots[find(slots, survey->colors, color)];
    place = entry == 0 ? 0 : places[entry - 1];
    last = color;
    indices[i] = place;
  }
}

uint32_t ck_png_order_indices(
    uint8_t *rows, size_t stride, size_t width, size_t height, uint8_t order[256]) {
  uint8_t places[256], is_known[256] = {0};
  uint32_t count = 0;
  for (size_t y = 0; y < height; y++) {
    uint8_t *row = rows + stride * y;
    for (size_t x = 0; x < width;) {
      uint8_t value = row[x];
      if (!is_known[value]) {
        is_known[value] = 1;
        order[count] = value;
        places[value] = (uint8_t)count++;
      }
      row[x++] = places[value];
      const uint64_t same = 0x0101010101010101u * value;
      uint64_t next;
      for (; x + 8 <= width; x += 8) {
        memcpy(&next, row + x, 8);
        if (next != same) break;
        memset(row + x, places[value], 8);
      }
    }
  }
  return count;
}

void ck_png_take_grey(const uint8_t *rgba, uint8_t *grey, size_t count) {
  for (size_t i = 0; i < count; i++) grey[i] = rgba[4 * i];
}

#if defined(__x86_64__)
__attribute__((target("ssse3"))) static size_t drop_alpha_wide(
    const uint8_t *rgba, uint8_t *rgb, size_t count) {
  const __m128i close = _mm_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
  size_t i = 0;
  // Each store writes four bytes that the next pixels overwrite, so the last two groups stay out.
  for (; i + 8 <= count; i += 4) {
    __m128i v = _mm_loadu_si128((const __m128i *)(rgba + 4 * i));
    _mm_storeu_si128((__m128i *)(rgb + 3 * i), _mm_shuffle_epi8(v, close));
  }
  return i;
}
#endif

void ck_png_drop_alpha(const uint8_t *rgba, uint8_t *rgb, size_t count) {
  size_t i = 0;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("ssse3")) i = drop_alpha_wide(rgba, rgb, count);
#endif
  for (; i < count; i++) {
    rgb[3 * i] = rgba[4 * i];
    rgb[3 * i + 1] = rgba[4 * i + 1];
    rgb[3 * i + 2] = rgba[4 * i + 2];
  }
}
