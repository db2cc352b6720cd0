/// Why something could not be done with a file or directory.
package struct FileError: Error, Hashable, Sendable {
  /// What was tried.
  package enum Operation: String, Hashable, Sendable {
    /// Reading a file.
    case read
    /// Writing or replacing a file.
    case write
    /// Reading a directory's names.
    case list
    /// Making a directory.
    case create
    /// Removing a file or directory.
    case remove
    /// Waiting for a lock.
    case lock
  }

  /// What was tried.
  package var operation: Operation
  /// The path as it was given.
  package var path: String
  /// The system's words, such as "No such file or directory".
  package var reason: String

  /// An error from its parts.
  package init(_ operation: Operation, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  private var isWithoutFolder: Bool {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return false }
    return FileSystem.kind(of: String(path[..<slash])) == nil
  }

  /// One sentence: what happened, where, what to do next.
  package var message: String {
    let next =
      switch operation {
      case .read, .list: "check the path and its permissions"
      case .write where isWithoutFolder: "make the folder that it is to be in"
      case .write, .create: "check that the directory may be written to and has room"
      case .remove: "check the permissions of the directory that holds it"
      case .lock: "see whether another run is stuck"
      }
    return "Cannot \(operation.rawValue) \"\(path)\": \(reason); \(next)."
  }
}
