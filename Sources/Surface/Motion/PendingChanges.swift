/// The changes of state that wait to be resolved, in groups that share a transaction.
///
/// State that is written outside of `withAnimation` jumps although the same action animates other
/// state: groups are resolved one after the other, each with the values up to it.
@MainActor
struct PendingChanges {
  /// Changes of one transaction.
  struct Group {
    let id: Int
    let transaction: Transaction
    var writes = 0
  }

  /// Those of the running action; actions run on the main actor, one after the other.
  static var shared = PendingChanges()

  private(set) var groups: [Group] = []
  /// Something that is done later, as when an animation has ended.
  struct Later {
    /// How much later, in seconds.
    let delay: Double
    /// Whether it leads to the next of its kind for ever, so that nobody waits for the end.
    var isEndless = false
    let action: () -> Void
  }

  /// What the running action asks to be done later.
  var later: [Later] = []
  private var openGroups: [Group] = []
  private var lastID = 0

  /// Begins a transaction.
  mutating func open(_ transaction: Transaction) -> Int {
    lastID += 1
    openGroups.append(Group(id: lastID, transaction: transaction))
    return lastID
  }

  /// Ends a transaction; one in which no state was written may have changed an object.
  mutating func close(_ id: Int) {
    guard let closed = openGroups.popLast(), closed.id == id else { return }
    if !groups.contains(where: { $0.id == id }) { groups.append(closed) }
  }

  /// Notes that a state is written; gives the number of its group, from 1.
  mutating func noteWrite() -> Int {
    let group = openGroups.last ?? Group(id: 0, transaction: Transaction())
    if groups.last?.id != group.id { groups.append(group) }
    groups[groups.count - 1].writes += 1
    return groups.count
  }

  /// Takes the transactions out, in order, at least one.
  ///
  /// Objects keep no history: where one may have changed, all changes go together.
  mutating func take() -> [Transaction] {
    defer { groups = [] }
    guard let last = groups.last else { return [Transaction()] }
    guard groups.contains(where: { $0.writes == 0 }) else { return groups.map(\.transaction) }
    return [groups.last { $0.transaction.animation != nil }?.transaction ?? last.transaction]
  }
}
