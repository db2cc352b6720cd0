import Files
package import JSONValue
import PNGCoding
private import Synchronization

/// Two folders of PNG files compared.
package struct FolderComparison: Sendable {
  /// What became of one pair of files.
  package enum Outcome: Sendable {
    /// The record.
    case compared(DiffResult)
    /// Why they could not be compared.
    case failed(PictureFileError)
  }

  /// A file that has another name but the same pixels.
  package struct Renaming: Hashable, Sendable {
    /// Its name in the first folder.
    package let from: String
    /// Its name in the second folder.
    package let to: String
  }

  /// The pairs, in order of their names, with what became of them.
  package private(set) var outcomes: [(pair: FolderPairs.Pair, outcome: Outcome)] = []
  /// Names only in the second folder.
  package private(set) var added: [String]
  /// Names only in the first folder.
  package private(set) var removed: [String]
  /// Files with other names but the same pixels.
  package private(set) var renamed: [Renaming] = []

  /// Compares two folders over all processors.
  ///
  /// `visit` is called for each pair as soon as it is compared, from several threads, with the
  /// pictures where they were decoded; it counts progress and draws.
  package init(
    _ expected: PictureFolder, _ actual: PictureFolder, _ options: DiffOptions,
    decoding: FileComparison.Decoding = .auto,
    visit: @Sendable (FolderPairs.Pair, FileComparison?) -> Void
  ) {
    let pairs = FolderPairs(expected: expected.names, actual: actual.names)
    added = pairs.added
    removed = pairs.removed
    let results = Mutex<[Outcome?]>(Array(repeating: nil, count: pairs.pairs.count))
    Parallel.forEach(pairs.pairs.count) { index in
      let pair = pairs.pairs[index]
      let outcome: Outcome
      do throws(PictureFileError) {
        // One thread a pair: there are more pairs than processors.
        let files = try FileComparison(
          expected.path(of: pair.name), actual.path(of: pair.actualName), options,
          decoding: decoding, threads: 1)
        outcome = .compared(files.result)
        visit(pair, files)
      } catch {
        outcome = .failed(error)
        visit(pair, nil)
      }
      results.withLock { $0[index] = outcome }
    }
    outcomes = zip(pairs.pairs, results.withLock { $0 }).compactMap { pair, outcome in
      outcome.map { (pair, $0) }
    }
    findRenamings(expected, actual)
  }

  /// Takes files out of the added and the removed ones whose pixels are the same.
  private mutating func findRenamings(_ expected: PictureFolder, _ actual: PictureFolder) {
    guard !added.isEmpty && !removed.isEmpty else { return }
    let before = Self.digests(of: removed, in: expected)
    let after = Self.digests(of: added, in: actual)
    var names: [PixelDigest: [String]] = [:]
    for (name, digest) in zip(added, after) {
      if let digest { names[digest, default: []].append(name) }
    }
    for (name, digest) in zip(removed, before) {
      guard let digest, let new = names[digest]?.first else { continue }
      names[digest]?.removeFirst()
      renamed.append(Renaming(from: name, to: new))
    }
    removed.removeAll { name in renamed.contains { $0.from == name } }
    added.removeAll { name in renamed.contains { $0.to == name } }
  }

  private static func digests(of names: [String], in folder: PictureFolder) -> [PixelDigest?] {
    let digests = Mutex<[PixelDigest?]>(Array(repeating: nil, count: names.count))
    Parallel.forEach(names.count) { index in
      guard let file = try? PictureFile(folder.path(of: names[index])) else { return }
      let digest =
        file.summary.stamp?.digest
        ?? (try? PNGDecoder.decode(file.bytes)).map { PixelDigest(of: $0) }
      digests.withLock { $0[index] = digest }
    }
    return digests.withLock { $0 }
  }
}

extension FolderComparison {
  /// How many pairs there are of each kind.
  package struct Summary: Hashable, Sendable {
    /// Pairs that match.
    package var matching = 0
    /// Pairs that differ.
    package var differing = 0
    /// Pairs of different sizes.
    package var resized = 0
    /// Pairs that could not be compared.
    package var failed = 0
  }

  /// How many pairs there are of each kind.
  package var summary: Summary {
    outcomes.reduce(into: Summary()) { summary, entry in
      switch entry.outcome {
      case .failed: summary.failed += 1
      case .compared(let result):
        switch result.status {
        case .match: summary.matching += 1
        case .differs: summary.differing += 1
        case .sizeChanged: summary.resized += 1
        }
      }
    }
  }

  /// Everything as JSON; the names are part of the command line's contract.
  package var json: JSON {
    let summary = summary
    return .members([
      "pairs": .array(outcomes.map { Self.json($0.pair, $0.outcome) }),
      "added": .array(added.map { .string($0) }),
      "removed": .array(removed.map { .string($0) }),
      "renamed": .array(
        renamed.map { .members(["from": .string($0.from), "to": .string($0.to)]) }),
      "summary": .members([
        "pairs": .integer(outcomes.count), "match": .integer(summary.matching),
        "differs": .integer(summary.differing), "sizeChanged": .integer(summary.resized),
        "error": .integer(summary.failed), "added": .integer(added.count),
        "removed": .integer(removed.count), "renamed": .integer(renamed.count),
      ]),
    ])
  }

  private static func json(_ pair: FolderPairs.Pair, _ outcome: Outcome) -> JSON {
    var members = [JSON.Member("name", .string(pair.name))]
    switch outcome {
    case .failed(let error):
      members.append(.init("status", .string("error")))
      members.append(.init("message", .string(error.message)))
    case .compared(let result):
      if case .object(let record) = result.json { members += record }
    }
    return .object(members)
  }
}
