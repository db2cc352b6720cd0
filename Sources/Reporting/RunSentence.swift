package import Snapshots

/// The whole run in one sentence.
package enum RunSentence {
  /// Such as "196 snapshots: 190 match, 4 differ, 2 have no baseline".
  package static func text(_ summary: RunSummary) -> String {
    let parts: [(SnapshotOutcome.Status, one: String, many: String)] = [
      (.matched, "matches", "match"), (.recorded, "recorded", "recorded"),
      (.differs, "differs", "differ"), (.sizeChanged, "has another size", "have another size"),
      (.missing, "has no baseline", "have no baseline"),
      (.failed, "breaks a rule", "break a rule"),
      (.error, "could not be compared", "could not be compared"),
    ]
    let words = parts.compactMap { status, one, many in
      let count = summary.count(status)
      return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    let total = summary.total == 1 ? "1 snapshot" : "\(summary.total) snapshots"
    return words.isEmpty ? "Nothing was compared" : "\(total): \(words.joined(separator: ", "))"
  }
}
