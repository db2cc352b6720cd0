import Files
import Testing

@Suite struct FileSystemTests {
  /// A fresh directory that goes away with the closure.
  func inTemporaryDirectory(_ body: (String) throws -> Void) throws {
    let path = "/tmp/widthwise-files-\(UInt64.random(in: 0 ... .max))"
    try FileSystem.makeDirectory(path)
    defer { try? FileSystem.removeTree(path) }
    try body(path)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    try inTemporaryDirectory { directory in
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try FileSystem.write(bytes, to: "\(directory)/a.bin", durably: true)
      #expect(try FileSystem.read("\(directory)/a.bin") == bytes)
      #expect(try FileSystem.names(in: directory) == ["a.bin"])
    }
  }

  @Test func directoriesAreMadeWithThoseAboveThem() throws {
    try inTemporaryDirectory { directory in
      try FileSystem.makeDirectory("\(directory)/a/b/c")
      try FileSystem.makeDirectory("\(directory)/a/b/c")
      #expect(FileSystem.kind(of: "\(directory)/a/b/c") == .directory)
    }
  }

  @Test func aFileInTheWayIsNamed() throws {
    try inTemporaryDirectory { directory in
      try FileSystem.write([1], to: "\(directory)/a")
      #expect(throws: FileError.self) { try FileSystem.makeDirectory("\(directory)/a/b") }
    }
  }

  @Test func readingWhatIsNotThereSaysSo() {
    #expect(throws: FileError(.read, "/nowhere/x", reason: "No such file or directory")) {
      try FileSystem.read("/nowhere/x")
    }
    #expect(
      FileError(.read, "x.png", reason: "Permission denied").message
        == "Cannot read \"x.png\": Permission denied; check the path and its permissions.")
  }

  @Test(arguments: ["", "a\0b"])
  func namesThatTheSystemWouldCutAreRefused(path: String) {
    #expect(throws: FileError.self) { try FileSystem.read(path) }
    #expect(throws: FileError.self) { try FileSystem.write([], to: path) }
    #expect(throws: FileError.self) { try FileSystem.makeDirectory(path) }
  }

  @Test func aLimitStopsEndlessInput() {
    #expect(throws: FileError(.read, "/dev/zero", reason: "it is longer than 100000 bytes")) {
      try FileSystem.read("/dev/zero", limit: 100_000)
    }
  }
}
