import Files
import JSONValue
import Localization
import Surface

/// The String Catalog of a program: `Localizable.xcstrings` among its resources or in the working directory.
enum ProgramCatalog {
  static let name = "Localizable.xcstrings"

  /// Finds the texts that the program looks up; nil where it has no catalog.
  static func translation() throws -> TextResolver.Translation? {
    let files = ImageLibrary.besideProgram.map { "\($0)/\(name)" }
    guard let file = files.first(where: { FileSystem.kind(of: $0) == .file }) else { return nil }
    do {
      return try StringCatalog(parsing: FileSystem.read(file)).translation
    } catch let error as JSONError {
      throw CommandFailure("\(file) is no String Catalog: \(error.message).")
    }
  }
}
