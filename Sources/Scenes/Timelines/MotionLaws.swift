package import Geometry
import LayoutEngine
package import Surface

/// Laws that hold at every instant of a transition.
@MainActor
package struct MotionLaws {
  /// A law that is broken at an instant.
  package struct Breach: Hashable, Sendable {
    /// Name of the law.
    package let law: String
    /// Seconds after the last step.
    package let time: Double
    /// What is wrong, without an end mark.
    package let detail: String
  }

  /// Length by which something must be wrong to count, in points: less cannot be seen.
  private static let slack = 1e-6
  /// Instants between two at which a movement changes its formula.
  private static let samples = 8

  private let stage: SceneStage
  private let window: Size
  /// The window right before the step; nil where nobody knows.
  private var before: LayoutTree?
  /// The same program for a reader who asked for less motion.
  private var reduced: SceneStage?

  /// The laws for a stage, whose last step is judged, in a window.
  package init(_ stage: SceneStage, window: Size) {
    self.stage = stage
    self.window = window
  }

  /// The laws for the last of the steps that a scene does after those of the variant's state; waits
  /// at the end are left out, as they only choose an instant.
  ///
  /// `checksReducedMotion` asks whether everything is in place at once for readers who want that.
  package init(
    of scene: SceneDefinition, variant: SceneVariant, steps: [Step] = [], texts: TextResolver,
    checksReducedMotion: Bool
  ) throws(SceneError) {
    var all = variant.state.flatMap { scene.states[$0] } ?? []
    all += steps
    while case .wait? = all.last { all.removeLast() }
    var start = variant
    start.state = nil
    start.instant = nil
    func stage(_ steps: ArraySlice<Step>, reducesMotion: Bool? = nil) throws(SceneError)
      -> SceneStage
    {
      var variant = start
      if let reducesMotion { variant.reducesMotion = reducesMotion }
      let stage = try SceneStage(scene, variant: variant, texts: texts)
      for step in steps { try stage.perform(step) }
      return stage
    }
    self.init(try stage(all[...]), window: variant.size)
    before = try stage(all.dropLast()).layout(in: window)
    if checksReducedMotion { reduced = try stage(all[...], reducesMotion: true) }
  }

  /// Number of instants at which the laws are checked.
  package var instantCount: Int { instants.count }

  /// The breaches, in the order of time; each law and view is told once.
  package func breaches() -> [Breach] {
    let settled = stage.layout(in: window, at: end)
    let start = stage.layout(in: window, at: 0)
    var found = beginnings(start, settled) + remainingMotion()
    for time in instants {
      let layout = stage.layout(in: window, at: time)
      found += opacities(layout, time) + places(layout, settled, time)
      found += overlaps(layout, start, settled, time)
    }
    if !stage.movesForever, settled != stage.layout(in: window) {
      found.append(
        Breach(
          law: "settles", time: end,
          detail: "the last frame is not the still picture of the state"))
    }
    return found.reduce(into: []) { kept, breach in
      if !kept.contains(where: { $0.law == breach.law && $0.detail == breach.detail }) {
        kept.append(breach)
      }
    }
  }

  /// When the longest finite movement has ended, in seconds.
  private var end: Double { stage.settlingTime }

  /// Every instant at which a movement begins, ends or changes its formula, and some in between.
  private var instants: [Double] {
    let marks = Set(stage.landmarks.filter { $0 <= end } + [0, end]).sorted()
    var result: [Double] = []
    for (from, to) in zip(marks, marks.dropFirst()) {
      result += (0..<Self.samples).map { from + (to - from) * Double($0) / Double(Self.samples) }
    }
    return result + [end]
  }

  private func opacities(_ layout: LayoutTree, _ time: Double) -> [Breach] {
    layout.nodes.filter { !(0...1).contains($0.opacity) }.map { node in
      Breach(
        law: "opacity", time: time, detail: "\(Self.name(node)) has an opacity outside of 0 to 1")
    }
  }

  /// A view that stands in the window at rest does not leave it on its way, but by its transition.
  private func places(_ layout: LayoutTree, _ settled: LayoutTree, _ time: Double) -> [Breach] {
    layout.nodes.compactMap { node in
      guard let id = node.id, node.opacity == 1, let rest = settled.node(id: id),
        node.allowances["inside-window"] == nil
      else { return nil }
      guard isInside(rest.frame.value), !isInside(node.frame.value) else { return nil }
      return Breach(
        law: "inside-window", time: time, detail: "\(Self.name(node)) leaves the window")
    }
  }

  /// A row begins where it was, or jumps to where it ends; one that goes begins where it was.
  private func beginnings(_ start: LayoutTree, _ settled: LayoutTree) -> [Breach] {
    guard let before else { return [] }
    return start.nodes.compactMap { node in
      guard node.isItem, let id = node.id, let old = before.node(id: id) else { return nil }
      let new = settled.node(id: id) ?? old
      let values = zip(
        node.frame.value.values, zip(old.frame.value.values, new.frame.value.values))
      let isKnown = values.allSatisfy { value, ends in
        min((value - ends.0).magnitude, (value - ends.1).magnitude) <= Self.slack
      }
      return isKnown
        ? nil
        : Breach(
          law: "starts-in-place", time: 0,
          detail: "\(Self.name(node)) begins neither where it was nor where it ends")
    }
  }

  /// What is not in its place at once although less motion was asked for.
  private func remainingMotion() -> [Breach] {
    guard let reduced else { return [] }
    let settled = reduced.layout(in: window)
    return reduced.layout(in: window, at: 0).nodes.compactMap { node in
      guard let id = node.id, let rest = settled.node(id: id), rest.frame != node.frame else {
        return nil
      }
      return Breach(
        law: "reduced-motion", time: 0,
        detail: "\(Self.name(node)) moves although less motion was asked for")
    }
  }

  private func isInside(_ frame: Rect) -> Bool {
    frame.minX >= -Self.slack && frame.minY >= -Self.slack
      && frame.maxX <= window.width + Self.slack && frame.maxY <= window.height + Self.slack
  }

  /// Rows that are there before and after, in the same order, do not run into each other.
  private func overlaps(
    _ layout: LayoutTree, _ start: LayoutTree, _ settled: LayoutTree, _ time: Double
  ) -> [Breach] {
    let groups = Dictionary(grouping: Self.rows(layout), by: \.place.parent)
    let (first, last) = (Self.rows(start), Self.rows(settled))
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { parent, rows in
      let order = last.filter { $0.place.parent == parent }.map(\.place)
      let before = first.filter {
        $0.opacity == 1 && $0.place.parent == parent && order.contains($0.place)
      }.map(\.place)
      let kept = order.filter { before.contains($0) }
      return kept == before ? overlaps(rows.filter { kept.contains($0.place) }, time) : []
    }
  }

  /// Rows beside each other that run into each other.
  private func overlaps(_ rows: [Row], _ time: Double) -> [Breach] {
    zip(rows, rows.dropFirst()).compactMap { first, second in
      let (a, b) = (first.frame, second.frame)
      let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
      let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
      guard min(width, height) > Self.slack else { return nil }
      return Breach(
        law: "no-overlap", time: time,
        detail: "row \(first.place.id) and row \(second.place.id) overlap")
    }
  }

  /// A view of a collection: what is inside of another one is compared with its neighbours only,
  /// for the outer one holds it.
  private struct Row {
    struct Place: Hashable {
      /// Ids of the collections' views around it, outer before inner.
      let parent: [String]
      let id: String
    }

    let place: Place
    let frame: Rect
    let opacity: Double
  }

  /// Views of collections, in drawing order.
  private static func rows(_ layout: LayoutTree) -> [Row] {
    var rows: [Row] = []
    func search(_ node: LayoutTree.Node, inside parent: [String]) {
      var inner = parent
      if node.isItem, let id = node.id {
        rows.append(
          Row(
            place: .init(parent: parent, id: id), frame: node.frame.value, opacity: node.opacity))
        inner.append(id)
      }
      for child in node.children { search(child, inside: inner) }
    }
    search(layout.root, inside: [])
    return rows
  }

  private static func name(_ node: LayoutTree.Node) -> String {
    node.id.map { "\(node.view) \($0)" } ?? node.view
  }
}

extension MotionLaws.Breach {
  /// What is wrong and when, without an end mark.
  package var sentence: String { "\(law) at \(FilmStrip.decimal(time)) s: \(detail)" }
}

extension Rect {
  fileprivate var values: [Double] { [minX, minY, width, height] }
}
