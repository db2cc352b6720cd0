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
  /// Whether some view wants to know what a layout found.
  var hasObservers = false
  /// Pictures of the program.
  package let images: ImageLibrary
  /// What the program showed, with the animations that lead from one to the next.
  package let motion = Motion()
  /// Whether some content is made from its size, when a window is laid out.
  package var defersContent = false

  /// What is done at later times, in the order in which it was asked for.
  private var events: [(time: Double, later: PendingChanges.Later)] = []

  private let versions = StateVersions()
  private var cells: [PropertySlot: AnyObject] = [:]
  private var touched: Set<PropertySlot> = []
  /// What views that were made during layout used, since the last resolution began.
  private var usedInLayout = Usage()
  private var isResolving = false

  private struct Usage {
    var slots: Set<PropertySlot> = []
    var views: Set<ViewIdentity> = []
  }
  private var layouts: [ObjectIdentifier: [Int]] = [:]
  private var seenViews: Set<ViewIdentity> = []
  private var appeared: Set<ViewIdentity> = []
  private var watched: [ViewIdentity: WatchedValue] = [:]
  private var scopes: [ViewIdentity: MotionScope.Change] = [:]
  private var acted: Set<ViewIdentity> = []
  private var collections: [ViewIdentity: (version: Int, record: ForEachRecord)] = [:]

  /// A session with the given fonts and pictures.
  package init(texts: TextResolver, images: ImageLibrary = ImageLibrary()) {
    self.texts = texts
    self.images = images
  }

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
    if isResolving { touched.insert(slot) } else { usedInLayout.slots.insert(slot) }
    if let known = cells[slot] as? StateCell<Value> { return known }
    initial.versions = versions
    initial.willChange = { [weak self] in
      MainActor.assumeIsolated { self?.noteWrite() ?? Int.min }
    }
    cells[slot] = initial
    return initial
  }

  /// Notes that a state is written; gives the resolution that shows it first.
  private func noteWrite() -> Int {
    changes += 1
    return versions.latest + PendingChanges.shared.noteWrite()
  }

  /// Notes a fault of the program, once.
  func report(_ kind: Diagnosis.Kind, at identity: ViewIdentity) {
    let diagnosis = Diagnosis(kind: kind, path: identity.path)
    if !diagnoses.contains(diagnosis) { diagnoses.append(diagnosis) }
  }

  /// Notes a fault of the view that is being resolved, with the program's view that it belongs to.
  func report(_ kind: Diagnosis.Kind, in inputs: ViewInputs) {
    var diagnosis = Diagnosis(kind: kind, path: inputs.identity.path)
    diagnosis.owner = inputs.owner.map { String(describing: $0) }
    if !diagnoses.contains(diagnosis) { diagnoses.append(diagnosis) }
  }

  /// Compares the ids of a collection with those that it had in the resolution before.
  func check<Data, ID, Content>(
    _ collection: ForEach<Data, ID, Content>, _ ids: [ID], in inputs: ViewInputs
  ) {
    guard versions.current == versions.latest else { return }
    if collection.makesNewIDs { return report(.changingIDs, in: inputs) }
    keep(inputs.identity)
    let record = collection.record(ids)
    if let before = collections[inputs.identity], before.version < versions.current,
      let fault = before.record.fault(before: record)
    {
      report(fault, in: inputs)
    }
    collections[inputs.identity] = (versions.current, record)
  }

  /// Resolves a program and forgets the state of views that are gone.
  ///
  /// Actions of appearing and changed views run after the resolution, then the program is resolved
  /// again, at most eight times.
  package func resolve(
    _ root: some View, environment: EnvironmentValues
  ) -> LayoutNode {
    withDeepStack { resolveUntilQuiet(root, environment: environment) }
  }

  private func resolveUntilQuiet(
    _ root: some View, environment: EnvironmentValues
  ) -> LayoutNode {
    var node = resolveChanges(root, environment: environment)
    for _ in 0..<8 {
      let before = changes
      let actions = pendingActions
      pendingActions = []
      // Models are observed by nobody, so any action may have changed what views show.
      if actions.isEmpty && changes == before { break }
      for action in actions { action() }
      node = resolveChanges(root, environment: environment)
    }
    let needed = motion.oldestVersion
    for case let cell as any HistoryKeeping in cells.values { cell.forget(before: needed) }
    return node
  }

  /// When the next thing is done that waits, as for the end of an animation, in seconds since the start.
  package var nextEvent: Double? { events.map(\.time).min() }

  /// The same without what goes on for ever.
  package var nextEndingEvent: Double? {
    events.filter { !$0.later.isEndless }.map(\.time).min()
  }

  /// Does what was to be done up to now.
  package func runEvents() {
    let due = events.filter { $0.time <= motion.clock }
    events.removeAll { $0.time <= motion.clock }
    for event in due { event.later.action() }
  }

  /// Resolves the program for each of the transactions that wait.
  private func resolveChanges(
    _ root: some View, environment: EnvironmentValues
  ) -> LayoutNode {
    let transactions = PendingChanges.shared.take()
    for later in PendingChanges.shared.later where later.delay.isFinite {
      events.append((motion.clock + later.delay, later))
    }
    PendingChanges.shared.later = []
    let base = versions.latest
    versions.latest += transactions.count
    defer { versions.pinned = nil }
    var node: LayoutNode?
    for (index, transaction) in transactions.enumerated() {
      versions.pinned = base + index + 1
      let resolved = resolveOnce(root, environment: environment)
      motion.record(
        resolved, version: versions.current, transaction: transaction, scopes: scopes,
        reading: versions)
      node = resolved
    }
    return node ?? resolveOnce(root, environment: environment)
  }

  private func resolveOnce(_ root: some View, environment: EnvironmentValues) -> LayoutNode {
    // Views that layout makes are not seen by the resolution: their state lives until the layout after.
    let lazy = usedInLayout
    usedInLayout = Usage()
    isResolving = true
    defer { isResolving = false }
    touched = lazy.slots
    seenViews = lazy.views
    pendingActions = []
    hasObservers = false
    scopes = [:]
    acted = []
    defersContent = false
    let inputs = ViewInputs(
      environment: environment, identity: .makeRoot(), session: self)
    let node = root.resolved(in: inputs).single(in: inputs)
    cells = cells.filter { touched.contains($0.key) }
    appeared.formIntersection(seenViews)
    watched = watched.filter { seenViews.contains($0.key) }
    collections = collections.filter { seenViews.contains($0.key) }
    return node
  }

  /// Whether the view appears with this resolution; remembered until it leaves.
  func appears(_ identity: ViewIdentity) -> Bool {
    guard versions.current == versions.latest else { return false }
    keep(identity)
    return appeared.insert(identity).inserted
  }

  /// Keeps what a view watches although nothing was asked of it in this resolution.
  func keep(_ identity: ViewIdentity) {
    if isResolving { seenViews.insert(identity) } else { usedInLayout.views.insert(identity) }
  }

  /// The value that a view watched in the resolution before, which the present one follows.
  func exchange<Value>(_ value: Value, for identity: ViewIdentity) -> Value? {
    keep(identity)
    return watched[identity, default: WatchedValue()].exchange(value, in: versions.current)
  }

  /// Whether a view may act on a change now: once for each resolution, however often it is laid out.
  func actsOnce(_ identity: ViewIdentity) -> Bool {
    versions.current == versions.latest && acted.insert(identity).inserted
  }

  /// Notes what a scope does to transactions with this resolution.
  func noteScope(_ change: @escaping MotionScope.Change, at place: ViewIdentity) {
    scopes[place] = change
    if !isResolving { motion.addScope(change, at: place, in: versions.current) }
  }
}

