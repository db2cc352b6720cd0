package import LayoutEngine

/// What a view is resolved with: its place in the program, its environment and the running session.
public struct ViewInputs {
  /// Values handed down by the views around.
  package var environment: EnvironmentValues
  /// Which view of the program is being resolved.
  package var identity: ViewIdentity
  /// State, text and fonts shared by all views of the program.
  package let session: Session
  /// The innermost view of the program around, whose body is being resolved.
  package var owner: Any.Type?

  package init(environment: EnvironmentValues, identity: ViewIdentity, session: Session) {
    self.environment = environment
    self.identity = identity
    self.session = session
  }

  /// The inputs of a view further down the path.
  package func at(_ component: ViewIdentity.Component) -> ViewInputs {
    var inputs = self
    inputs.identity = identity.appending(component)
    return inputs
  }

  /// The inputs of a view in a container that lays out along an axis; nil for containers that do not.
  package func inside(_ axis: LayoutEngine.Axis?) -> ViewInputs {
    var inputs = self
    inputs.environment.stackAxis = axis
    return inputs
  }

  /// A node for the view that is being resolved.
  package func node(
    _ name: String, rule: any LayoutRule, children: [LayoutNode] = []
  ) -> LayoutNode {
    let node = LayoutNode(name, rule: rule, children: children)
    node.identity = identity
    node.isRightToLeft = environment.layoutDirection == .rightToLeft
    return node
  }
}

/// What a view resolves to: none, one or several nodes that its container lays out.
public struct ViewOutputs {
  /// The nodes, in source order.
  package var nodes: [LayoutNode]

  package init(_ nodes: [LayoutNode]) { self.nodes = nodes }
  package init(_ node: LayoutNode) { nodes = [node] }

  /// Each node changed; of a grid's row each cell, as modifiers of a row are meant for its cells.
  func map(_ change: (LayoutNode) -> LayoutNode) -> ViewOutputs {
    ViewOutputs(
      nodes.map { node in
        guard node.rule is GridRowRule else { return change(node) }
        node.children = node.children.map(change)
        return node
      })
  }

  /// The nodes as one: alone as it is, several or none as layers.
  package func single(in inputs: ViewInputs, alignment: AlignmentPair = .center) -> LayoutNode {
    if nodes.count == 1 { return nodes[0] }
    let group = inputs.node("ZStack", rule: LayeredRule(alignment: alignment), children: nodes)
    group.traits.isImplicitGroup = true
    return group
  }
}
