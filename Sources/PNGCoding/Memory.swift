private import CKernels

/// Asks for memory before it is taken: an array that cannot be had ends the program, a question does
/// not.
package enum Memory {
  /// Whether the system would give so many more bytes now.
  package static func has(_ bytes: Int) -> Bool { ck_has_memory(bytes) != 0 }
}
