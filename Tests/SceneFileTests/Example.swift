import Foundation

/// The example files beside the tests.
enum Example {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: "Examples/\(name).scene.json")))
  }

  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Examples").path)
        .compactMap { $0.hasSuffix(".scene.json") ? String($0.dropLast(11)) : nil }.sorted()
    }
  }

  static var schema: String {
    get throws {
      let root = folder.deletingLastPathComponent().deletingLastPathComponent()
      let file = root.appending(path: "Sources/Scenes/SceneFiles/scene.schema.json")
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
  }
}
