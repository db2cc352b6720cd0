#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The places where the folder of fonts may be.
enum FontLocations {
  /// The first folder with a catalogue: of the installed program, else of the source package.
  static func find() throws(FontError) -> String {
    let candidates = [installed(), sources()].compactMap { $0 }
    for directory in candidates where FileBytes.exists(directory + "/fonts.json") {
      return directory
    }
    throw .fontsNotFound(searched: candidates)
  }

  /// `PREFIX/share/widthwise/Fonts` for a program in `PREFIX/bin`.
  private static func installed() -> String? {
    guard let program = programPath() else { return nil }
    let parts = program.split(separator: "/", omittingEmptySubsequences: true)
    guard parts.count >= 2 else { return nil }
    return "/" + (parts.dropLast(2) + ["share", "widthwise", "Fonts"]).joined(separator: "/")
  }

  /// The folder beside `Sources` of the package that this file was compiled in, which is the clone
  /// itself or the checkout inside of a package that depends on it.
  private static func sources(file: String = #filePath) -> String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: true)
    guard parts.count > 4 else { return nil }
    return "/" + (parts.dropLast(4) + ["Fonts"]).joined(separator: "/")
  }

  private static func programPath() -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    #if os(Linux)
      let length = readlink("/proc/self/exe", &buffer, buffer.count)
      guard length > 0 else { return nil }
      return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0, let path = realpath(buffer, nil) else {
        return nil
      }
      defer { free(path) }
      return String(cString: path)
    #endif
  }
}
