import Geometry
import LayoutEngine

/// A property that a program wants its layout to have at every width.
///
///     Law("the badge stands to the right of every label") { layout in
///       guard let badge = layout.view("badge") else { return true }
///       return layout.views.allSatisfy { !$0.id.hasPrefix("item-") || $0.maxX <= badge.minX }
///     }
public struct Law: Sendable {
  /// What the law says.
  public let name: String
  private let isKept: @Sendable (SweptLayout) -> Bool

  /// A law; the closure says whether a layout keeps it.
  public init(_ name: String, isKept: @escaping @Sendable (SweptLayout) -> Bool) {
    self.name = name
    self.isKept = isKept
  }

  /// The intervals on which the law is broken.
  ///
  /// Each piece is asked at its ends and in between; where the answers differ the change is narrowed
  /// down to neighbouring numbers.
  func violations(in result: SweepResult) -> [Violation] {
    var violations: [Violation] = []
    for piece in result.pieces {
      func keeps(_ extent: Double) -> Bool {
        isKept(SweptLayout(piece.layout(at: extent)))
      }
      let last = piece.to > piece.from ? piece.to.nextDown : piece.to
      var samples = (0...Law.steps).map {
        piece.from + (last - piece.from) * (Double($0) / Double(Law.steps))
      }
      samples[Law.steps] = last
      var start: Double? = keeps(piece.from) ? nil : piece.from
      for (left, right) in zip(samples, samples.dropFirst()) {
        let isBroken = start != nil
        guard keeps(right) == isBroken else { continue }
        let change = Law.change(from: left, to: right) { keeps($0) == isBroken }
        if let begin = start { violations.append(violation(begin, change)) }
        start = isBroken ? nil : change
      }
      if let start { violations.append(violation(start, piece.to)) }
    }
    return violations
  }

  /// Parts into which a piece is divided to look for a change.
  private static let steps = 8

  private func violation(_ from: Double, _ to: Double) -> Violation {
    Violation(law: name, from: from, to: to, detail: "the law is broken")
  }

  /// The first number at which a condition holds that holds at `to` and not at `from`.
  private static func change(
    from: Double, to: Double, _ holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (from, to)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if holds(middle) { high = middle } else { low = middle }
    }
  }
}

/// The layout of a window, as laws see it; lengths in points.
public struct SweptLayout: Sendable {
  /// One view in window coordinates.
  public struct View: Sendable {
    /// Its `accessibilityIdentifier`, else the id that a `ForEach` gave it, else nothing.
    public let id: String
    /// Kind of view, such as `Text`.
    public let kind: String
    /// What it shows as text.
    public let text: String?
    /// Left edge.
    public let minX: Double
    /// Top edge.
    public let minY: Double
    /// Right edge.
    public let maxX: Double
    /// Bottom edge.
    public let maxY: Double
    /// Whether its text is cut.
    public let isTruncated: Bool

    init(_ node: LayoutTree.Node) {
      let frame = node.frame.value
      id = node.id ?? ""
      kind = node.view
      text = node.text
      (minX, minY, maxX, maxY) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
      isTruncated = node.isTruncated
    }

    /// Extent along x.
    public var width: Double { maxX - minX }
    /// Extent along y.
    public var height: Double { maxY - minY }
  }

  /// Width of the window.
  public let width: Double
  /// Height of the window.
  public let height: Double
  /// Every view, outer before inner.
  public let views: [View]
  /// Views of collections that are shown.
  public let visible: Int
  /// Views that an alternative with more of them would show.
  public let hidden: Int

  init(_ tree: LayoutTree) {
    let facts = SweepFacts(tree)
    (width, height) = (tree.width, tree.height)
    (visible, hidden) = (facts.visible, facts.hidden)
    views = tree.nodes.map { View($0) }
  }

  /// The first view with an id.
  public func view(_ id: String) -> View? { views.first { $0.id == id } }
}
