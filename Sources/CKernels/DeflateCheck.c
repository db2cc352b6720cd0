#include "CKernelsPNG.h"

#include <string.h>

// libdeflate takes streams that zlib, and so libpng, refuses: length symbols 286 and 287, distance
// symbols 30 and 31, more code lengths than there may be, incomplete codes. This walk over the
// symbols of a stream (RFC 1951) finds just those; it writes nothing, so it takes time by the
// compressed size. What both libraries refuse is left to them.

// The same walk finds the last block of a stream, so that another stream can be put behind it.

enum { fast_bits = 10, longest = 15 };

typedef struct {
  /// By the next bits of the stream: symbol · 16 + length of its code, 0 for longer codes.
  uint16_t fast[1 << fast_bits];
  /// How many codes have each length, and the symbols in order of their codes.
  uint16_t count[longest + 1];
  uint16_t symbols[288];
} code;

typedef struct {
  const uint8_t *bytes;
  size_t count, position;
  uint64_t bits;
  unsigned available;
} stream;

static inline void refill(stream *s) {
  while (s->available <= 56) {
    uint64_t next = s->position < s->count ? s->bytes[s->position] : 0;
    s->position++;
    s->bits |= next << s->available;
    s->available += 8;
  }
}

static inline uint32_t take(stream *s, unsigned count) {
  uint32_t value = (uint32_t)(s->bits & (((uint64_t)1 << count) - 1));
  s->bits >>= count;
  s->available -= count;
  return value;
}

/// Whether more has been taken than there is.
static inline int is_past_end(const stream *s) {
  return s->position > s->count + s->available / 8;
}

static unsigned reversed(unsigned value, unsigned count) {
  unsigned result = 0;
  for (unsigned i = 0; i < count; i++) result |= (value >> i & 1) << (count - 1 - i);
  return result;
}

/// Builds a code; 0 where zlib refuses it. Only a single code of one bit may be incomplete, and
/// not even that for the code of code lengths.
static int build(code *c, const uint8_t *lengths, int symbol_count, int is_for_lengths) {
  memset(c->fast, 0, sizeof c->fast);
  memset(c->count, 0, sizeof c->count);
  int used = 0, left = 1, most = 0;
  for (int i = 0; i < symbol_count; i++) c->count[lengths[i]]++;
  c->count[0] = 0;
  for (int length = 1; length <= longest; length++) {
    left = 2 * left - c->count[length];
    if (left < 0) return 0;
    used += c->count[length];
    if (c->count[length] > 0) most = length;
  }
  if (used > 0 && left > 0 && (is_for_lengths || most != 1)) return 0;
  unsigned next = 0, place = 0;
  for (int length = 1; length <= longest; length++, next <<= 1) {
    for (int symbol = 0; symbol < symbol_count; symbol++) {
      if (lengths[symbol] != length) continue;
      c->symbols[place++] = (uint16_t)symbol;
      if (length <= fast_bits) {
        unsigned start = reversed(next, (unsigned)length);
        for (unsigned i = start; i < 1 << fast_bits; i += 1u << length)
          c->fast[i] = (uint16_t)(symbol << 4 | length);
      }
      next++;
    }
  }
  return 1;
}

/// The next symbol; −1 for bits that stand for none.
static inline int decode(stream *s, const code *c) {
  uint16_t entry = c->fast[s->bits & ((1 << fast_bits) - 1)];
  if (entry != 0) {
    take(s, entry & 15);
    return entry >> 4;
  }
  int value = 0, first = 0, index = 0;
  for (int length = 1; length <= longest; length++) {
    value |= (int)take(s, 1);
    if (value - c->count[length] < first) return c->symbols[index + value - first];
    index += c->count[length];
    first = (first + c->count[length]) << 1;
    value <<= 1;
  }
  return -1;
}

static int read_lengths(stream *s, const code *c, uint8_t *lengths, int wanted) {
  int have = 0;
  while (have < wanted) {
    refill(s);
    int symbol = decode(s, c);
    if (symbol < 0 || is_past_end(s)) return 0;
    if (symbol < 16) {
      lengths[have++] = (uint8_t)symbol;
      continue;
    }
    if (symbol == 16 && have == 0) return 0;
    uint8_t value = symbol == 16 ? lengths[have - 1] : 0;
    int repeats = symbol == 16 ? 3 + (int)take(s, 2)
                : symbol == 17 ? 3 + (int)take(s, 3) : 11 + (int)take(s, 7);
    if (have + repeats > wanted) return 0;
    while (repeats-- > 0) lengths[have++] = value;
  }
  return 1;
}

