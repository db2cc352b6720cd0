/// Which view of a program a node stands for: the path of positions, branches and ids from the root.
///
/// Two resolutions of the same program give equal identities to what a reader would call the same
/// view, so state and running animations are kept by it.
package final class ViewIdentity: Hashable {
  /// One step of the path.
  package enum Component: Hashable {
    /// Position among the views written side by side.
    case position(Int)
    /// Which way an `if` or `switch` went.
    case branch(Int)
    /// The id that a `ForEach` or `.id(_:)` gave.
    case id(AnyHashable)
  }

  /// The path without its last step; nil for the root.
  package let parent: ViewIdentity?
  /// The last step.
  package let component: Component
  private let hash: Int

  /// The start of every path.
  package static func makeRoot() -> ViewIdentity {
    ViewIdentity(parent: nil, component: .position(0))
  }

  private init(parent: ViewIdentity?, component: Component) {
    self.parent = parent
    self.component = component
    var hasher = Hasher()
    hasher.combine(parent?.hash ?? 0)
    hasher.combine(component)
    hash = hasher.finalize()
  }

  /// The path with one more step.
  package func appending(_ component: Component) -> ViewIdentity {
    ViewIdentity(parent: self, component: component)
  }

  /// The id given by the innermost `ForEach` or `.id(_:)` around the view, as text.
  package var explicitID: String? {
    var step: ViewIdentity? = self
    while let current = step {
      if case .id(let id) = current.component { return String(describing: id.base) }
      step = current.parent
    }
    return nil
  }

  /// The path as text, such as `0/branch 1/id 3`.
  package var path: String {
    var steps: [String] = []
    var step: ViewIdentity? = self
    while let current = step {
      switch current.component {
      case .position(let index): if index >= 0 { steps.append("\(index)") }
      case .branch(let index): steps.append("branch \(index)")
      case .id(let id): steps.append("id \(id.base)")
      }
      step = current.parent
    }
    return steps.reversed().joined(separator: "/")
  }

  /// Whether both are the same path.
  package static func == (a: ViewIdentity, b: ViewIdentity) -> Bool {
    var (left, right): (ViewIdentity?, ViewIdentity?) = (a, b)
    while let first = left, let second = right {
      if first === second { return true }
      if first.hash != second.hash || first.component != second.component { return false }
      (left, right) = (first.parent, second.parent)
    }
    return left == nil && right == nil
  }

  /// Feeds the hash that was computed when the path was made.
  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
