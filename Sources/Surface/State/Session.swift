package import LayoutEngine

/// What all views of a running program share: their state, and what was noticed about them.
@MainActor
public final class Session {
  /// Fonts and measured text.
  package let texts: TextResolver
  /// Sentences about faults of the program, in the order in which they were found.
  package private(set) var diagnoses: [Diagnosis] = []
  /// How many times a state was written.
  package private(set) var changes = 0
  /// Actions of `onAppear` and `onChange` that wait for the end of the resolution.
  var pendingActions: [() -> Void] = []
  /// The running animations.
  package let motion = Motion()

  private var cells: [PropertySlot: AnyObject] = [:]
  private var touched: Set<PropertySlot> = []
  private var layouts: [ObjectIdentifier: [Int]] = [:]
  private var seenViews: Set<ViewIdentity> = []
  private var appeared: Set<ViewIdentity> = []
  private var watched: [ViewIdentity: Any] = [:]

  package init(texts: TextResolver) { self.texts = texts }

  /// Connects the state and environment properties of a view or modifier.
  ///
  /// Which stored properties are of that kind is found once for each type.
  func connect<Owner>(_ owner: Owner, in inputs: ViewInputs) {
    let type = ObjectIdentifier(Owner.self)
    if let known = layouts[type], known.isEmpty { return }
    var indices: [Int] = []
    for (index, child) in Mirror(reflecting: owner).children.enumerated() {
      guard let property = child.value as? any ConnectedProperty else { continue }
      indices.append(index)
      property.connect(
        to: PropertySlot(owner: AnyHashable(inputs.identity), type: type, index: index),
        in: inputs)
    }
    if layouts[type] == nil { layouts[type] = indices }
  }

  /// The storage of a state; the one that was made with the view where there is none yet.
  func cell<Value>(for slot: PropertySlot, initial: StateCell<Value>) -> StateCell<Value> {
    touched.insert(slot)
    if let known = cells[slot] as? StateCell<Value> { return known }
    initial.changed = { [weak self] in
      MainActor.assumeIsolated { self?.changes += 1 }
    }
    cells[slot] = initial
    return initial
  }

  /// Notes a fault of the program, once.
  func report(_ kind: Diagnosis.Kind, at identity: ViewIdentity) {
    let diagnosis = Diagnosis(kind: kind, path: identity.path)
    if !diagnoses.contains(diagnosis) { diagnoses.append(diagnosis) }
  }

  /// Resolves a program and forgets the state of views that are gone.
  ///
  /// Actions of appearing and changed views run after the resolution; where they write state, the
  /// program is resolved again, at most eight times.
  package func resolve(
    _ root: some View, environment: EnvironmentValues
  ) -> LayoutNode {
    var node = resolveOnce(root, environment: environment)
    for _ in 0..<8 {
      let before = changes
      let actions = pendingActions
      pendingActions = []
      for action in actions { action() }
      if changes == before { break }
      node = resolveOnce(root, environment: environment)
    }
    return node
  }

  private func resolveOnce(_ root: some View, environment: EnvironmentValues) -> LayoutNode {
    touched = []
    seenViews = []
    pendingActions = []
    let inputs = ViewInputs(
      environment: environment, identity: .makeRoot(), session: self)
    let node = root.resolved(in: inputs).single(in: inputs)
    cells = cells.filter { touched.contains($0.key) }
    appeared.formIntersection(seenViews)
    watched = watched.filter { seenViews.contains($0.key) }
    return node
  }

  /// Whether the view appears with this resolution; remembered until it leaves.
  func appears(_ identity: ViewIdentity) -> Bool {
    seenViews.insert(identity)
    return appeared.insert(identity).inserted
  }

  /// The value that a view watched before, replaced by the present one.
  func exchange<Value>(_ value: Value, for identity: ViewIdentity) -> Value? {
    seenViews.insert(identity)
    return (watched.updateValue(value, forKey: identity)) as? Value
  }
}

/// A fault of the program that is pictured, found while it was resolved.
package struct Diagnosis: Equatable, Sendable {
  /// What is wrong.
  package enum Kind: Equatable, Sendable {
    /// Two elements of a `ForEach` have the same id.
    case duplicateID(String)
  }
  /// What is wrong.
  package let kind: Kind
  /// Where in the program.
  package let path: String

  /// What is wrong, where, and what to do.
  package var message: String {
    switch kind {
    case .duplicateID(let id):
      "two elements of the ForEach at \(path) have the id \(id): give each element an id of its own, else they share state and transitions"
    }
  }
}
