import Files

/// The staging directory of a store, and the steps from it to the places where files belong.
///
/// Used under the store's lock only. `commit` holds one line for each step, `move N PATH` or
/// `remove PATH`; every step can be done again, so finishing an interrupted one is running all.
struct BaselineTransaction {
  private let directory: String
  private var plan = ""
  private var count = 0
  /// The directory that holds what is new until it is committed.
  var staging: String { "\(directory)/.staging" }

  /// Nothing staged yet in the store of a directory.
  init(directory: String) { self.directory = directory }

  /// The file whose presence makes the staged changes valid.
  var commitPath: String { "\(staging)/commit" }

  /// Makes an empty staging directory.
  func begin() throws(BaselineError) {
    try reporting { () throws(FileError) in
      try FileSystem.removeTree(staging)
      try FileSystem.makeDirectory(staging)
    }
  }

  /// Stages the bytes of a file at a path inside the store.
  mutating func stage(_ bytes: [UInt8], as path: String) throws(BaselineError) {
    let staged = "\(staging)/\(count)"
    try reporting { () throws(FileError) in try FileSystem.write(bytes, to: staged) }
    plan += "move \(count) \(path)\n"
    count += 1
  }

  /// Stages that the file at a path inside the store goes away.
  mutating func stageRemoval(of path: String) { plan += "remove \(path)\n" }

  /// Makes what is staged valid.
  func commit() throws(BaselineError) {
    try reporting { () throws(FileError) in
      try FileSystem.write(Array(plan.utf8), to: commitPath, durably: true)
    }
  }

  /// Throws away what is staged.
  func abandon() { try? FileSystem.removeTree(staging) }

  /// Puts committed files in their places, and clears what was never committed.
  func finish() throws(BaselineError) {
    try reporting { () throws(FileError) in
      guard FileSystem.kind(of: commitPath) != nil else {
        return try FileSystem.removeTree(staging)
      }
      let plan = String(decoding: try FileSystem.read(commitPath), as: UTF8.self)
      for line in plan.split(separator: "\n") {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        if words.count == 3, words[0] == "move" {
          try place("\(staging)/\(words[1])", at: "\(directory)/\(words[2])")
        } else if words.count == 2, words[0] == "remove" {
          try FileSystem.remove("\(directory)/\(words[1])")
          removeIfEmpty(parentOf: words[1])
        }
      }
      try FileSystem.remove(commitPath)
      try FileSystem.removeTree(staging)
    }
  }

  private func place(_ staged: String, at path: String) throws(FileError) {
    guard FileSystem.kind(of: staged) != nil else { return }
    if let slash = path.lastIndex(of: "/") {
      try FileSystem.makeDirectory(String(path[..<slash]))
    }
    try FileSystem.move(staged, to: path)
  }

  private func removeIfEmpty(parentOf path: String) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let parent = "\(directory)/\(path[..<slash])"
    if (try? FileSystem.names(in: parent))?.isEmpty == true { try? FileSystem.remove(parent) }
  }
}
