#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether somebody asked the program to stop, so that work in steps can end between two of them.
enum Interruption {
  /// Set by the signal handler, which may do nothing else.
  private nonisolated(unsafe) static var wasRequested: sig_atomic_t = 0

  /// Listens for the interrupt and terminate signals; a second one ends the program at once.
  static func watch() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.wasRequested = 1
        signal(number, SIG_DFL)
      }
    }
  }

  /// Whether a signal arrived.
  static var isRequested: Bool { wasRequested != 0 }
}
