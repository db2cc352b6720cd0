import JSONValue

/// How far a scene's pictures may differ from their baselines, and why that is right.
///
/// What is nil is not limited; all limits that are stated have to be kept.
package struct Tolerance: Hashable, Sendable {
  /// Pixels that may differ at all.
  package var maxDifferentPixels: Int?
  /// Share of pixels that may differ, 0…1.
  package var maxRatio: Double?
  /// Steps of 255 by which any channel may differ.
  package var maxChannelDelta: Int?
  /// Why exact equality cannot be asked for.
  package var reason: String

  /// A tolerance from its limits.
  package init(
    maxDifferentPixels: Int? = nil, maxRatio: Double? = nil, maxChannelDelta: Int? = nil,
    reason: String
  ) {
    self.maxDifferentPixels = maxDifferentPixels
    self.maxRatio = maxRatio
    self.maxChannelDelta = maxChannelDelta
    self.reason = reason
  }

  /// Whether a measured difference keeps all limits.
  func allows(differentPixels: Int, of pixels: Int, maxChannelDelta delta: Int) -> Bool {
    guard maxDifferentPixels != nil || maxRatio != nil || maxChannelDelta != nil else {
      return false
    }
    return differentPixels <= maxDifferentPixels ?? .max && delta <= maxChannelDelta ?? .max
      && maxRatio.map { Double(differentPixels) <= $0 * Double(pixels) } ?? true
  }

  /// The tolerance as reports show it.
  var json: JSON {
    .members([
      "maxDifferentPixels": maxDifferentPixels.map { .integer($0) },
      "maxRatio": maxRatio.map { .number($0) },
      "maxChannelDelta": maxChannelDelta.map { .integer($0) },
      "reason": .string(reason),
    ])
  }
}
