private import CKernels

/// Asks for memory before it is taken: an array that cannot be had ends the program, a question does
/// not.
package enum Memory {
  /// Whether the system would give so many more bytes now.
  package static func has(_ bytes: Int) -> Bool { ck_has_memory(bytes) != 0 }

  /// Makes room before large pictures are read: parts of the program that only its start needed are
  /// given back, some 5 MB, and come back if they are needed again.
  package static func makeRoom() { ck_release_program_pages() }
}
