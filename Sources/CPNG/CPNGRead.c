#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// libpng leaves an error by longjmp, which must not cross a Swift frame. So everything that it may
// leave lives here, in one struct on the heap that survives the jump.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t offset;
  int truncated;
  /// Whether all pixels have been read and only closing chunks are missing.
  int has_image;
  /// Whether the file ends where another chunk could start.
  int ends_between_chunks;
  cpng_report *report;
  png_structp png;
  png_infop info;
  png_bytep *rows;
} reader;

static void keep_message(cpng_report *report, const char *message) {
  strncpy(report->message, message, CPNG_MESSAGE_SIZE - 1);
  report->message[CPNG_MESSAGE_SIZE - 1] = 0;
}

static void on_error(png_structp png, png_const_charp message) {
  reader *r = png_get_error_ptr(png);
  keep_message(r->report, message);
  longjmp(png_jmpbuf(png), 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  reader *r = png_get_error_ptr(png);
  keep_message(r->report, message);
  if (r->report->warnings < 1000) r->report->warnings += 1;
}

static void on_read(png_structp png, png_bytep out, size_t wanted) {
  reader *r = png_get_io_ptr(png);
  if (r->count - r->offset < wanted) {
    r->truncated = 1;
    r->ends_between_chunks = r->offset == r->count && wanted == 8;
    r->offset = r->count;
    png_error(png, "the file ends too early");
  }
  memcpy(out, r->bytes + r->offset, wanted);
  r->offset += wanted;
}

// Chunks that say nothing about the pixels that are compared. Their contents are not even parsed:
// a compressed profile or text cannot be a bomb that way.
static const png_byte ignored_chunks[] =
    "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0"
    "sTER\0tEXt\0tIME\0zTXt";
enum { ignored_count = 18 };

static void configure(reader *r, uint32_t width, uint32_t height, int sample_bytes) {
  png_structp png = r->png;
  png_set_read_fn(png, r, on_read);
  png_set_user_limits(png, width, height);
  png_set_chunk_cache_max(png, 100);
  png_set_chunk_malloc_max(png, 8000000);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, ignored_chunks, ignored_count);
  png_read_info(png, r->info);
  if (png_get_image_width(png, r->info) != width || png_get_image_height(png, r->info) != height)
    png_error(png, "the header changed while it was read");

  png_set_expand(png);
  if (sample_bytes == 2) {
    png_set_expand_16(png);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    png_set_swap(png);
#endif
  } else {
    png_set_strip_16(png);
  }
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, sample_bytes == 2 ? 0xffff : 0xff, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, r->info);
  if (png_get_rowbytes(png, r->info) != (size_t)width * 4 * (size_t)sample_bytes)
    png_error(png, "the rows have an unexpected length");
}

static void read_pixels(reader *r, uint32_t width, uint32_t height, int sample_bytes, uint8_t *out) {
  size_t stride = (size_t)width * 4 * (size_t)sample_bytes;
  r->rows = malloc((size_t)height * sizeof(png_bytep));
  if (r->rows == NULL) png_error(r->png, "out of memory");
  for (uint32_t y = 0; y < height; y++) r->rows[y] = out + stride * y;
  png_read_image(r->png, r->rows);
  r->has_image = 1;
  // With the info, so that a chunk out of its place or unknown but critical is refused here too.
  png_read_end(r->png, r->info);
}

cpng_status cpng_read(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int sample_bytes,
    uint8_t *pixels, cpng_report *report) {
  memset(report, 0, sizeof *report);
  reader *r = calloc(1, sizeof *r);
  if (r == NULL) return CPNG_NO_MEMORY;
  r->bytes = bytes;
  r->count = count;
  r->report = report;
  cpng_status status = CPNG_NO_MEMORY;
  r->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, r, on_error, on_warning);
  if (r->png != NULL) {
    r->info = png_create_info_struct(r->png);
    if (r->info != NULL) {
      if (setjmp(png_jmpbuf(r->png)) == 0) {
        configure(r, width, height, sample_bytes);
        read_pixels(r, width, height, sample_bytes, pixels);
        status = CPNG_OK;
      } else if (r->has_image && r->ends_between_chunks) {
        // Some writers leave out IEND. Nothing of the picture can be missing, so that is no damage.
        keep_message(report, "the closing chunk IEND is missing");
        report->warnings += 1;
        status = CPNG_OK;
      } else {
        status = r->truncated ? CPNG_TRUNCATED : CPNG_REFUSED;
      }
    }
    png_destroy_read_struct(&r->png, &r->info, NULL);
  }
  report->offset = r->offset;
  free(r->rows);
  free(r);
  return status;
}
