import Files
import Foundation
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

  @Test func linksAndPermissionsStay() throws {
    try inTemporaryDirectory { directory in
      try FileSystem.write([1], to: "\(directory)/file")
      chmod("\(directory)/file", 0o600)
      symlink("file", "\(directory)/link")
      try FileSystem.write([2], to: "\(directory)/link")
      #expect(FileSystem.isLink("\(directory)/link"))
      #expect(try FileSystem.read("\(directory)/file") == [2])
      var information = stat()
      #expect(stat("\(directory)/file", &information) == 0)
      #expect(information.st_mode & 0o777 == 0o600)
    }
  }

  @Test func devicesAreWrittenToAndStay() throws {
    try FileSystem.write([1, 2, 3], to: "/dev/null")
    #expect(FileSystem.kind(of: "/dev/null") == .other)
  }

  @Test func pipesWithoutAnOtherEndKeepNobody() throws {
    try inTemporaryDirectory { directory in
      let pipe = "\(directory)/pipe"
      mkfifo(pipe, 0o600)
      let bytes = try FileSystem.read(pipe)
      #expect(bytes.isEmpty)
      #expect(throws: FileError.self) { try FileSystem.write([1], to: pipe) }
      #expect(FileSystem.kind(of: pipe) == .other)
    }
  }

  @Test func aFolderThatIsNotThereIsToBeMade() {
    #expect(throws: FileError(.write, "/nowhere/x", reason: "No such file or directory")) {
      try FileSystem.write([1], to: "/nowhere/x")
    }
    #expect(
      FileError(.write, "/nowhere/x", reason: "No such file or directory").message
        == "Cannot write \"/nowhere/x\": No such file or directory; make the folder that it is to be in."
    )
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
