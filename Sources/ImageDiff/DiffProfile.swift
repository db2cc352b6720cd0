/// A named rule for when two pixels count as different; each follows the program it is named for
/// to the last pixel.
package enum DiffProfile: String, CaseIterable, Hashable, Sendable {
  /// Any byte is unequal.
  case exact
  /// A channel differs by more than a number of levels.
  case maxDelta = "max-delta"
  /// mapbox/pixelmatch 5 and 6: YIQ, blended on white.
  case pixelmatch5
  /// mapbox/pixelmatch 7.0 to 7.2: YIQ, blended on a checkerboard.
  case pixelmatch7
  /// mapbox/pixelmatch after 7.2: OKLab.
  case pixelmatchOKLab = "pixelmatch-oklab"
  /// odiff 4: YIQ in fixed point, antialiased pixels counted.
  case odiff
  /// Playwright's comparator of that name: CIE94, then structural similarity.
  case ssimCIE94 = "ssim-cie94"
  /// Web platform tests: any of red, green and blue is unequal; judged by two ranges.
  case wpt
  /// CIEDE2000 on white.
  case ciede2000

  /// The threshold where none is given; nil for profiles without one.
  package var defaultThreshold: Double? {
    switch self {
    case .exact, .wpt: nil
    case .maxDelta: 0
    case .pixelmatch5, .pixelmatch7, .pixelmatchOKLab, .odiff: 0.1
    case .ssimCIE94, .ciede2000: 1
    }
  }

  /// What the threshold may be, in its unit: a share of the largest distance, levels, or ΔE.
  package var thresholds: ClosedRange<Double> {
    switch self {
    case .exact, .wpt: 0...0
    case .maxDelta: 0...255
    case .pixelmatch5, .pixelmatch7, .pixelmatchOKLab, .odiff: 0...1
    case .ssimCIE94, .ciede2000: 0...100
    }
  }

  /// Whether pixels that look antialiased are excused where nothing is said.
  package var excusesAntialiased: Bool {
    switch self {
    case .pixelmatch5, .pixelmatch7, .pixelmatchOKLab, .ssimCIE94: true
    case .exact, .maxDelta, .odiff, .wpt, .ciede2000: false
    }
  }

  /// Whether it is one of pixelmatch's generations.
  package var isPixelmatch: Bool {
    self == .pixelmatch5 || self == .pixelmatch7 || self == .pixelmatchOKLab
  }
}
