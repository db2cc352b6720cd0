import LayoutEngine

/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the changed view is made of.
  associatedtype Body: View

  /// The view in which a modifier finds what it is applied to.
  typealias Content = ModifierContent

  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Resolves the changed view; programs leave this to its default.
  @MainActor @preconcurrency
  func resolved<Modified: View>(_ content: Modified, in inputs: ViewInputs) -> ViewOutputs
}

extension ViewModifier {
  /// Connects the modifier's state and environment, then resolves its body.
  @MainActor
  public func resolved<Modified: View>(_ content: Modified, in inputs: ViewInputs) -> ViewOutputs {
    inputs.session.connect(self, in: inputs)
    return body(content: ModifierContent(content)).resolved(in: inputs.at(.position(-1)))
  }
}

extension ViewModifier where Body == Never {
  /// Modifiers of the library are resolved directly.
  public nonisolated func body(content: Content) -> Never {
    preconditionFailure("a modifier of the library is resolved without a body")
  }
}

/// What a modifier is applied to.
public nonisolated struct ModifierContent: View {
  private let hidden: AnyView
  init<Content: View>(_ content: Content) { hidden = AnyView(content) }

  /// The nodes of the view that is modified.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs { hidden.resolved(in: inputs) }
}

/// A view with a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The nodes of the changed view.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    modifier.resolved(content, in: inputs)
  }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that puts each node of its content into a node with a rule of its own.
nonisolated struct RuleModifier: ViewModifier {
  typealias Body = Never
  let name: String
  let rule: any LayoutRule

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    content.resolved(in: inputs).map {
      LayoutNode(name, rule: rule, children: [$0], wraps: true)
    }
  }
}

/// A modifier that changes what each node of its content tells its container.
nonisolated struct TraitModifier: ViewModifier {
  typealias Body = Never
  let change: (inout Traits) -> Void

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let outputs = content.resolved(in: inputs)
    for node in outputs.nodes { change(&node.traits) }
    return outputs
  }
}

/// A modifier that changes how each node of its content is drawn.
nonisolated struct EffectModifier: ViewModifier {
  typealias Body = Never
  let name: String
  let effect: @MainActor (ViewInputs) -> Effect

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let effect = effect(inputs)
    return content.resolved(in: inputs).map { child in
      let node = LayoutNode(name, rule: PassThroughRule(), children: [child], wraps: true)
      node.effect = effect
      return node
    }
  }
}

extension View {
  nonisolated func rule(_ name: String, _ rule: any LayoutRule) -> ModifiedContent<
    Self, RuleModifier
  > {
    modifier(RuleModifier(name: name, rule: rule))
  }

  nonisolated func trait(
    _ change: @escaping (inout Traits) -> Void
  ) -> ModifiedContent<Self, TraitModifier> {
    modifier(TraitModifier(change: change))
  }
}
