import Drawing
import LayoutEngine

/// A shape, effect or view of a node with numbers that an animation may change, and what the node
/// does with other numbers.
struct AnimatableState {
  private let subject: Any
  /// The subject with the newest numbers and what is left of the ways to them, oldest first.
  private let blended: ([(older: Any, rest: Double)]) -> Any
  private let equals: (Any) -> Bool
  private var drawn: ((Any, DrawContext) -> [DisplayItem]?)?
  private var effect: ((Any) -> Effect?)?
  private var content: (@MainActor (Any) -> LayoutNode?)?

  private init<Subject: Animatable>(_ subject: Subject) {
    self.subject = subject
    equals = { ($0 as? Subject)?.animatableData == subject.animatableData }
    blended = { ways in
      var newer = subject.animatableData
      var sum = newer
      for (older, rest) in ways.reversed() {
        guard let older = (older as? Subject)?.animatableData else { break }
        var way = older - newer
        way.scale(by: rest)
        sum += way
        newer = older
      }
      var result = subject
      result.animatableData = sum
      return result
    }
  }

  /// A shape, and how its node draws another.
  init<Content: Shape>(
    _ shape: Content, draw: @escaping (Content, DrawContext) -> [DisplayItem]
  ) {
    self.init(shape)
    drawn = { other, context in (other as? Content).map { draw($0, context) } }
  }

  /// A modifier that is an effect.
  init<Modifier: Animatable>(_ modifier: Modifier, effect: @escaping (Modifier) -> Effect) {
    self.init(modifier)
    self.effect = { ($0 as? Modifier).map(effect) }
  }

  /// A view or modifier, and the node of its content with other numbers.
  init<Subject: Animatable>(
    _ subject: Subject, content: @escaping @MainActor (Subject) -> LayoutNode
  ) {
    self.init(subject)
    self.content = { other in (other as? Subject).map { content($0) } }
  }

  /// Whether another state has other numbers.
  func differs(from other: AnimatableState) -> Bool { !equals(other.subject) }

  /// What each of several states of one view draws with the shape between all of them; nil where they
  /// are no shapes of one kind.
  static func items(
    of nodes: [LayoutNode], rests: [Double], in context: DrawContext
  ) -> [[DisplayItem]]? {
    let states = nodes.compactMap { $0.animatableState as? AnimatableState }
    guard states.count == nodes.count, let shape = subject(between: states, rests: rests) else {
      return nil
    }
    let items = states.compactMap { $0.drawn?(shape, context) }
    return items.count == nodes.count ? items : nil
  }

  /// The effect between those of several states of one view; nil where they are none of one kind.
  static func effect(of nodes: [LayoutNode], rests: [Double]) -> Effect? {
    let states = nodes.compactMap { $0.animatableState as? AnimatableState }
    guard states.count == nodes.count, let effect = states.last?.effect,
      let subject = subject(between: states, rests: rests)
    else { return nil }
    return effect(subject)
  }

  /// The content between that of several states of one view; nil where it does not follow from
  /// numbers.
  @MainActor
  static func content(of nodes: [LayoutNode], rests: [Double]) -> LayoutNode? {
    let states = nodes.compactMap { $0.animatableState as? AnimatableState }
    guard states.count == nodes.count, let content = states.last?.content,
      let subject = subject(between: states, rests: rests)
    else { return nil }
    return content(subject)
  }

  private static func subject(between states: [AnimatableState], rests: [Double]) -> Any? {
    states.last?.blended(zip(states.dropLast().map(\.subject), rests).map { ($0, $1) })
  }
}

extension LayoutNode {
  /// Whether both have numbers that an animation may change, and those differ.
  func hasOtherNumbers(than other: LayoutNode) -> Bool {
    guard let mine = animatableState as? AnimatableState,
      let others = other.animatableState as? AnimatableState
    else { return false }
    return mine.differs(from: others)
  }
}

extension ViewOutputs {
  /// The nodes as the content of a view with numbers that an animation may change.
  @MainActor
  func animatable<Subject: Animatable>(
    _ subject: Subject, in inputs: ViewInputs,
    content: @escaping @MainActor (Subject) -> ViewOutputs
  ) -> ViewOutputs {
    guard Subject.AnimatableData.self != EmptyAnimatableData.self else { return self }
    let node = LayoutNode(
      "Animatable", rule: PassThroughRule(), children: [single(in: inputs)], wraps: true)
    node.animatableState = AnimatableState(subject) { content($0).single(in: inputs) }
    return ViewOutputs(node)
  }
}

extension View where Self: Animatable {
  /// Connects the view's state and environment, then resolves its body; while an animation runs that
  /// is done with the numbers of the instant.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    func content(_ view: Self) -> ViewOutputs {
      inputs.session.connect(view, in: inputs)
      var inner = inputs
      inner.owner = Self.self
      return view.body.resolved(in: inner)
    }
    return content(self).animatable(self, in: inputs, content: content)
  }
}

extension ViewModifier where Self: Animatable {
  /// Connects the modifier's state and environment, then resolves its body; while an animation runs
  /// that is done with the numbers of the instant.
  @MainActor
  public func resolved<Modified: View>(_ content: Modified, in inputs: ViewInputs) -> ViewOutputs {
    let hidden = ModifierContent(content)
    func resolve(_ modifier: Self) -> ViewOutputs {
      inputs.session.connect(modifier, in: inputs)
      return modifier.body(content: hidden).resolved(in: inputs.at(.position(-1)))
    }
    return resolve(self).animatable(self, in: inputs, content: resolve)
  }
}

/// A modifier with numbers that an animation may change.
public typealias AnimatableModifier = Animatable & ViewModifier
