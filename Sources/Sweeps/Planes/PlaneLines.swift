import Geometry
import LayoutEngine
import Scenes

/// The sweep of widths at one height, with the laws on frames and texts that it breaks.
struct PlaneLine {
  let result: SweepResult
  let violations: [Violation]

  var height: Double { result.crossExtent }

  /// Whether a line in between has the pieces and the broken laws of both.
  ///
  /// Where a law is broken only has to be the same in kind: the ends of its interval need not be on
  /// straight lines.
  func leads(to other: PlaneLine, through middle: PlaneLine) -> Bool {
    breaks(asDoes: other) && breaks(asDoes: middle)
      && result.leads(to: other.result, through: middle.result)
  }

  private func breaks(asDoes other: PlaneLine) -> Bool {
    violations.count == other.violations.count
      && zip(violations, other.violations).allSatisfy { $0.isSame(as: $1) }
  }
}

/// Two lines between which nothing changes.
struct PlaneSpan {
  var low: PlaneLine
  var high: PlaneLine

  /// Joins neighbours that are one.
  static func joined(_ spans: [PlaneSpan]) -> [PlaneSpan] {
    var result: [PlaneSpan] = []
    for span in spans {
      if let last = result.last, last.high.height == span.low.height,
        last.low.leads(to: span.high, through: span.low)
      {
        result[result.count - 1].high = span.high
      } else {
        result.append(span)
      }
    }
    return result
  }
}

/// The sweep of heights at one width.
struct PlaneColumn {
  let width: Double
  /// Heights at which the layout or a broken law changes, in points.
  let stops: [Double]
  /// Where a higher window shows fewer labels, which no line of widths can tell.
  let falls: [PlaneViolation]
}

/// Makes the lines and columns of a plane and counts what they cost.
@MainActor
struct PlaneLines {
  let widths: ClosedRange<Double>
  let scene: SceneDefinition
  let variant: SceneVariant
  let renderer: SceneRenderer
  let limit: Int
  private var made = 0
  private(set) var layouts = 0

  init(
    widths: ClosedRange<Double>, scene: SceneDefinition, variant: SceneVariant,
    renderer: SceneRenderer, limit: Int
  ) {
    self.widths = widths
    self.scene = scene
    self.variant = variant
    self.renderer = renderer
    self.limit = limit
  }

  /// The line at a height.
  mutating func line(at height: Double) throws(SweepError) -> PlaneLine {
    let result = try sweep(at: height)
    return PlaneLine(result: result, violations: LawCheck().violations(in: result))
  }

  private mutating func sweep(at height: Double) throws(SweepError) -> SweepResult {
    made += 1
    guard made <= limit else {
      throw .tooManyLayouts(scene: scene.name, limit: limit, at: height)
    }
    let result = try WidthSweep(widths).run(scene, variant: variant(at: height), with: renderer)
    layouts += result.layouts
    return result
  }

  private func variant(at height: Double, width: Double? = nil) -> SceneVariant {
    var variant = variant
    variant.size = Size(width: width ?? widths.lowerBound, height: height)
    return variant
  }

  /// The columns at both ends and in the middle of the widths.
  mutating func columns(_ heights: ClosedRange<Double>) throws(SweepError) -> [PlaneColumn] {
    let (from, to) = (widths.lowerBound, widths.upperBound)
    var columns: [PlaneColumn] = []
    for width in Set([from, from + (to - from) / 2, to]).sorted() {
      let result = try WidthSweep(heights, along: .vertical).run(
        scene, variant: variant(at: heights.lowerBound, width: width), with: renderer)
      layouts += result.layouts
      let broken = LawCheck().violations(in: result)
      columns.append(
        PlaneColumn(
          width: width, stops: result.breakpoints + broken.flatMap { [$0.from, $0.to] },
          falls: broken.filter { $0.law == LawCheck.fallName }.map {
            PlaneViolation($0, widths: width...width, heights: $0.from...max($0.from, $0.to))
          }))
    }
    return columns
  }

  /// Every law that a band breaks, those on promises and colours included, on its lower, middle and
  /// upper line; the intervals hold those of all three.
  mutating func violations(of span: PlaneSpan) throws(SweepError) -> [Violation] {
    let (low, high) = (span.low.height, span.high.height)
    var found: [Violation] = []
    for height in Set([low, low + (high - low) / 2, high]).sorted() {
      let result = try sweep(at: height)
      let broken: [Violation]
      do {
        broken = try LawCheck().violations(
          in: result, of: scene, variant: variant(at: height), with: renderer)
      } catch { throw .scene(error) }
      for violation in broken { found.add(violation) }
    }
    return found
  }
}

extension [Violation] {
  /// Adds a violation, or widens the one that says the same on a part that it meets.
  fileprivate mutating func add(_ violation: Violation) {
    let index = firstIndex {
      $0.isSame(as: violation) && violation.from <= $0.to && $0.from <= violation.to
    }
    guard let index else { return append(violation) }
    self[index].from = Swift.min(self[index].from, violation.from)
    self[index].to = Swift.max(self[index].to, violation.to)
  }
}

extension Violation {
  /// Whether both say the same, wherever they stand.
  func isSame(as other: Violation) -> Bool {
    law == other.law && detail == other.detail && allowance == other.allowance
  }
}
