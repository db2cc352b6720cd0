package import Files

/// The PNG files of a folder and the folders in it.
package struct PictureFolder: Sendable {
  /// The folder as it was given.
  package let root: String
  /// Paths from there, sorted by their bytes.
  package let names: [String]

  /// Looks through a folder; links that lead out of it, and folders seen already, are left out.
  package init(_ root: String) throws(FileError) {
    self.root = root
    var walk = FolderWalk(root: FileSystem.resolved(root) ?? root)
    try walk.visit(root, prefix: "")
    names = walk.names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path of a file of the folder.
  package func path(of name: String) -> String { "\(root)/\(name)" }
}

/// One way through a tree, which cycles of links cannot make endless.
private struct FolderWalk {
  let root: String
  var names: [String] = []
  private var seen: Set<String> = []

  /// Deeper than any tree of pictures, shallow enough for the stack.
  private static let deepest = 64

  init(root: String) { self.root = root }

  mutating func visit(_ folder: String, prefix: String, depth: Int = 0) throws(FileError) {
    guard let real = FileSystem.resolved(folder), seen.insert(real).inserted else { return }
    guard depth < Self.deepest else {
      throw FileError(.list, folder, reason: "it lies deeper than \(Self.deepest) folders")
    }
    for name in try FileSystem.names(in: folder) {
      let path = "\(folder)/\(name)"
      guard let real = FileSystem.resolved(path) else {
        // A link to nowhere is nobody's picture; what cannot be reached by its name might be one.
        if FileSystem.isLink(path) { continue }
        throw FileError(.read, path, reason: "it cannot be reached by this name")
      }
      guard isInside(real) else { continue }
      switch FileSystem.kind(of: path) {
      case .directory: try visit(path, prefix: "\(prefix)\(name)/", depth: depth + 1)
      case .file where Self.isPicture(name): names.append(prefix + name)
      default: break
      }
    }
  }

  private func isInside(_ path: String) -> Bool {
    path.hasPrefix(root == "/" ? "/" : root + "/")
  }

  private static func isPicture(_ name: String) -> Bool {
    !FileSystem.isTemporary(name) && name.lowercased().hasSuffix(".png")
  }
}
