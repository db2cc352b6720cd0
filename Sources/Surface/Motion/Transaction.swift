/// What a change of state carries along.
public nonisolated struct Transaction: Sendable {
  /// How the change is animated; nil for at once.
  public var animation: Animation?
  /// Whether animations of views inside are ignored.
  public var disablesAnimations = false

  /// A change without animation.
  public init() {}
  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Changes state with an animation.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as complete; both are when it has ended.
public nonisolated enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When what is left of the way cannot be seen.
  case logicallyComplete
  /// When it is taken away.
  case removed
}

/// Changes state with an animation, and does something when that has ended.
///
/// Time is virtual: the completion runs when a wait, the next step or the instant of a picture
/// reaches the animation's end; after an animation without end it never runs.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  PendingChanges.shared.later.append(
    PendingChanges.Later(delay: animation?.duration ?? 0, action: completion))
  return try withAnimation(animation, body)
}

/// Changes state with a transaction.
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let id = PendingChanges.shared.open(transaction)
  defer { PendingChanges.shared.close(id) }
  return try body()
}

/// Changes state with a transaction of which one property is set.
@MainActor
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
