package import Drawing

/// One resolved view: answers proposals with sizes and places its children by its ``LayoutRule``.
///
/// Nodes are resolved once for a state and an environment, then laid out at as many window sizes
/// as wanted; sizes are remembered per proposal. A node knows neither pixels nor fonts: what it
/// draws is a closure that the surface attached.
package final class LayoutNode {
  /// Kind of view as its author calls it, such as `HStack`.
  package let name: String
  /// The rule for its size and the places of its children.
  package let rule: any LayoutRule
  /// The views inside; a rule may fill them in when it learns its size.
  package var children: [LayoutNode]
  /// Which view of the program this is, across states; nil for parts that the library adds.
  package var identity: ViewIdentity?
  /// What a parent may ask about the view besides its size.
  package var traits = Traits()
  /// Whether x runs from the right inside of the view.
  package var isRightToLeft = false
  /// What the view shows as text, for the layout's text form.
  package var text: String?
  /// Code points of the text that no font has.
  package var missing: [Unicode.Scalar] = []
  /// Draws the view itself.
  package var draw: ((DrawContext) -> [DisplayItem])?
  /// Numbers of the view that an animation may change; the surface knows the type.
  package var animatableState: Any?
  /// What the view does to everything drawn inside of it.
  package var effect: Effect?
  /// A value that the view hands to the views around it; the surface knows the type.
  package var preference: Any?
  /// Where the last layout put the view, in window coordinates.
  package internal(set) var placedFrame: LengthRect?
  /// The children that the last layout showed, in drawing order; nil before the first layout.
  package internal(set) var placedChildren: [Int]?
  /// The alignment guides that the view or one inside of it may set itself.
  package let guideKinds: GuideKinds
  /// How far what the view draws itself may stand out of its frame, in points; nil for anywhere.
  package var overhang: Double?

  /// Number of a collection's views inside, those within others not counted.
  package private(set) lazy var itemsInside: Int = children.reduce(0) {
    $0 + ($1.isItem ? 1 : $1.itemsInside)
  }

  private var sizes: [Remembered<LengthSize>] = []
  private var guides: [AlignmentKey: [Remembered<Length?>]] = [:]

  /// A node of the given kind.
  ///
  /// One that `wraps` stands for its only child in its container's eyes: it takes over the child's
  /// traits and identity.
  package init(
    _ name: String, rule: any LayoutRule, children: [LayoutNode] = [], wraps: Bool = false
  ) {
    self.name = name
    self.rule = rule
    self.children = children
    guideKinds = children.reduce(rule.ownGuides) { $0.union($1.guideKinds) }
    guard wraps, let child = children.first else { return }
    traits = child.traits
    traits.identifier = nil
    traits.transaction = nil
    traits.matchedGeometry = nil
    if rule.movesChild { traits.explicitID = nil } else { child.traits.explicitID = nil }
    identity = child.identity
    isRightToLeft = child.isRightToLeft
  }

  /// The size that the view takes when it is offered `proposal`.
  package func size(_ proposal: ProposedSize) -> LengthSize {
    let pass = proposal.isConstant ? 0 : FlipLog.current?.pass ?? 0
    if let known = sizes.value(for: proposal, in: pass) { return known }
    let size = rule.size(of: self, offered: proposal).sound(for: proposal)
    sizes.remember(size, for: proposal, in: pass)
    return size
  }

  /// The place of a guide that the view or one inside of it sets itself; nil where none does.
  package func explicitGuide(
    _ key: AlignmentKey, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length? {
    guard guideKinds.contains(key.kind) else { return nil }
    let pass = proposal.isConstant ? 0 : FlipLog.current?.pass ?? 0
    if let known = guides[key]?.value(for: proposal, in: pass) { return known }
    let guide = rule.explicitGuide(key, of: self, in: size, offered: proposal)
    guides[key, default: []].remember(guide, for: proposal, in: pass)
    return guide
  }

  /// The place of an alignment guide, from the view's own origin.
  package func guide(
    _ key: AlignmentKey, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length {
    explicitGuide(key, in: size, offered: proposal) ?? key.defaultValue(size)
  }

  /// Whether the view is one of a collection's: made by a `ForEach` or named `item-…`.
  package var isItem: Bool {
    traits.explicitID != nil || (traits.identifier?.hasPrefix("item-") ?? false)
  }

  /// The view whose place a reader means: what `.position` and `.offset` put elsewhere, else the view itself.
  package var movedView: LayoutNode {
    var node = self
    while node.rule.movesChild, let child = node.children.first { node = child }
    return node
  }

  /// How far a stack gives way for the view before others: higher first.
  package var priority: Double { traits.priority ?? rule.defaultPriority }

  /// The gaps that the view prefers to its neighbours.
  package var spacing: SpacingPreference { rule.spacing(of: self) }
}

/// An answer to one proposal.
///
/// Answers to constant proposals hold for as long as the node lives; one to a proposal that depends
/// on the swept extent holds for the traced layout that asked, whose log has its comparisons.
private struct Remembered<Value> {
  let proposal: ProposedSize
  let pass: Int
  let value: Value
}

extension Array {
  fileprivate func value<Value>(
    for proposal: ProposedSize, in pass: Int
  ) -> Value? where Element == Remembered<Value> {
    for entry in self where entry.pass == pass && entry.proposal == proposal { return entry.value }
    return nil
  }

  /// Keeps the latest dozen answers; nested stacks ask for about four sizes of each view.
  fileprivate mutating func remember<Value>(
    _ value: Value, for proposal: ProposedSize, in pass: Int
  ) where Element == Remembered<Value> {
    if count == 12 { removeFirst() }
    append(Remembered(proposal: proposal, pass: pass, value: value))
  }
}
