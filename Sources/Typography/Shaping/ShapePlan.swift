import CHarfBuzz

/// What HarfBuzz works out once for a font, script, language and features.
///
/// It finds a known plan again by itself, through a list that it searches at each call; labels in
/// Latin letters are so many that theirs is kept at hand.
final class ShapePlan: Sendable {
  /// Immutable, so every thread may use it.
  nonisolated(unsafe) let handle: OpaquePointer?

  /// The plan of a text from left to right.
  init(
    font: FontInstance, script: hb_script_t, language: OpaquePointer?, features: [hb_feature_t]
  ) {
    var properties = hb_segment_properties_t()
    properties.direction = HB_DIRECTION_LTR
    properties.script = script
    properties.language = language
    var count: UInt32 = 0
    let coordinates = hb_font_get_var_coords_normalized(font.shapingFont, &count)
    handle = hb_shape_plan_create_cached2(
      font.face.shapingFace, &properties, features, UInt32(features.count), coordinates, count,
      ShapingBuffer.shapers)
  }

  deinit { hb_shape_plan_destroy(handle) }
}
