package import LayoutEngine

/// A promise of the `Layout` protocol that a program's layout breaks.
package enum LayoutFault: Hashable, Sendable {
  /// A size that is not a number, or infinite where nothing asked for more than an ideal one.
  case unusableSize(offered: String, width: Double, height: Double)
  /// A view that was not placed exactly once.
  case placedOften(index: Int, times: Int, offered: String)
  /// Views stand outside of the reported size.
  case outside(
    index: Int, offered: String, width: Double, height: Double, right: Double, bottom: Double)
  /// The reported height is not the one that the views take.
  case height(offered: String, reported: Double, used: Double)
  /// Views do not move with the origin of the bounds.
  case ignoresOrigin(offered: String)
  /// A size or place hangs on what was measured before.
  case dependsOnHistory(offered: String)
  /// A stored number that changes nothing.
  case deadProperty(name: String)

  /// What is wrong, without an end mark.
  package var detail: String {
    switch self {
    case .unusableSize(let offered, let width, let height):
      "offered \(offered), it reports \(width) × \(height)"
    case .placedOften(let index, let times, let offered):
      "offered \(offered), it places view \(index) \(times) times instead of once"
    case .outside(let index, let offered, let width, let height, let right, let bottom):
      "offered \(offered), it reports \(width) × \(height), but view \(index) reaches to \(right), \(bottom)"
    case .height(let offered, let reported, let used):
      "offered \(offered), it reports a height of \(reported), but its views take \(used)"
    case .ignoresOrigin(let offered):
      "offered \(offered), its views do not move with the origin of the bounds"
    case .dependsOnHistory(let offered):
      "offered \(offered), its answer hangs on what was measured before"
    case .deadProperty(let name):
      "its property \(name) changes nothing"
    }
  }
}

/// A layout rule that stands for a program's own layout, whose promises can be checked.
package protocol ContractedLayout {
  /// Name of the layout's type.
  var typeName: String { get }

  /// Broken promises for the views of a node when it is offered the given sizes.
  func faults(in node: LayoutNode, offered proposals: [ProposedSize]) -> [LayoutFault]
}

extension CustomLayoutRule: ContractedLayout {
  package var typeName: String { String(describing: Base.self) }

  package func faults(in node: LayoutNode, offered proposals: [ProposedSize]) -> [LayoutFault] {
    LayoutContractCheck(layout, subviews: node.children).faults(offered: proposals)
  }
}
