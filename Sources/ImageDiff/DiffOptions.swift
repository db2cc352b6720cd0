package import Geometry

/// How two pictures are compared and what is allowed.
package struct DiffOptions: Hashable, Sendable {
  /// The rule for one pixel.
  package var profile: DiffProfile
  /// The profile's threshold, in its unit; 0 for profiles without one.
  package var threshold: Double
  /// Whether different pixels that look antialiased are excused.
  package var excusesAntialiased: Bool
  /// Whether pixelmatch 7 and later blend on their checkerboard, else on white.
  package var checkerboard = true
  /// Side of the sliding window whose fullest place is the count, in pixels; nil for the whole.
  package var windowSize: Int?
  /// Areas that are not compared, in pixels.
  package var ignored: [PixelRect] = []
  /// Ranges for the profile `wpt`.
  package var fuzzy = FuzzyRanges()
  /// What is allowed; by default no different pixel.
  package var limits = DiffLimits()

  /// Options of a profile with its defaults.
  package init(_ profile: DiffProfile = .exact, threshold: Double? = nil) {
    self.profile = profile
    self.threshold = threshold ?? profile.defaultThreshold ?? 0
    excusesAntialiased = profile.excusesAntialiased
  }
}

/// What a web platform test allows: both numbers within their ranges, ends included.
package struct FuzzyRanges: Hashable, Sendable {
  /// Largest difference of a channel.
  package var maxDifference: ClosedRange<Int>
  /// Number of different pixels.
  package var totalPixels: ClosedRange<Int>

  /// Ranges; by default nothing may differ.
  package init(maxDifference: ClosedRange<Int> = 0...0, totalPixels: ClosedRange<Int> = 0...0) {
    self.maxDifference = maxDifference
    self.totalPixels = totalPixels
  }

  /// Ranges as in a test's fuzzy meta element; nil for anything else.
  ///
  /// For example "maxDifference=0-15;totalPixels=0-300". The names may be left out, and a single
  /// number means just that number.
  package init?(_ text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    var ranges: [ClosedRange<Int>?] = [nil, nil]
    for (index, part) in parts.enumerated() {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false)
      let name = pair.count == 2 ? Self.trimmed(pair[0]) : nil
      guard pair.count <= 2, let last = pair.last, let range = Self.range(last) else { return nil }
      let names = ["maxDifference", "totalPixels"]
      guard let place = name.map({ names.firstIndex(of: $0) }) ?? index, ranges[place] == nil
      else { return nil }
      ranges[place] = range
    }
    guard let first = ranges[0], let second = ranges[1] else { return nil }
    self.init(maxDifference: first, totalPixels: second)
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = trimmed(text).split(separator: "-", omittingEmptySubsequences: false)
    guard let low = ends.first.flatMap({ Int($0) }), let high = ends.last.flatMap({ Int($0) }),
      ends.count <= 2, low >= 0, low <= high
    else { return nil }
    return low...high
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The rule of the test runner: a lower end above zero fails a page that got better, too.
  func allow(difference: Int, pixels: Int) -> Bool {
    (pixels == 0 && totalPixels.lowerBound == 0)
      || (difference == 0 && maxDifference.lowerBound == 0)
      || (maxDifference.contains(difference) && totalPixels.contains(pixels))
  }
}
