package import Geometry

/// What was found out about two pictures: one record, whatever the profile.
package struct DiffResult: Hashable, Sendable {
  /// The verdict.
  package enum Status: String, Hashable, Sendable {
    /// Nothing differs, or no more than allowed.
    case match
    /// More differs than is allowed.
    case differs
    /// The pictures have different sizes.
    case sizeChanged
  }

  /// The movement by which most of the difference goes away.
  package struct Shift: Hashable, Sendable {
    /// Pixels to the right.
    package let dx: Int
    /// Pixels down.
    package let dy: Int
    /// Share of the different pixels that the movement does not explain, 0…1.
    package let residual: Double
  }

  /// The square in which most pixels differ.
  package struct Window: Hashable, Sendable {
    /// Its side, in pixels.
    package let size: Int
    /// Its left column.
    package let x: Int
    /// Its top row.
    package let y: Int
    /// Different pixels in it.
    package let pixels: Int
  }

  /// The verdict.
  package var status: Status = .match
  /// The rule for one pixel.
  package var profile: DiffProfile
  /// The profile's threshold.
  package var threshold: Double
  /// Columns of the first picture.
  package var expectedWidth: Int
  /// Rows of the first picture.
  package var expectedHeight: Int
  /// Columns of the second picture.
  package var actualWidth: Int
  /// Rows of the second picture.
  package var actualHeight: Int
  /// Pixels with any unequal byte, ignored ones left out.
  package var unequalPixels = 0
  /// Pixels that are different by the profile and not excused; with a window the number in it.
  package var differentPixels = 0
  /// Pixels that are different but look antialiased, and are excused for that.
  package var antialiasedPixels = 0
  /// Pixels that were not compared because they lie in ignored areas.
  package var ignoredPixels = 0
  /// Largest difference of a channel, 0…255, or 0…65535 where pictures were compared at 16 bits.
  package var maxChannelDelta = 0
  /// Largest distance in OKLab × 100, on white.
  package var maxDeltaE = 0.0
  /// The smallest area around all different pixels.
  package var bounds: PixelRect?
  /// Where the difference lies, largest first.
  package var regions: [DiffRegion] = []
  /// Number of regions; more than are listed where there are very many.
  package var regionCount = 0
  /// The movement that explains the difference, if there is one.
  package var shift: Shift?
  /// The fullest window.
  package var worstWindow: Window?
  /// The limits that were set, with what was measured.
  package var limits: [DiffLimitOutcome] = []
  /// What was noticed beside the pixels, in sentences.
  package var notes: [String] = []

  /// Columns of a picture that holds both.
  package var width: Int { max(expectedWidth, actualWidth) }
  /// Rows of a picture that holds both.
  package var height: Int { max(expectedHeight, actualHeight) }
  /// Whether the sizes are equal.
  package var hasEqualSizes: Bool {
    expectedWidth == actualWidth && expectedHeight == actualHeight
  }
  /// Different pixels as a share of all pixels of the common picture.
  package var ratio: Double {
    width == 0 || height == 0 ? 0 : Double(differentPixels) / (Double(width) * Double(height))
  }

  /// The record of two pictures of the given sizes before anything is measured.
  package init(
    _ options: DiffOptions, expected: (width: Int, height: Int), actual: (width: Int, height: Int)
  ) {
    profile = options.profile
    threshold = options.threshold
    expectedWidth = expected.width
    expectedHeight = expected.height
    actualWidth = actual.width
    actualHeight = actual.height
  }

  /// Sets limits and verdict from what was measured.
  mutating func judge(by options: DiffOptions) {
    limits = options.limits.outcomes(for: self)
    if !hasEqualSizes {
      status = .sizeChanged
    } else if options.profile == .wpt {
      let passes = options.fuzzy.allow(difference: maxChannelDelta, pixels: differentPixels)
      status = passes ? .match : .differs
    } else if options.limits.isEmpty {
      status = differentPixels == 0 ? .match : .differs
    } else {
      status = limits.allSatisfy(\.holds) ? .match : .differs
    }
  }
}
