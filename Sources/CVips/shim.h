#pragma once

#include <vips/vips.h>

// libvips takes its options as variable arguments, which Swift cannot call, and its macros for casts and enums are not
// imported: each function here is one operation with the options that Imaging/Codecs uses.

// The loaders. Each reads a buffer that must outlive the image, stops at the first fault, and reads the first frame only.

/// Of a JPEG, `strict` makes a warning a fault too.
static inline int cvips_load_jpeg(const void *bytes, size_t count, int shrink, int strict, VipsImage **out) {
  return vips_jpegload_buffer((void *)bytes, count, out, "shrink", shrink, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
                              strict ? VIPS_FAIL_ON_WARNING : VIPS_FAIL_ON_ERROR, NULL);
}

static inline int cvips_load_png(const void *bytes, size_t count, VipsImage **out) {
  return vips_pngload_buffer((void *)bytes, count, out, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
                             VIPS_FAIL_ON_ERROR, NULL);
}

static inline int cvips_load_webp(const void *bytes, size_t count, double scale, VipsImage **out) {
  return vips_webpload_buffer((void *)bytes, count, out, "scale", scale, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
                              VIPS_FAIL_ON_ERROR, NULL);
}

static inline int cvips_load_heif(const void *bytes, size_t count, VipsImage **out) {
  return vips_heifload_buffer((void *)bytes, count, out, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
                              VIPS_FAIL_ON_ERROR, NULL);
}

static inline int cvips_load_gif(const void *bytes, size_t count, VipsImage **out) {
  return vips_gifload_buffer((void *)bytes, count, out, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
                             VIPS_FAIL_ON_ERROR, NULL);
}

static inline int cvips_load_tiff(const void *bytes, size_t count, VipsImage **out) {
  return vips_tiffload_buffer((void *)bytes, count, out, "access", VIPS_ACCESS_SEQUENTIAL, "fail_on",
                              VIPS_FAIL_ON_ERROR, NULL);
}

// The operations.

/// Averages whole blocks first only as far as four times the size is left for the filter: less shows (Decisions/0004).
static inline int cvips_resize(VipsImage *in, VipsImage **out, double horizontal, double vertical) {
  return vips_resize(in, out, horizontal, "vscale", vertical, "kernel", VIPS_KERNEL_LANCZOS3, "gap", 4.0, NULL);
}

static inline int cvips_premultiply(VipsImage *in, VipsImage **out) { return vips_premultiply(in, out, NULL); }

static inline int cvips_unpremultiply(VipsImage *in, VipsImage **out) { return vips_unpremultiply(in, out, NULL); }

static inline int cvips_cast(VipsImage *in, VipsImage **out, VipsBandFormat format) {
  return vips_cast(in, out, format, NULL);
}

/// `in * factor + offset` for each band, cut off to 8 bits.
static inline int cvips_linear_to_8_bits(VipsImage *in, VipsImage **out, double factor, double offset) {
  return vips_linear1(in, out, factor, offset, "uchar", TRUE, NULL);
}

static inline int cvips_extract_band(VipsImage *in, VipsImage **out, int band, int count) {
  return vips_extract_band(in, out, band, "n", count, NULL);
}

static inline int cvips_bandjoin(VipsImage *left, VipsImage *right, VipsImage **out) {
  return vips_bandjoin2(left, right, out, NULL);
}

static inline int cvips_invert(VipsImage *in, VipsImage **out) { return vips_invert(in, out, NULL); }

static inline int cvips_multiply(VipsImage *left, VipsImage *right, VipsImage **out) {
  return vips_multiply(left, right, out, NULL);
}

/// Converts to 8-bit sRGB by the profile inside the image.
static inline int cvips_transform_to_srgb(VipsImage *in, VipsImage **out) {
  return vips_icc_transform(in, out, "srgb", "embedded", TRUE, "intent", VIPS_INTENT_RELATIVE,
                            "black_point_compensation", TRUE, "depth", 8, NULL);
}

/// Converts to sRGB by what the image says its bands mean.
static inline int cvips_colourspace_srgb(VipsImage *in, VipsImage **out) {
  return vips_colourspace(in, out, VIPS_INTERPRETATION_sRGB, NULL);
}

static inline int cvips_reinterpret(VipsImage *in, VipsImage **out, VipsInterpretation interpretation) {
  return vips_copy(in, out, "interpretation", interpretation, NULL);
}

static inline int cvips_rotate(VipsImage *in, VipsImage **out, VipsAngle angle) {
  return vips_rot(in, out, angle, NULL);
}

static inline int cvips_flip(VipsImage *in, VipsImage **out, VipsDirection direction) {
  return vips_flip(in, out, direction, NULL);
}

static inline int cvips_crop(VipsImage *in, VipsImage **out, int left, int top, int width, int height) {
  return vips_extract_area(in, out, left, top, width, height, NULL);
}

static inline int cvips_flatten(VipsImage *in, VipsImage **out, double red, double green, double blue) {
  double ground[3] = {red, green, blue};
  VipsArrayDouble *background = vips_array_double_new(ground, 3);
  int result = vips_flatten(in, out, "background", background, NULL);
  vips_area_unref(VIPS_AREA(background));
  return result;
}

// The savers. The caller frees the buffer with g_free.

static inline int cvips_save_jpeg(VipsImage *in, void **bytes, size_t *count, int quality) {
  return vips_jpegsave_buffer(in, bytes, count, "Q", quality, "optimize_coding", TRUE, "subsample_mode",
                              VIPS_FOREIGN_SUBSAMPLE_ON, "strip", TRUE, NULL);
}

static inline int cvips_save_webp(VipsImage *in, void **bytes, size_t *count, int quality, int effort) {
  return vips_webpsave_buffer(in, bytes, count, "Q", quality, "effort", effort, "strip", TRUE, NULL);
}

static inline int cvips_save_png(VipsImage *in, void **bytes, size_t *count) {
  return vips_pngsave_buffer(in, bytes, count, "compression", 6, "strip", TRUE, NULL);
}

// GObject's casts are macros.

/// Whether operations of that type may not run.
static inline int cvips_is_blocked(GType type) {
  VipsOperationClass *operation = VIPS_OPERATION_CLASS(g_type_class_ref(type));
  int is_blocked = (operation->flags & VIPS_OPERATION_BLOCKED) != 0;
  g_type_class_unref(operation);
  return is_blocked;
}

static inline void cvips_unref(VipsImage *image) { g_object_unref(image); }

static void cvips_ignore(const char *domain, GLogLevelFlags level, const char *message, void *context) {}

/// Keeps the library from writing to standard error what it also returns as a fault. In C since the levels are cast macros.
static inline void cvips_ignore_warnings(void) {
  g_log_set_handler("VIPS", (GLogLevelFlags)(G_LOG_LEVEL_WARNING | G_LOG_LEVEL_INFO), cvips_ignore, NULL);
}
