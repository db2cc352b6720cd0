#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock among processes and threads, held on a directory until the object goes away.
///
/// The system releases it when the process ends in any way, so a killed run blocks nobody, and it
/// leaves no file behind.
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// Waits for the lock on a directory.
  package init(on directory: String) throws(FileError) {
    let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileSystem.failure(.lock, directory) }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno == EINTR { continue }
      let error = FileSystem.failure(.lock, directory)
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
