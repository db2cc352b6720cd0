/// What a difference may measure and still pass; nil for no limit.
///
/// Without any limit no different pixel is allowed. With some, each that is set has to hold.
package struct DiffLimits: Hashable, Sendable {
  /// Number of different pixels.
  package var differentPixels: Int?
  /// Different pixels as a share of all, 0…1.
  package var ratio: Double?
  /// Largest difference of a channel, 0…255.
  package var channelDelta: Int?
  /// Largest distance in OKLab × 100.
  package var deltaE: Double?
  /// Different pixels in the worst window.
  package var windowPixels: Int?

  /// No limit set.
  package init() {}

  /// Whether no limit is set.
  package var isEmpty: Bool { self == DiffLimits() }
}

/// One limit and what was measured for it.
package struct DiffLimitOutcome: Hashable, Sendable {
  /// The limit's name, that of its flag in camel case.
  package let name: String
  /// What is allowed.
  package let allowed: Double
  /// What was measured.
  package let measured: Double

  /// Whether the limit holds.
  package var holds: Bool { measured <= allowed }

  /// Whether nothing at all was measured, so that the limit was not needed.
  package var isUnused: Bool { measured == 0 && allowed > 0 }
}

extension DiffLimits {
  /// Every limit that is set, beside what was measured.
  func outcomes(for result: DiffResult) -> [DiffLimitOutcome] {
    let rows: [(String, Double?, Double)] = [
      ("maxDiffPixels", differentPixels.map(Double.init), Double(result.differentPixels)),
      ("maxDiffRatio", ratio, result.ratio),
      ("maxChannelDelta", channelDelta.map(Double.init), Double(result.maxChannelDelta)),
      ("maxDeltaE", deltaE, result.maxDeltaE),
      ("maxWindowPixels", windowPixels.map(Double.init), Double(result.worstWindow?.pixels ?? 0)),
    ]
    return rows.compactMap { name, allowed, measured in
      allowed.map { DiffLimitOutcome(name: name, allowed: $0, measured: measured) }
    }
  }
}
