#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

/// Longest message that a reader returns, with its closing zero.
#define CPNG_MESSAGE_SIZE 200

/// What a read ended with.
typedef enum {
  /// All pixels are there and the file is whole.
  CPNG_OK = 0,
  /// libpng refused the file; the message says why.
  CPNG_REFUSED = 1,
  /// The file ends before its last chunk.
  CPNG_TRUNCATED = 2,
  /// Memory ran out.
  CPNG_NO_MEMORY = 3,
} cpng_status;

/// What a read found besides the pixels.
typedef struct {
  /// libpng's words about what it refused, or about the last thing it let pass; empty for nothing.
  char message[CPNG_MESSAGE_SIZE];
  /// Where in the file reading stood when it ended, in bytes.
  size_t offset;
  /// Number of things that libpng found wrong but let pass.
  int warnings;
} cpng_report;

/// Decodes a whole PNG file into straight RGBA, colour chunks ignored.
///
/// `sample_bytes` is 1 for 8-bit samples (16-bit ones keep their high byte) or 2 for 16-bit ones in
/// the machine's byte order (8-bit ones are multiplied by 257). `pixels` holds
/// `width × height × 4 × sample_bytes` bytes, for the size that the file's header states: the
/// caller has read that header, and a file that states another one is refused.
cpng_status cpng_read(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int sample_bytes,
    uint8_t *pixels, cpng_report *report);

#endif
