#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The system's functions under names that the methods of FileSystem do not hide.
extension FileSystem {
  static func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Darwin.read(descriptor, buffer, count)
    #endif
  }

  static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer, count)
    #else
      Darwin.write(descriptor, buffer, count)
    #endif
  }

  static func systemRemove(_ path: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.remove(path)
    #elseif canImport(Musl)
      Musl.remove(path)
    #else
      Darwin.remove(path)
    #endif
  }
}
