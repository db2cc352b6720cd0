import Drawing
import LayoutEngine

/// A shape of a node with numbers that an animation may change, and how the node draws it.
struct ShapeState {
  private let shape: Any
  /// The shape with the newest numbers and what is left of the ways to them, oldest first.
  private let blended: ([(older: Any, rest: Double)]) -> Any
  private let drawn: (Any, DrawContext) -> [DisplayItem]?

  init<Content: Shape>(
    _ shape: Content, draw: @escaping (Content, DrawContext) -> [DisplayItem]
  ) {
    self.shape = shape
    drawn = { other, context in (other as? Content).map { draw($0, context) } }
    blended = { ways in
      var newer = shape.animatableData
      var sum = newer
      for (older, rest) in ways.reversed() {
        guard let older = (older as? Content)?.animatableData else { break }
        var way = older - newer
        way.scale(by: rest)
        sum += way
        newer = older
      }
      var result = shape
      result.animatableData = sum
      return result
    }
  }

  /// What each of several states of one view draws with the shape between all of them; nil where they
  /// are no shapes of one kind.
  static func items(
    of nodes: [LayoutNode], rests: [Double], in context: DrawContext
  ) -> [[DisplayItem]]? {
    let states = nodes.compactMap { $0.shapeState as? ShapeState }
    guard states.count == nodes.count, let newest = states.last else { return nil }
    let shape = newest.blended(zip(states.dropLast().map(\.shape), rests).map { ($0, $1) })
    let items = states.compactMap { $0.drawn(shape, context) }
    return items.count == nodes.count ? items : nil
  }
}
