import Files
import PNGCoding
import Pixels

/// The pictures of a program: PNG files in folders beside it.
@MainActor
package final class ImageLibrary {
  /// A picture and how many of its pixels make a point.
  struct Picture {
    let pixels: StraightPixmap
    let scale: Double
    var size: CGSize {
      CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    }
  }

  /// What came of looking for a picture.
  enum Outcome {
    case found(Picture)
    case missing
    case unreadable(file: String, reason: String)
  }

  /// Folders that are searched, in this order.
  package let directories: [String]
  private var known: [String: Outcome] = [:]
  private var listings: [String: [String]] = [:]

  /// A library of the given folders; without any, the program's resources and the working directory's.
  package nonisolated init(directories: [String]? = nil) {
    self.directories = directories ?? ImageLibrary.besideProgram
  }

  /// The resource bundles beside the program, then `Resources`, `Images` and asset catalogs of the working directory.
  package nonisolated static var besideProgram: [String] {
    let folder = Bundle.main.bundlePath
    let bundles = ((try? FileSystem.names(in: folder)) ?? [])
      .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { folder + "/" + $0 }
    return bundles + [folder + "/Resources", "Resources", "Images", "Assets.xcassets", "."]
  }

  /// A picture by its name, at the scale that suits a display best.
  ///
  /// Looked for are `NAME.png`, `NAME@2x.png` and `NAME@3x.png`, also in `NAME.imageset` and asset
  /// catalogs; of several scales the smallest that is not below the display's is taken.
  func picture(_ name: String, displayScale: Double) -> Outcome {
    let key = "\(name)@\(displayScale)"
    if let outcome = known[key] { return outcome }
    let outcome = find(name, displayScale: displayScale)
    known[key] = outcome
    return outcome
  }

  private func find(_ name: String, displayScale: Double) -> Outcome {
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return .missing }
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    for directory in directories {
      for folder in [directory, directory + "/Assets.xcassets", directory + "/Symbols"] {
        let set = "\(folder)/\(base).imageset"
        for place in [folder, set] {
          guard let file = file(base, in: place, displayScale: displayScale) else { continue }
          return read(file.path, scale: file.scale)
        }
      }
    }
    return .missing
  }

  /// The file of a picture in a folder whose scale suits a display best.
  private func file(
    _ base: String, in folder: String, displayScale: Double
  ) -> (path: String, scale: Double)? {
    let (parent, stem) = ImageLibrary.split(base)
    let place = parent.isEmpty ? folder : folder + "/" + parent
    let names = listings[place] ?? ((try? FileSystem.names(in: place)) ?? [])
    listings[place] = names
    let scales = [1.0, 2, 3].filter { scale in
      names.contains(ImageLibrary.fileName(stem, scale))
    }
    guard let best = scales.first(where: { $0 >= displayScale }) ?? scales.last else { return nil }
    return ("\(place)/\(ImageLibrary.fileName(stem, best))", best)
  }

  private static func fileName(_ stem: String, _ scale: Double) -> String {
    scale == 1 ? "\(stem).png" : "\(stem)@\(Int(scale))x.png"
  }

  private static func split(_ name: String) -> (parent: String, stem: String) {
    guard let slash = name.lastIndex(of: "/") else { return ("", name) }
    return (String(name[..<slash]), String(name[name.index(after: slash)...]))
  }

  private func read(_ path: String, scale: Double) -> Outcome {
    do {
      let bytes = try FileSystem.read(path)
      return .found(Picture(pixels: try PNGDecoder.decode(bytes, file: path), scale: scale))
    } catch let error as PNGError {
      return .unreadable(file: path, reason: error.message)
    } catch {
      return .unreadable(file: path, reason: "the file cannot be opened")
    }
  }
}
