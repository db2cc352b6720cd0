import Foundation
import JSONValue
import LayoutEngine
import Scenes
import Surface
import Sweeps
import Testing
import Typography

/// A file of the folder beside the tests.
func fixture(_ name: String) throws -> JSONNode {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
  return try JSONNode(parsing: [UInt8](Data(contentsOf: folder.appending(path: name))))
}

/// DejaVu Sans of Debian's fonts-dejavu-core, which the fixtures were measured with.
enum DejaVu {
  static let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  static var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }

  static func instance() throws -> FontInstance {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    return try FontInstance(FontFace(bytes: bytes, index: 0, name: path))
  }

  @MainActor
  static func renderer() throws -> SceneRenderer {
    SceneRenderer(texts: TextResolver(source: .given([try instance()])))
  }
}

/// The scene of the gallery with the given inputs.
func galleryScene(
  _ name: String, _ inputs: GalleryInputs = GalleryInputs()
) throws -> SceneDefinition {
  try #require(Gallery.scenes(inputs).first { $0.name == name })
}
