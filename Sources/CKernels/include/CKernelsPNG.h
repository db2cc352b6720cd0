#ifndef CKERNELS_PNG_H
#define CKERNELS_PNG_H

#include <stddef.h>
#include <stdint.h>

/// How the samples of an 8-bit PNG become straight RGBA.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Bytes of a pixel in the file: 1 grey or palette, 2 grey and alpha, 3 RGB, 4 RGBA.
  uint32_t channels;
  /// For palette pictures 256 colours of four bytes, else null.
  const uint8_t *palette;
  /// Number of colours in the palette.
  uint32_t palette_count;
  /// For grey (one sample) and RGB (three) pictures with a transparent colour.
  int has_key;
  uint8_t key[3];
} ck_png_layout;

/// Undoes the filters of `height × (1 + width × channels)` inflated bytes and writes RGBA.
///
/// `raw` may lie in the same buffer as `pixels` provided that both end together or `raw` starts at
/// or after `pixels` with `channels` = 4: then no byte is written before it has been read.
/// `rows` is room for `2 × width × channels + 32` bytes. Returns 0, 1 for a filter that does not
/// exist, 2 for an index beyond the palette.
int ck_png_unfilter(
    const ck_png_layout *layout, const uint8_t *raw, uint8_t *pixels, uint8_t *rows);

/// Whether a zlib stream keeps to the letter of RFC 1951 where libdeflate does not insist on it.
///
/// Says nothing about damage that libdeflate finds itself.
int ck_deflate_is_strict(const uint8_t *bytes, size_t count);

/// Changes a whole deflate stream so that another one can follow: no block is the last any more, and
/// it ends with a byte.
///
/// `room` is how many bytes there are from `bytes` on; five more than `count` are enough. Returns
/// the new length, 0 where the stream breaks the rules.
size_t ck_deflate_open_end(uint8_t *bytes, size_t count, size_t room);

/// What the colours of a picture have in common.
typedef struct {
  /// Whether every alpha is 255.
  int is_opaque;
  /// Whether red, green and blue are equal everywhere.
  int is_grey;
  /// Number of colours, or 257 for more than 256.
  uint32_t color_count;
  /// The colours in the order in which they first appear, as they lie in memory.
  uint32_t colors[256];
} ck_png_survey;

/// Surveys `count` pixels of straight RGBA.
void ck_png_look(const uint8_t *rgba, size_t count, ck_png_survey *survey);

/// Writes for each pixel `places[i]`, where i is the place of its colour in `survey`.
///
/// Every pixel's colour must be there.
void ck_png_index(
    const uint8_t *rgba, size_t count, const ck_png_survey *survey, const uint8_t places[256],
    uint8_t *indices);

/// Replaces in rows of `width` bytes, `stride` apart, each value by its place in the order in which
/// values first appear; writes that order and returns how many there are.
uint32_t ck_png_order_indices(
    uint8_t *rows, size_t stride, size_t width, size_t height, uint8_t order[256]);

/// Copies the first of every four bytes; `count` is the number of pixels.
void ck_png_take_grey(const uint8_t *rgba, uint8_t *grey, size_t count);

/// Copies the first three of every four bytes; `count` is the number of pixels.
void ck_png_drop_alpha(const uint8_t *rgba, uint8_t *rgb, size_t count);

#endif
