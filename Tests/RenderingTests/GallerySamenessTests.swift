import Drawing
import Foundation
import Geometry
import JSONValue
import PNGCoding
import Pixels
import Rendering
import Scenes
import Surface
import Testing
import Typography

/// Every picture of the gallery: the same from one thread, from several, and from its written form.
@MainActor
@Suite struct GallerySamenessTests {
  /// A picture of the gallery by the name that its baseline has.
  private struct Picture {
    let name: String
    let list: DisplayList
  }

  private func pictures() throws -> [Picture] {
    let renderer = SceneRenderer(texts: TextResolver(source: .library(try FontLibrary.bundled)))
    var pictures: [Picture] = []
    for scene in Gallery.scenes() {
      for variant in scene.variants {
        let picture = try renderer.picture(of: scene, variant: variant)
        pictures.append(
          Picture(name: "\(scene.name)/\(variant.name)", list: picture.displayList))
      }
    }
    return pictures
  }

  /// Digests by name, as `Baselines/index.txt` has them.
  private func recorded() throws -> [String: String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Baselines/index.txt")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    var digests: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: " ", maxSplits: 3).map(String.init)
      if columns.count == 4 { digests[columns[3]] = columns[0] }
    }
    return digests
  }

  @Test func oneThreadAndTwoGiveTheRecordedPixels() throws {
    let recorded = try recorded()
    let renderer = Renderer()
    var checked = 0
    for picture in try pictures() {
      let alone = try renderer.render(picture.list)
      #expect(PixelDigest(of: alone).description == recorded[picture.name], "\(picture.name)")
      let shared = try Renderer.render(picture.list, workers: 2)
      #expect(shared.bytes == alone.bytes, "\(picture.name) on two threads")
      checked += 1
    }
    #expect(checked == recorded.count)
  }

  @Test func whatIsPrintedIsReadAsTheSameDrawing() throws {
    for picture in try pictures() {
      let text = try DrawingDocument(reading: Array(picture.list.dump().utf8))
      #expect(text.drawings.map(\.list) == [picture.list], "\(picture.name) as text")
      let json = try DrawingDocument(reading: Array(picture.list.json().text().utf8))
      #expect(json.drawings.map(\.list) == [picture.list], "\(picture.name) as JSON")
    }
  }

  @Test func whatIsPrintedIsPaintedWithTheSamePixels() throws {
    let renderer = Renderer()
    for picture in try pictures() where picture.list.scale == 1 && picture.list.size.width <= 480 {
      let direct = try renderer.render(picture.list).bytes
      for printed in [picture.list.dump(), picture.list.json().text(.compact)] {
        let document = try DrawingDocument(reading: Array(printed.utf8))
        #expect(try renderer.render(document.drawings[0].list).bytes == direct)
      }
    }
  }
}
