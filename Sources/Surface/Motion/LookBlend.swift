import Drawing
import LayoutEngine

/// A look between those of several states of one view.
///
/// What the states draw is blended number by number where it has the same structure; where it has
/// not, as with another text, the newer state is drawn at once.
struct LookBlend {
  private let nodes: [LayoutNode]
  private let rests: [Double]

  init(_ changes: [LookChange], to node: LayoutNode, at time: Double) {
    nodes = changes.map(\.before) + [node]
    rests = changes.map { $0.rest(at: time) }
  }

  /// What the view itself draws.
  func draw(_ context: DrawContext) -> [DisplayItem] {
    blend(
      AnimatableState.items(of: nodes, rests: rests, in: context)
        ?? nodes.map { Look(of: $0, in: context).own })
  }

  /// What the view does to everything inside of it.
  var effect: Effect? {
    if let effect = AnimatableState.effect(of: nodes, rests: rests) { return effect }
    guard nodes.contains(where: { $0.effect != nil }) else { return nil }
    let opacity = blend(nodes.map { [$0.effect?.opacity ?? 1] })[0]
    let last = nodes[nodes.count - 1].effect
    let isPlain = nodes.allSatisfy { $0.effect?.apply == nil && $0.effect?.movable == nil }
    var result = Effect(
      opacity: Swift.min(Swift.max(opacity, 0), 1), reach: isPlain ? 0 : nil)
    result.clips = last?.clips ?? false
    result.apply = { context, items in
      blend(nodes.map { Look(of: $0, in: context).around }).filling(Look.inside, with: items)
    }
    if var movable = last?.movable {
      movable.values = blend(nodes.map { $0.effect?.movable?.values ?? [] })
      result.movable = movable
    }
    return result
  }

  /// The content with the numbers of the instant, where it follows from numbers.
  @MainActor
  var content: LayoutNode? { AnimatableState.content(of: nodes, rests: rests) }

  /// The newest numbers and what is left of the ways to them.
  private func blend(_ states: [[Double]]) -> [Double] {
    var newer = states[states.count - 1]
    var sum = newer
    for (older, rest) in zip(states.dropLast(), rests).reversed() {
      guard older.count == newer.count else { break }
      for index in sum.indices { sum[index] += (older[index] - newer[index]) * rest }
      newer = older
    }
    return sum
  }

  private func blend(_ states: [[DisplayItem]]) -> [DisplayItem] {
    let newest = states[states.count - 1]
    let skeleton = newest.skeleton
    let alike = states.reversed().prefix { $0.skeleton == skeleton }.reversed()
    let numbers = Array(repeating: [], count: states.count - alike.count) + alike.map(\.numbers)
    return newest.withNumbers(blend(numbers))
  }
}

extension [DisplayItem] {
  /// The items with others in place of the one that stands for them.
  fileprivate func filling(_ place: DisplayItem, with items: [DisplayItem]) -> [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      if item == place { return items }
      return switch item {
      case .clip(let outline, let rule, let inner):
        [.clip(outline, rule, inner.filling(place, with: items))]
      case .layer(let layer, let inner): [.layer(layer, inner.filling(place, with: items))]
      case .transform(let transform, let inner):
        [.transform(transform, inner.filling(place, with: items))]
      case .fill, .stroke, .glyphs, .image: [item]
      }
    }
  }
}
