import Geometry
import Scenes
import Sweeps
import Typography

/// The breakpoints of the gallery's prefix row and flow by arithmetic on the widths of their chips.
///
/// The row of n labels is made of n + 1 alternatives with n (n + 1) / 2 chips, which a sweep lays out
/// one by one; for hundreds of labels the sums are enough, and equal to what the sweep finds.
struct ChipArithmetic {
  private let chips: [Double]
  /// Widths of the badges by the number of labels that they hide.
  private let badges: [Double]
  private let gap: Double
  /// Room of the window that is not the content's, in points.
  private let inset: Double
  /// Narrower windows lay the row out as in this one, in points.
  private let leastWindow: Double

  /// The chips of gallery inputs whose texts are in a language already.
  init(_ inputs: GalleryInputs, _ selection: FontSelection, language: String) {
    let style = selection.style(language: language.replacing("_", with: "-"))
    let room = 2 * inputs.chipPadding.width
    let texts = inputs.texts(language: language)
    let widths = texts.map { TextShaper.shared.width(of: $0, style: style) + room }
    chips = Array(widths.prefix(inputs.labels.count))
    badges = Array(widths.dropFirst(inputs.labels.count))
    gap = inputs.spacing
    inset = 2 * inputs.windowPadding
    leastWindow = inputs.windowPadding == 0 ? 0 : 320
  }

  /// The prefix row over a range of window widths.
  func prefixRow(_ range: ClosedRange<Double>) -> SceneSide {
    var least = [Double](repeating: .infinity, count: chips.count + 1)
    var length = 0.0
    for visible in 0...chips.count {
      let hidden = chips.count - visible
      let joints = Double(max(visible - (hidden > 0 ? 0 : 1), 0))
      least[visible] = length + joints * gap + (hidden > 0 ? badges[hidden] : 0) + inset
      if visible < chips.count { length += chips[visible] }
    }
    let alone = least[0]
    // The first alternative that fits is taken, so what shows more shows at least as many.
    for visible in (0..<chips.count).reversed() {
      least[visible] = min(least[visible], least[visible + 1])
    }
    let thresholds = least.map { $0 <= leastWindow ? 0 : $0 }
    let stops = thresholds.filter { $0 > range.lowerBound && $0 <= range.upperBound }.sorted()
    let pieces = ([range.lowerBound] + stops).map { width in
      SweptFacts.Piece(
        from: width,
        values: [
          .visible: thresholds.lastIndex { $0 <= width } ?? 0, .rows: 1, .truncated: 0,
        ])
    }
    return SceneSide(facts: SweptFacts(pieces), violations: violations(alone, range))
  }

  /// The law that the badge alone fits in every window.
  private func violations(_ needed: Double, _ range: ClosedRange<Double>) -> [Violation] {
    let narrowest = max(range.lowerBound, leastWindow)
    guard !chips.isEmpty, needed > narrowest else { return [] }
    return [
      Violation(
        law: "last-alternative-fits", from: range.lowerBound,
        to: min(needed, range.upperBound),
        detail: "the badge alone needs \(FixedPoint.text(needed)) pt")
    ]
  }

  /// The flow over a range of window widths: from one width to the least at which some row could
  /// take one chip more.
  func flow(_ range: ClosedRange<Double>) -> SceneSide {
    var pieces: [SweptFacts.Piece] = []
    var width = range.lowerBound
    while width <= range.upperBound {
      var (rows, x, next) = (chips.isEmpty ? 0 : 1, 0.0, Double.infinity)
      for (index, chip) in chips.enumerated() {
        let end = x + chip + inset
        if index > 0, x > 0, end > width {
          next = min(next, end)
          rows += 1
          x = 0
        }
        x += chip + gap
      }
      pieces.append(
        .init(from: width, values: [.visible: chips.count, .rows: rows, .truncated: 0]))
      width = next
    }
    return SceneSide(facts: SweptFacts(pieces), violations: [])
  }
}