static int read_dynamic_codes(stream *s, code *literals, code *distances) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  refill(s);
  int literal_count = 257 + (int)take(s, 5), distance_count = 1 + (int)take(s, 5);
  int length_count = 4 + (int)take(s, 4);
  if (literal_count > 286 || distance_count > 30) return 0;
  uint8_t lengths[320] = {0};
  for (int i = 0; i < length_count; i++) {
    refill(s);
    lengths[order[i]] = (uint8_t)take(s, 3);
  }
  if (!build(literals, lengths, 19, 1)) return 0;
  memset(lengths, 0, 19);
  if (!read_lengths(s, literals, lengths, literal_count + distance_count)) return 0;
  return lengths[256] != 0 && build(literals, lengths, literal_count, 0) &&
         build(distances, lengths + literal_count, distance_count, 0);
}

static void make_fixed_codes(code *literals, code *distances) {
  uint8_t lengths[288];
  memset(lengths, 8, 288);
  memset(lengths + 144, 9, 112);
  memset(lengths + 256, 7, 24);
  build(literals, lengths, 288, 0);
  memset(lengths, 5, 32);
  build(distances, lengths, 32, 0);
}

static int walk_symbols(stream *s, const code *literals, const code *distances) {
  for (;;) {
    refill(s);
    if (is_past_end(s)) return 0;
    int symbol = decode(s, literals);
    if (symbol == 256) return 1;
    if (symbol < 0 || symbol > 285) return 0;
    if (symbol < 256) continue;
    if (symbol >= 265 && symbol < 285) take(s, (unsigned)(symbol - 261) / 4);
    int distance = decode(s, distances);
    if (distance < 0 || distance > 29) return 0;
    if (distance >= 4) {
      refill(s);
      take(s, (unsigned)(distance - 2) / 2);
    }
  }
}

static int skip_stored(stream *s) {
  take(s, s->available % 8);
  refill(s);
  uint32_t length = take(s, 16);
  take(s, 16);
  // Bytes that the buffer holds already are given back.
  s->position -= s->available / 8;
  s->bits = 0;
  s->available = 0;
  if (s->position > s->count || s->count - s->position < length) return 0;
  s->position += length;
  return 1;
}

/// Walks over all blocks and notes where the last one starts, in bits; 0 for a stream that breaks
/// the rules.
static int walk_blocks(stream *s, size_t *last_block) {
  code literals, distances;
  for (int is_last = 0; !is_last;) {
    refill(s);
    if (is_past_end(s)) return 0;
    *last_block = s->position * 8 - s->available;
    is_last = (int)take(s, 1);
    switch (take(s, 2)) {
      case 0:
        if (!skip_stored(s)) return 0;
        continue;
      case 1: make_fixed_codes(&literals, &distances); break;
      case 2:
        if (!read_dynamic_codes(s, &literals, &distances)) return 0;
        break;
      default: return 0;
    }
    if (!walk_symbols(s, &literals, &distances)) return 0;
  }
  return 1;
}

int ck_deflate_is_strict(const uint8_t *bytes, size_t count) {
  if (count < 2) return 0;
  stream s = {.bytes = bytes, .count = count, .position = 2};
  size_t last_block;
  return walk_blocks(&s, &last_block);
}

size_t ck_deflate_open_end(uint8_t *bytes, size_t count, size_t room) {
  stream s = {.bytes = bytes, .count = count};
  size_t last_block;
  if (!walk_blocks(&s, &last_block)) return 0;
  size_t end = s.position * 8 - s.available;
  // An empty stored block (three bits of 0, then its length and the complement of that) fills up
  // the byte.
  size_t total = (end + 3 + 7) / 8 + 4;
  if (total > room) return 0;
  bytes[last_block / 8] &= (uint8_t)~(1u << last_block % 8);
  memset(bytes + count, 0, total - count);
  bytes[total - 2] = bytes[total - 1] = 0xFF;
  return total;
}
