package import ImageDiff
import JSONValue

/// How far a scene's pictures may differ from their baselines, and why that is right.
package struct Tolerance: Hashable, Sendable {
  /// The rule for a pixel and the limits, all of which have to be kept.
  package var options: DiffOptions
  /// Why exact equality cannot be asked for.
  package var reason: String

  /// A tolerance from its parts.
  package init(_ options: DiffOptions, reason: String) {
    self.options = options
    self.reason = reason
  }

  /// A tolerance of limits, the rule for a pixel being exact equality.
  package init(_ limits: DiffLimits, reason: String) {
    self.init(DiffOptions(), reason: reason)
    options.limits = limits
  }

  /// The tolerance as an outcome has it; it was needed where the pictures are not equal.
  func json(isNeeded: Bool) -> JSON {
    let limits = options.limits
    return .members([
      "reason": .string(reason),
      "needed": .bool(isNeeded),
      "profile": .string(options.profile.rawValue),
      "maxDiffPixels": limits.differentPixels.map { .integer($0) },
      "maxDiffRatio": limits.ratio.map { .number($0) },
      "maxChannelDelta": limits.channelDelta.map { .integer($0) },
      "maxDeltaE": limits.deltaE.map { .number($0) },
    ])
  }
}
