import Geometry

/// A view with its place in the window: what a layout produced.
package struct PlacedView {
  /// The view.
  package var node: LayoutNode
  /// Its place in window coordinates, in points, not rounded.
  package var frame: LengthRect
  /// What it was offered when it was placed.
  package var proposal: ProposedSize
  /// What it was offered when it was measured.
  package var room: ProposedSize
  /// The placed views inside, in drawing order.
  package var children: [PlacedView]
  /// Share of the view that shows because of a running transition, 0…1.
  package var opacity = 1.0
  /// Seconds after the last step at which the view reaches its place and shows fully, or is gone.
  package var arrival: Double?
  /// How the view looks at the instant; nil where that is how its node draws it.
  package var appearance: Appearance?

  /// Lays out a root view in a window: it is offered the window's size and centred in it.
  package init(root: LayoutNode, in window: LengthSize) {
    self = withDeepStack {
      let proposal = ProposedSize(window)
      let size = root.size(proposal)
      let origin = LengthPoint(
        x: (window.width - size.width) / 2, y: (window.height - size.height) / 2)
      return PlacedView(node: root, origin: origin, proposal: proposal)
    }
  }

  /// Places a view and everything inside of it.
  package init(
    node: LayoutNode, origin: LengthPoint, proposal: ProposedSize, room: ProposedSize? = nil
  ) {
    // No view of a window is infinite: where a program offers infinity, the ideal extent is placed.
    let proposal = proposal.finite
    self.node = node
    self.proposal = proposal
    self.room = room ?? proposal
    frame = LengthRect(origin: origin.finite, size: node.size(proposal).finite)
    children = []
    node.placedFrame = frame
    // Programs may be nested by thousands: a plain loop keeps what a level takes of the stack small.
    let (seats, isBackground) = seats()
    children.reserveCapacity(seats.count)
    for seat in seats {
      children.append(
        PlacedView(
          node: seat.node, origin: seat.origin, proposal: seat.proposal, room: seat.room))
    }
    if isBackground { children.append(children.removeFirst()) }
    children = children.sortedByZIndex()
  }

  /// Where a view inside stands, in window coordinates.
  private struct Seat {
    let node: LayoutNode
    let origin: LengthPoint
    let proposal: ProposedSize
    let room: ProposedSize
  }

  /// The places of the views inside in the order in which they are laid out.
  ///
  /// A background is drawn before what it stands behind, but may ask where that stands: then the
  /// last to be drawn is the first to be laid out.
  @inline(never)
  private func seats() -> (seats: [Seat], isBackground: Bool) {
    let size = frame.size
    let placements = node.rule.placements(in: node, size: size, offered: proposal)
    node.placedChildren = placements.map(\.index)
    let seats = placements.map { placement in
      let child = node.children[placement.index]
      var position = placement.origin.finite
      if node.isRightToLeft {
        position.x = size.width - position.x - child.size(placement.proposal.finite).finite.width
      }
      return Seat(
        node: child, origin: frame.origin + position, proposal: placement.proposal.finite,
        room: node.rule.room(for: placement, in: node, offered: room))
    }
    guard let first = placements.first, let last = seats.last, first.index > 0,
      placements.last?.index == 0
    else { return (seats, false) }
    return ([last] + seats.dropLast(), true)
  }

  /// What the view does to everything drawn inside of it, at the instant.
  package var effect: Effect? { appearance.map(\.effect) ?? node.effect }

  /// The view moved together with everything inside of it, by distances in points.
  package func moved(x: Double, y: Double) -> PlacedView {
    var result = self
    result.frame.origin.x += Length(x)
    result.frame.origin.y += Length(y)
    result.children = children.map { $0.moved(x: x, y: y) }
    return result
  }
}

extension [PlacedView] {
  /// The views in drawing order: by z index, as they were where it is equal.
  package func sortedByZIndex() -> [PlacedView] {
    guard contains(where: { $0.node.traits.zIndex != nil }) else { return self }
    return enumerated().sorted { first, second in
      let (a, b) = (first.element.node.traits.zIndex ?? 0, second.element.node.traits.zIndex ?? 0)
      return a != b ? a < b : first.offset < second.offset
    }.map(\.element)
  }
}
