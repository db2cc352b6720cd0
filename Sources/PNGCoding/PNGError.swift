/// Why a file could not be read as a PNG.
package struct PNGError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// There is nothing in it.
    case empty
    /// It is something else; the name of that kind of file where it is known.
    case notPNG(kind: String?)
    /// It starts like a PNG that was sent through a conversion of line ends.
    case lineEndsConverted
    /// It ends too early.
    case truncated(offset: Int)
    /// A part breaks the rules of the format.
    case corrupt(chunk: String?, offset: Int, detail: String)
    /// It is larger than the limits allow.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// Its header promises more pixels than its data can hold.
    case tooLittleData(width: Int, height: Int)
    /// Memory ran out.
    case outOfMemory
  }

  /// The file, as the caller named it.
  package var file: String
  /// What is wrong with it.
  package var reason: Reason

  /// An error from its parts.
  package init(file: String, reason: Reason) {
    self.file = file
    self.reason = reason
  }

  /// One sentence: what happened, where, what to do next.
  package var message: String {
    switch reason {
    case .empty:
      "\"\(file)\" is empty; write the picture again."
    case .notPNG(kind: "Git LFS pointer"):
      "\"\(file)\" is a Git LFS pointer, not the picture; run \"git lfs pull\"."
    case .notPNG(let kind?):
      "\"\(file)\" is a \(kind) file, not a PNG; convert it to PNG first."
    case .notPNG(nil):
      "\"\(file)\" is not a PNG: it does not start with the signature of one; check the path."
    case .lineEndsConverted:
      "\"\(file)\" is a PNG whose line ends were converted; copy it again in binary mode "
        + "(for Git: \"*.png binary\" in .gitattributes)."
    case .truncated(let offset):
      "\"\(file)\" ends too early, after \(offset) bytes; copy or write it again."
    case .corrupt(let chunk?, let offset, let detail):
      "\"\(file)\" is damaged in chunk \(chunk) at byte \(offset): \(detail); write it again."
    case .corrupt(nil, let offset, let detail):
      "\"\(file)\" is damaged at byte \(offset): \(detail); write it again."
    case .tooLarge(let width, let height, let limit):
      "\"\(file)\" has \(width) × \(height) pixels, more than the limit of \(limit); crop it."
    case .tooLittleData(let width, let height):
      "\"\(file)\" states \(width) × \(height) pixels but holds far too little data for them; "
        + "write it again."
    case .outOfMemory:
      "\"\(file)\" needs more memory than there is; close other programs or crop it."
    }
  }
}
