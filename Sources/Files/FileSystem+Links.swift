#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// The path that a path leads to when all links in it are followed; nil where nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// Whether a symbolic link stands at a path, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }
}