/// The values that a view watched in former resolutions.
private struct WatchedValue {
  private var history: [(version: Int, value: Any)] = []

  /// The value before a resolution, whose own value is kept; asking again gives the same answer.
  mutating func exchange<Value>(_ value: Value, in version: Int) -> Value? {
    let before = history.last { $0.version < version }
    if let index = history.firstIndex(where: { $0.version == version }) {
      history[index].value = value
    } else if history.last.map({ $0.version < version }) ?? true {
      history.append((version, value))
      if history.count > 8 { history.removeFirst() }
    }
    return before?.value as? Value
  }
}

/// A fault of the program that is pictured, found while it was resolved.
package struct Diagnosis: Equatable, Sendable {
  /// What is wrong.
  package enum Kind: Equatable, Sendable {
    /// Two elements of a `ForEach` have the same id.
    case duplicateID(String)
    /// The elements of a `ForEach` are the same and their ids are not.
    case changingIDs
    /// The ids of a `ForEach` are positions, and the number of elements changed.
    case positionAsID(before: Int, after: Int)
    /// A symbol of the platform, which cannot be had.
    case missingSymbol(String)
    /// A picture that was found nowhere.
    case missingImage(String, searched: [String])
    /// A picture that cannot be read.
    case unreadableImage(String, reason: String)
    /// Something is presented over the window that pictures do not show.
    case notPictured(String)
    /// An asynchronous action waits for something.
    case unfinishedTask
  }
  /// What is wrong.
  package let kind: Kind
  /// Where in the program.
  package let path: String
  /// The program's view in whose body it is, where that is known.
  package var owner: String?

  /// Whether the program has a fault; the rest is what pictures cannot show of it.
  package var isFault: Bool {
    switch kind {
    case .duplicateID, .changingIDs, .positionAsID, .missingImage, .unreadableImage: true
    case .missingSymbol, .notPictured, .unfinishedTask: false
    }
  }

  /// Folders as words; the working folder has a name, since its path is a full stop.
  private static func list(_ folders: [String]) -> String {
    let names = folders.map { $0 == "." ? "the folder that the program runs in" : $0 }
    guard let last = names.last, names.count > 1 else { return names.first ?? "a folder" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  private var place: String { owner.map { "of \($0) (\(path))" } ?? "at \(path)" }

  /// What is wrong, where, and what to do.
  package var message: String {
    switch kind {
    case .duplicateID(let id):
      "two elements of the ForEach \(place) have the id \(id): give each element an id of its own, else they share state and transitions"
    case .changingIDs:
      "the elements of the ForEach \(place) get new ids each time: store the id with the element, else every row loses its state and comes and goes instead of moving"
    case .positionAsID(let before, let after):
      "the ForEach \(place) takes positions for ids, and went from \(before) to \(after) elements: give each element a stored id, else the wrong row comes or goes"
    case .missingSymbol(let name):
      "the symbol \"\(name)\" at \(path) is the platform's own and drawn as an empty box: put \(name).png into a folder Symbols beside the program"
    case .missingImage(let name, let searched):
      "there is no picture \"\(name)\" for the Image at \(path): put \(name).png into \(Self.list(searched))"
    case .unreadableImage(let file, let reason):
      "the picture \(file) for the Image at \(path) cannot be read: \(reason)"
    case .notPictured(let kind):
      "the \(kind) at \(path) is presented and not pictured: picture its content as a scene of its own"
    case .unfinishedTask:
      "the task at \(path) waits for something that takes time: pictures show the state before that"
    }
  }
}
