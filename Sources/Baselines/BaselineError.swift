/// Why baselines cannot be used or changed.
package enum BaselineError: Error, Hashable, Sendable {
  /// A name that is not safe as a file name; the reason continues "the name …".
  case unsafeName(String, reason: String)
  /// Two names that some systems take for one file.
  case ambiguousNames(String, String)
  /// A line of the index that cannot be read.
  case index(path: String, line: Int, reason: String)
  /// A further picture was to be approved for a snapshot without a baseline.
  case noBaseline(SnapshotName)
  /// A picture whose Git LFS object was not fetched.
  case lfsPointer(path: String)
  /// A change that is not allowed on a build server.
  case readOnlyUnderCI
  /// Something went wrong with a file.
  case file(sentence: String)

  /// One sentence: what happened, where, what to do next.
  package var message: String {
    switch self {
    case .unsafeName(let name, let reason):
      "The name \"\(name)\" \(reason); rename the scene or the variant."
    case .ambiguousNames(let first, let second):
      "\"\(first)\" and \"\(second)\" would be one file on some systems; rename one of them."
    case .index(let path, let line, let reason):
      "Line \(line) of \"\(path)\" \(reason); restore the file from version control, or run "
        + "\"widthwise verify-baselines --repair\"."
    case .noBaseline(let name):
      "\"\(name)\" has no baseline that a further picture could stand beside; "
        + "approve it without --also first."
    case .lfsPointer(let path):
      "\"\(path)\" is a Git LFS pointer, not a picture; run \"git lfs pull\"."
    case .readOnlyUnderCI:
      "Baselines are not changed where CI is set; change them on your own machine, or add --force."
    case .file(let sentence): sentence
    }
  }
}
