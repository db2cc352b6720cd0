/// The animations of a session.
@MainActor
package final class Motion {
  /// The transaction of the change that is being made, taken when the program is resolved next.
  static var pendingTransaction: Transaction?

  package init() {}
}
