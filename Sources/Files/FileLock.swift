#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock among processes and threads, held on a file until the value goes away.
///
/// The system releases it when the process ends in any way, so a killed run blocks nobody.
package struct FileLock: ~Copyable, Sendable {
  private let descriptor: Int32

  /// Waits for the lock on a file, which is made if it is not there.
  package init(on path: String) throws(FileError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileSystem.failure(.lock, path) }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno == EINTR { continue }
      let error = FileSystem.failure(.lock, path)
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
