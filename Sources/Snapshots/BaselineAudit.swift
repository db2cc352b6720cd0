package import Baselines
import Files
import PNGCoding

/// Checks every stored picture against the index.
package struct BaselineAudit: Sendable {
  /// Something that is wrong with one baseline.
  package struct Finding: Hashable, Sendable {
    /// The baseline.
    package let name: SnapshotName
    /// What is wrong, as the end of a sentence that begins with its name.
    package let problem: String
    /// Whether an index written anew from the pictures no longer has it.
    package let isMendable: Bool

    /// What to do next, as a sentence.
    package var advice: String {
      isMendable
        ? "Look at the picture; if it is right, run \"widthwise verify-baselines --repair\", "
          + "otherwise restore it from version control."
        : "Restore the file from version control, or run \"widthwise test --record missing\" "
          + "once it is taken away."
    }
  }

  /// What is wrong, in order of the names.
  package private(set) var findings: [Finding] = []
  /// Pictures that were looked at.
  package private(set) var count = 0
  /// What the files hold, whatever the index says.
  package private(set) var entries: [SnapshotName: BaselineIndex.Entry] = [:]

  /// Decodes every picture of a store and compares it with its line of the index.
  package init(
    of store: BaselineStore, index: BaselineIndex,
    isWanted: (SnapshotName) -> Bool = { _ in true }
  ) throws(BaselineError) {
    let names = Set(index.names).union(try store.storedNames()).filter(isWanted).sorted()
    for name in names {
      count += 1
      try checkAlternatives(of: name, store, index)
      if index.storesHashes, let known = index.entries[name],
        FileSystem.kind(of: store.picturePath(of: name)) == nil
      {
        entries[name] = known
        continue
      }
      guard let entry = read(name, at: store.picturePath(of: name)) else { continue }
      entries[name] = entry
      guard let known = index.entries[name] else {
        findings.append(Finding(name: name, problem: "is not in the index", isMendable: true))
        continue
      }
      if known.digest != entry.digest {
        findings.append(
          Finding(name: name, problem: "has other pixels than the index says", isMendable: true))
      } else if known != entry, known.hash != nil || !known.hasSamePixels(as: entry) {
        findings.append(
          Finding(
            name: name, problem: "has another line in the index than it should", isMendable: true))
      }
    }
  }

  /// What was approved beside a baseline, against its lines.
  private mutating func checkAlternatives(
    of name: SnapshotName, _ store: BaselineStore, _ index: BaselineIndex
  ) throws(BaselineError) {
    for (place, other) in (index.alternatives[name] ?? []).enumerated() {
      count += 1
      let number = Alternative.number(at: place)
      let path = store.picturePath(of: name, number: number)
      if index.storesHashes, FileSystem.kind(of: path) == nil { continue }
      guard let entry = read(name, at: path) else { continue }
      if !entry.hasSamePixels(as: other.entry) {
        findings.append(
          Finding(
            name: name, problem: "has other pixels at ~\(number) than the index says",
            isMendable: false))
      }
    }
    let known = index.alternatives[name]?.count ?? 0
    for number in try store.storedAlternatives(of: name)
    where number >= Alternative.number(at: known) {
      findings.append(
        Finding(
          name: name, problem: "has a picture ~\(number) that is not in the index",
          isMendable: false))
    }
  }

  private mutating func read(_ name: SnapshotName, at path: String) -> BaselineIndex.Entry? {
    guard FileSystem.kind(of: path) != nil else {
      findings.append(Finding(name: name, problem: "has no picture", isMendable: false))
      return nil
    }
    do {
      return BaselineIndex.Entry(of: try PNGDecoder.decode(try FileSystem.read(path), file: path))
    } catch let error as PNGError {
      findings.append(
        Finding(name: name, problem: "cannot be read: \(error.message)", isMendable: false))
    } catch let error as FileError {
      findings.append(
        Finding(name: name, problem: "cannot be read: \(error.message)", isMendable: false))
    } catch {
      findings.append(
        Finding(name: name, problem: "cannot be read: \(error)", isMendable: false))
    }
    return nil
  }
}
