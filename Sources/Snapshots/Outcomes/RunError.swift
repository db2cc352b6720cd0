/// Why a run's record cannot be used.
package enum RunError: Error, Hashable, Sendable {
  /// There is none.
  case none(directory: String)
  /// Its file is not what this program writes.
  case damaged(reason: String)
  /// Something went wrong with a file.
  case file(sentence: String)
  /// Shards that do not make up a whole.
  case shards(sentence: String)

  private static func option(_ directory: String) -> String {
    directory == ".widthwise" ? "" : " --output \(directory)"
  }

  /// One sentence: what happened, where, what to do next.
  package var message: String {
    switch self {
    case .none(let directory):
      "There is no run in \"\(directory)\"; make one with \"widthwise test\(Self.option(directory))\"."
    case .damaged(let reason):
      "The run's record cannot be read: \(reason.hasSuffix(".") ? String(reason.dropLast()) : reason); run \"widthwise test\" again."
    case .file(let sentence), .shards(let sentence): sentence
    }
  }
}
