/// Files of two folders put together by their names.
package struct FolderPairs: Hashable, Sendable {
  /// A name that both folders have.
  package struct Pair: Hashable, Sendable {
    /// The name in the first folder, by which the pair is called.
    package let name: String
    /// The name in the second folder: another spelling of the same characters at most.
    package let actualName: String
  }

  /// Names in both folders.
  package private(set) var pairs: [Pair] = []
  /// Names only in the second folder.
  package private(set) var added: [String] = []
  /// Names only in the first folder.
  package private(set) var removed: [String] = []

  /// Pairs names, by their bytes first, then by characters: "é" may be one scalar or two.
  package init(expected: [String], actual: [String]) {
    var spellings: [String: [String]] = [:]
    for name in actual { spellings[name, default: []].append(name) }
    var unpaired: [String] = []
    for name in expected {
      if let same = Self.take(from: &spellings[name], where: { $0.utf8.elementsEqual(name.utf8) }) {
        pairs.append(Pair(name: name, actualName: same))
      } else {
        unpaired.append(name)
      }
    }
    for name in unpaired {
      if let other = Self.take(from: &spellings[name], where: { _ in true }) {
        pairs.append(Pair(name: name, actualName: other))
      } else {
        removed.append(name)
      }
    }
    added = spellings.values.flatMap(\.self)
    added.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    pairs.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func take(
    from names: inout [String]?, where isWanted: (String) -> Bool
  ) -> String? {
    guard let index = names?.firstIndex(where: isWanted) else { return nil }
    return names?.remove(at: index)
  }
}
