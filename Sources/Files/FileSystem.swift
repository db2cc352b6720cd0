#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization

/// Whole files and directories by path, without Foundation.
package enum FileSystem {
  /// What a path leads to.
  package enum Kind: Sendable {
    /// A regular file.
    case file
    /// A directory.
    case directory
    /// A device, pipe or socket.
    case other
  }

  /// What stands at a path, links followed; nil where nothing does or it cannot be seen.
  package static func kind(of path: String) -> Kind? {
    guard isUsable(path) else { return nil }
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    switch information.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .other
    }
  }

  /// The bytes of a file; refuses one longer than the limit, in bytes, before reading it.
  package static func read(
    _ path: String, limit: Int = 1 << 30
  ) throws(FileError) -> [UInt8] {
    guard isUsable(path) else { throw FileError(.read, path, reason: unusableName) }
    // Without waiting, as a pipe that nobody writes to would keep the program for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(.read, path) }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw failure(.read, path) }
    if information.st_mode & S_IFMT != S_IFREG { makeWaiting(descriptor) }
    guard information.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(.read, path, reason: "it is a directory")
    }
    return try read(descriptor, path, expecting: Int(information.st_size), limit: limit)
  }

  /// Everything that standard input holds.
  package static func readStandardInput(limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    try read(0, "standard input", expecting: 0, limit: limit)
  }

  private static func read(
    _ descriptor: Int32, _ path: String, expecting size: Int, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = min(max(size, 0) + 1, limit + 1)
    capacity = max(capacity, 4096)
    while true {
      var count = 0
      let wanted = capacity
      let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
        repeat {
          count = Self.systemRead(descriptor, buffer.baseAddress, wanted)
        } while count < 0 && errno == EINTR
        initialized = max(count, 0)
      }
      if count < 0 { throw failure(.read, path) }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else {
        throw FileError(.read, path, reason: "it is longer than \(limit) bytes")
      }
      // A regular file that has given as much as it holds is not asked whether there is more.
      if size > 0 && bytes.count == size { return bytes }
      capacity = 65536
    }
  }

  /// Replaces a file in one step: readers see the old bytes or the new ones, never a part.
  ///
  /// With `durably` it waits until the bytes are on the disk before they take the name. A link
  /// stays, and what it leads to is replaced; the permissions of a file stay; devices and pipes
  /// are written to.
  package static func write(
    _ bytes: [UInt8], to path: String, durably: Bool = false
  ) throws(FileError) {
    guard isUsable(path) else { throw FileError(.write, path, reason: unusableName) }
    var old = stat()
    let isThere = stat(path, &old) == 0
    if isThere && ![S_IFREG, S_IFDIR].contains(old.st_mode & S_IFMT) {
      return try writeThrough(bytes, to: path)
    }
    let target = isThere ? resolved(path) ?? path : path
    let temporary = temporaryPath(beside: target)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(.write, path) }
    do throws(FileError) {
      try write(bytes, to: descriptor, named: path)
      if isThere { fchmod(descriptor, old.st_mode & 0o777) }
      if durably && fsync(descriptor) != 0 { throw failure(.write, path) }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    guard close(descriptor) == 0, rename(temporary, target) == 0 else {
      let error = failure(.write, path)
      unlink(temporary)
      throw error
    }
  }

  /// Writes to a device or pipe; one that nobody reads from is an error.
  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(.write, path) }
    defer { close(descriptor) }
    makeWaiting(descriptor)
    try write(bytes, to: descriptor, named: path)
  }

  private static func makeWaiting(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
  }

  /// Adds text to the end of a file, which is made if it is not there.
  package static func append(_ text: String, to path: String) throws(FileError) {
    guard isUsable(path) else { throw FileError(.write, path, reason: unusableName) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(.write, path) }
    defer { close(descriptor) }
    try write(Array(text.utf8), to: descriptor, named: path)
  }

  /// Writes all bytes to an open descriptor.
  package static func write(
    _ bytes: [UInt8], to descriptor: Int32, named path: String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(.write, path)
      }
      written += count
    }
  }

  /// Whether a name is one that `write` uses until a file is whole; such files may be left behind
  /// by a process that was killed.
  package static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(".widthwise-tmp")
  }

  private static let counter = Atomic<Int>(0)

  private static func temporaryPath(beside path: String) -> String {
    let number = counter.add(1, ordering: .relaxed).newValue
    let directory = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return "\(directory).\(getpid())-\(number).widthwise-tmp"
  }

  /// The names in a directory without "." and "..", sorted by their bytes.
  package static func names(in directory: String) throws(FileError) -> [String] {
    guard isUsable(directory) else { throw FileError(.list, directory, reason: unusableName) }
    guard let stream = opendir(directory) else { throw failure(.list, directory) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a directory and those above it; one that is there already is fine.
  package static func makeDirectory(_ path: String) throws(FileError) {
    guard isUsable(path) else { throw FileError(.create, path, reason: unusableName) }
    if mkdir(path, 0o777) == 0 { return }
    if errno == EEXIST && kind(of: path) == .directory { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw failure(.create, path)
    }
    try makeDirectory(String(path[..<slash]))
    if mkdir(path, 0o777) != 0 && kind(of: path) != .directory { throw failure(.create, path) }
  }

  /// Removes a file or an empty directory; nothing there is fine.
  package static func remove(_ path: String) throws(FileError) {
    guard isUsable(path) else { throw FileError(.remove, path, reason: unusableName) }
    if Self.systemRemove(path) != 0 && errno != ENOENT { throw failure(.remove, path) }
  }

  /// Removes a directory with everything in it, links themselves but not what they lead to.
  package static func removeTree(_ path: String) throws(FileError) {
    guard isUsable(path) else { throw FileError(.remove, path, reason: unusableName) }
    var information = stat()
    guard lstat(path, &information) == 0 else { return }
    if information.st_mode & S_IFMT == S_IFDIR {
      for name in try names(in: path) { try removeTree("\(path)/\(name)") }
    }
    try remove(path)
  }

  /// Gives a file or directory another path, replacing a file that is there.
  package static func move(_ path: String, to destination: String) throws(FileError) {
    guard isUsable(path), isUsable(destination), rename(path, destination) == 0 else {
      throw failure(.write, destination)
    }
  }

  private static let unusableName = "the name is empty or holds a NUL character"

  private static func isUsable(_ path: String) -> Bool {
    !path.isEmpty && !path.utf8.contains(0)
  }

  /// The error for the system's last one.
  package static func failure(_ operation: FileError.Operation, _ path: String) -> FileError {
    FileError(operation, path, reason: String(cString: strerror(errno)))
  }
}
