import JSONValue

/// How far a scene's pictures may differ from their baselines, and why that is right.
package struct Tolerance: Hashable, Sendable {
  /// Pixels that may differ at all.
  package var maxDifferentPixels: Int
  /// Steps of 255 by which any channel may differ; nil for any.
  package var maxChannelDelta: Int?
  /// Why exact equality cannot be asked for.
  package var reason: String

  /// A tolerance from its parts.
  package init(maxDifferentPixels: Int, maxChannelDelta: Int? = nil, reason: String) {
    self.maxDifferentPixels = maxDifferentPixels
    self.maxChannelDelta = maxChannelDelta
    self.reason = reason
  }

  /// The tolerance as reports show it.
  var json: JSON {
    .members([
      "maxDifferentPixels": .integer(maxDifferentPixels),
      "maxChannelDelta": maxChannelDelta.map { .integer($0) },
      "reason": .string(reason),
    ])
  }
}
