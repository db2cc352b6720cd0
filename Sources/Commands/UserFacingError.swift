package import Files
package import JSONValue
package import Rendering
package import Typography

/// An error whose message is a sentence for the person at the terminal.
///
/// A module's own error joins with one line beside the command that can meet it.
package protocol UserFacingError: Error {
  /// One sentence: what happened, where, what to do next.
  var message: String { get }
  /// What the process ends with; input and output errors unless said otherwise.
  var status: ExitStatus { get }
}

extension UserFacingError {
  /// Input cannot be read or output cannot be written.
  package var status: ExitStatus { .failure }
}

extension FileError: UserFacingError {}
extension JSONError: UserFacingError {}
extension FontError: UserFacingError {}
extension RenderError: UserFacingError {}

/// A sentence and a status, for what no other error describes.
package struct CommandFailure: UserFacingError, Hashable {
  /// One sentence: what happened, where, what to do next.
  package let message: String
  /// What the process ends with.
  package let status: ExitStatus

  /// A failure with its sentence, by default of input or output.
  package init(_ message: String, status: ExitStatus = .failure) {
    self.message = message
    self.status = status
  }
}
