package import Files
package import PNGCoding
import Pixels

/// Why a pair of files could not be compared.
package enum PictureFileError: Error, Hashable, Sendable {
  /// A file cannot be read.
  case file(FileError)
  /// A file is no PNG or a damaged one.
  case png(PNGError)

  /// One sentence: what happened, where, what to do next.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .png(let error): error.message
    }
  }
}

/// A PNG file in memory and what its headers say.
package struct PictureFile: Sendable {
  /// Where it was read from.
  package let path: String
  /// The whole file, until it is forgotten.
  package private(set) var bytes: [UInt8]
  /// What its headers say.
  package let summary: PNGSummary

  /// Reads a file and its headers.
  package init(_ path: String) throws(PictureFileError) {
    self.path = path
    do { bytes = try FileSystem.read(path) } catch { throw .file(error) }
    do { summary = try PNGSummary(bytes, file: path) } catch { throw .png(error) }
  }

  /// Gives back the memory of the file, once its pixels are there.
  mutating func forgetBytes() { bytes = [] }
}
