import Files

/// A directory of baselines: `SCENE/VARIANT.png`, `SCENE/VARIANT.layout` and `index.txt`; where hashes
/// alone are kept, `SCENE/VARIANT.drawing` in the place of the picture.
///
/// Changes are transactions: what is new is staged in a hidden directory, a commit file makes it
/// valid, then everything takes its place. Whoever comes next finishes what was committed and
/// throws away what was not, so a process may be killed at any moment. One process changes at a
/// time; the lock is on the directory itself.
package struct BaselineStore: Sendable {
  /// The directory.
  package let directory: String

  /// A store in a directory, which need not exist yet.
  package init(directory: String) { self.directory = directory }

  /// Where the index is.
  package var indexPath: String { "\(directory)/index.txt" }

  /// Where a snapshot's picture is.
  package func picturePath(of name: SnapshotName) -> String { "\(directory)/\(name).png" }

  /// Where the picture of an alternative is, by its number, from 2.
  package func picturePath(of name: SnapshotName, number: Int) -> String {
    "\(directory)/\(name)~\(number).png"
  }

  /// Where the layout that a snapshot's picture was drawn from is.
  package func layoutPath(of name: SnapshotName) -> String { "\(directory)/\(name).layout" }

  /// Where the drawing is that gives a snapshot's picture, where only its hash is kept.
  package func drawingPath(of name: SnapshotName) -> String { "\(directory)/\(name).drawing" }

  /// The index; one of nothing where there is none yet.
  package func index() throws(BaselineError) -> BaselineIndex {
    if FileSystem.kind(of: transaction.commitPath) != nil {
      try locked { () throws(BaselineError) in try transaction.finish() }
    } else if FileSystem.kind(of: transaction.staging) != nil {
      // What was never committed is in nobody's way; where it cannot be cleared, it stays.
      try? locked { () throws(BaselineError) in try transaction.finish() }
    }
    return try readIndex()
  }

  /// What can be had of an index that may be damaged.
  package func salvagedIndex() throws(BaselineError) -> BaselineIndex {
    guard FileSystem.kind(of: indexPath) != nil else { return BaselineIndex() }
    let bytes = try reporting { () throws(FileError) in try FileSystem.read(indexPath) }
    return BaselineIndex(salvaging: String(decoding: bytes, as: UTF8.self))
  }

  /// The numbers of the pictures in the directory that stand beside a baseline, in order.
  package func storedAlternatives(of name: SnapshotName) throws(BaselineError) -> [Int] {
    let prefix = "\(name.variant)~"
    return try reporting { () throws(FileError) in
      guard FileSystem.kind(of: "\(directory)/\(name.scene)") == .directory else { return [] }
      return try FileSystem.names(in: "\(directory)/\(name.scene)")
        .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".png") }
        .compactMap { Int($0.dropFirst(prefix.count).dropLast(4)) }.sorted()
    }
  }

  /// The layout that belongs to a picture, nil where none is stored.
  package func layout(of name: SnapshotName) -> String? {
    (try? FileSystem.read(layoutPath(of: name))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The drawing that gives a picture, nil where none is stored.
  package func drawing(of name: SnapshotName) -> String? {
    (try? FileSystem.read(drawingPath(of: name))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Makes all changes or none.
  ///
  /// A picture that the index has already with the same pixels is not written again. Returns the
  /// names whose pictures or layouts changed.
  @discardableResult
  package func apply(
    _ changes: [BaselineChange], provenance: [String: String]? = nil
  ) throws(BaselineError) -> [SnapshotName] {
    try reporting { () throws(FileError) in try FileSystem.makeDirectory(directory) }
    return try locked { () throws(BaselineError) in
      try transaction.finish()
      return try commit(changes, provenance)
    }
  }

  /// Replaces the index as a whole, even where the one that is there cannot be read.
  package func replaceIndex(with index: BaselineIndex) throws(BaselineError) {
    try locked { () throws(BaselineError) in
      try transaction.finish()
      var transaction = transaction
      try transaction.begin()
      try transaction.stage(Array(index.text.utf8), as: "index.txt")
      try transaction.commit()
      try transaction.finish()
    }
  }

  /// Pictures and layouts in the directory, and names of the index, that are not among the given.
  package func orphans(
    claimed: Set<SnapshotName>
  ) throws(BaselineError) -> [SnapshotName] {
    let known = Set(try index().names).union(try storedNames())
    return known.subtracting(claimed).sorted()
  }

  /// The names of all pictures and layouts in the directory, whatever the index says.
  package func storedNames() throws(BaselineError) -> Set<SnapshotName> {
    var names: Set<SnapshotName> = []
    guard FileSystem.kind(of: directory) == .directory else { return [] }
    try reporting { () throws(FileError) in
      for scene in try FileSystem.names(in: directory) where !scene.hasPrefix(".") {
        guard FileSystem.kind(of: "\(directory)/\(scene)") == .directory else { continue }
        for file in try FileSystem.names(in: "\(directory)/\(scene)") {
          for ending in [".png", ".layout", ".drawing"] where file.hasSuffix(ending) {
            // An alternative, VARIANT~2, belongs to its variant.
            let variant = String(file.dropLast(ending.count).prefix { $0 != "~" })
            if let name = try? SnapshotName(scene: scene, variant: variant) { names.insert(name) }
          }
        }
      }
    }
    return names
  }

  private var transaction: BaselineTransaction { BaselineTransaction(directory: directory) }

  private func readIndex() throws(BaselineError) -> BaselineIndex {
    guard FileSystem.kind(of: indexPath) != nil else { return BaselineIndex() }
    let bytes = try reporting { () throws(FileError) in try FileSystem.read(indexPath) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .index(path: indexPath, line: 1, reason: "is not text")
    }
    return try BaselineIndex(parsing: text, path: indexPath)
  }

  private func commit(
    _ changes: [BaselineChange], _ provenance: [String: String]?
  ) throws(BaselineError) -> [SnapshotName] {
    let old = try readIndex()
    var new = old
    if let provenance {
      new.provenance = provenance
      // How baselines are stored stays, unless the change says otherwise.
      new.provenance["store"] = provenance["store"] ?? old.provenance["store"]
      new.sceneFiles = Set(old.sceneFiles).union(new.sceneFiles).sorted()
    }
    var changed: Set<SnapshotName> = []
    var transaction = transaction
    try transaction.begin()
    do throws(BaselineError) {
      for change in changes where try stage(change, old, &new, in: &transaction) {
        changed.insert(change.name)
      }
      try SnapshotName.checkDistinct(new.names)
      if new != old { try transaction.stage(Array(new.text.utf8), as: "index.txt") }
      if new != old || !changed.isEmpty { try transaction.commit() }
    } catch {
      transaction.abandon()
      throw error
    }
    try transaction.finish()
    return changed.sorted()
  }

  /// Stages what a change needs; false where everything is as it should be already.
  private func stage(
    _ change: BaselineChange, _ old: BaselineIndex, _ new: inout BaselineIndex,
    in transaction: inout BaselineTransaction
  ) throws(BaselineError) -> Bool {
    let name = change.name
    switch change {
    case .remove:
      new.entries[name] = nil
      dropAlternatives(of: name, old, &new, in: &transaction)
      transaction.stageRemoval(of: "\(name).png")
      transaction.stageRemoval(of: "\(name).layout")
      transaction.stageRemoval(of: "\(name).drawing")
      return true
    case .add(_, let alternative, let picture):
      let others = old.alternatives[name] ?? []
      let known = (old.entries[name].map { [$0] } ?? []) + others.map(\.entry)
      if known.contains(where: { $0.hasSamePixels(as: alternative.entry) }) { return false }
      guard new.entries[name] != nil else { throw .noBaseline(name) }
      new.alternatives[name] = others + [alternative]
      if let picture {
        let number = Alternative.number(at: others.count)
        try transaction.stage(try picture(), as: "\(name)~\(number).png")
      }
      return true
    case .removeAlternatives:
      dropAlternatives(of: name, old, &new, in: &transaction)
      return old.alternatives[name] != nil
    case .set(_, let entry, let picture, let layout, let drawing):
      new.entries[name] = entry
      var isChanged = old.entries[name]?.hasSamePixels(as: entry) != true
      let hasPicture = FileSystem.kind(of: picturePath(of: name)) == .file
      if let picture, isChanged || !hasPicture {
        try transaction.stage(try picture(), as: "\(name).png")
        isChanged = true
      } else if picture == nil, hasPicture {
        transaction.stageRemoval(of: "\(name).png")
        isChanged = true
      }
      if let layout, layout != self.layout(of: name) {
        try transaction.stage(Array(layout.utf8), as: "\(name).layout")
        isChanged = true
      }
      let oldDrawing = self.drawing(of: name)
      if let drawing, drawing != oldDrawing {
        try transaction.stage(Array(drawing.utf8), as: "\(name).drawing")
        isChanged = true
      } else if drawing == nil, oldDrawing != nil, isChanged {
        transaction.stageRemoval(of: "\(name).drawing")
      }
      return isChanged
    }
  }

  private func dropAlternatives(
    of name: SnapshotName, _ old: BaselineIndex, _ new: inout BaselineIndex,
    in transaction: inout BaselineTransaction
  ) {
    new.alternatives[name] = nil
    for place in (old.alternatives[name] ?? []).indices {
      transaction.stageRemoval(of: "\(name)~\(Alternative.number(at: place)).png")
    }
  }

  private func locked<Result>(
    _ body: () throws(BaselineError) -> Result
  ) throws(BaselineError) -> Result {
    let lock: FileLock
    do { lock = try FileLock(on: directory) } catch { throw .file(sentence: error.message) }
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }
}

/// One change to a store.
package enum BaselineChange: Sendable {
  /// Makes a picture the baseline; its bytes are asked for only where they are needed, and without
  /// them the index alone is the baseline, with the drawing that gives the picture again.
  case set(
    SnapshotName, BaselineIndex.Entry, picture: (@Sendable () throws(BaselineError) -> [UInt8])?,
    layout: String?, drawing: String? = nil)
  /// Approves one more picture for a snapshot that has a baseline.
  case add(
    SnapshotName, Alternative, picture: (@Sendable () throws(BaselineError) -> [UInt8])?)
  /// Leaves the baseline as the only approved picture.
  case removeAlternatives(SnapshotName)
  /// Removes a baseline and what was approved beside it.
  case remove(SnapshotName)

  /// The snapshot that it is about.
  package var name: SnapshotName {
    switch self {
    case .set(let name, _, _, _, _), .add(let name, _, _), .removeAlternatives(let name),
      .remove(let name):
      name
    }
  }
}

/// Runs something that can fail with a file, in terms of baselines.
func reporting<Result>(
  _ body: () throws(FileError) -> Result
) throws(BaselineError) -> Result {
  do { return try body() } catch { throw .file(sentence: error.message) }
}
