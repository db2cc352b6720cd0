import Foundation
import JSONValue
import Typography

/// Files beside the tests, and fonts of system packages that some of them need.
enum Fixtures {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    return [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  static func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// The font of the set that ships with the package.
  static func font(_ family: String) throws -> FontInstance {
    try FontLibrary.bundled.instance(family: family)
  }

  /// A font with exactly the wanted bytes, from the shipped set or a Debian package.
  static func font(file: String, sha256: String) -> FontInstance? {
    let folders = ["dejavu", "liberation", "liberation2", "noto", "open-sans"].map {
      "/usr/share/fonts/truetype/" + $0
    }
    for path in folders.map({ $0 + "/" + file }) {
      guard let bytes = FileBytes.read(path), SHA256.hexDigest(of: bytes) == sha256,
        let face = try? FontFace(bytes: bytes, name: path)
      else { continue }
      return try? FontInstance(face)
    }
    return nil
  }
}
