/// Which baselines a run writes.
package enum RecordMode: String, CaseIterable, Sendable {
  /// None: a missing one fails, and is made by approving.
  case none
  /// Those that are missing.
  case missing
  /// Those that are missing or differ beyond what is allowed.
  case changed
  /// Every one whose pixels are not exactly the same.
  case all
}
