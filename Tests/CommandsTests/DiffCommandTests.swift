import Commands
import Files
import Foundation
import JSONValue
import PNGCoding
import Pixels
import Testing

@MainActor
@Suite struct DiffCommandTests {
  /// A folder that goes away with the test.
  final class Folder {
    let path: String
    init() throws {
      path = "/tmp/widthwise-diff-\(UInt64.random(in: 0...UInt64.max))"
      try FileSystem.makeDirectory(path)
    }
    deinit { try? FileSystem.removeTree(path) }

    /// Writes a picture of one grey with some red pixels at its start.
    func write(
      _ name: String, width: Int = 20, height: Int = 10, gray: UInt8 = 200, marks: Int = 0,
      isStamped: Bool = false
    ) throws {
      var bytes = Array((0..<width * height).map { _ in [gray, gray, gray, 255] }.joined())
      for mark in 0..<marks {
        bytes.replaceSubrange(4 * mark..<4 * mark + 4, with: [255, 0, 0, 255])
      }
      let file = PNGEncoder.encode(
        StraightPixmap(width: width, height: height, bytes: bytes), isStamped: isStamped)
      if let slash = name.lastIndex(of: "/") {
        try FileSystem.makeDirectory("\(path)/\(name[..<slash])")
      }
      try FileSystem.write(file, to: "\(path)/\(name)")
    }
  }

  private func run(_ arguments: [String]) -> (status: Int32, output: String, errors: String) {
    let output = OutputChannel.memory()
    let errors = OutputChannel.memory()
    let status = CommandLineTool.run(arguments, console: Console(output: output, errors: errors))
    return (status.rawValue, output.text, errors.text)
  }

  private func diff(
    _ folder: Folder, _ a: String, _ b: String, _ options: String...
  ) -> (status: Int32, output: String, errors: String) {
    run(["diff", "\(folder.path)/\(a)", "\(folder.path)/\(b)"] + options)
  }

  @Test func matchAndDifferenceAreToldByStatus() throws {
    let folder = try Folder()
    try folder.write("a.png")
    try folder.write("b.png", isStamped: true)
    try folder.write("c.png", marks: 3)
    #expect(diff(folder, "a.png", "b.png").status == 0)
    let result = diff(folder, "a.png", "c.png")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("differs: 3 of 200 pixels, 1.5 % (exact)\n"))
    #expect(diff(folder, "a.png", "c.png", "--max-diff-pixels", "3").status == 0)
    #expect(diff(folder, "a.png", "c.png", "--max-diff-ratio", "0.01").status == 1)
    #expect(diff(folder, "a.png", "c.png", "--ignore", "0,0,3,1").status == 0)
  }

  @Test func sealedHashesSettleAMatchButNeverADifference() throws {
    let folder = try Folder()
    try folder.write("a.png", isStamped: true)
    try folder.write("b.png", marks: 1, isStamped: true)
    #expect(diff(folder, "a.png", "a.png", "--decode", "always").status == 0)
    #expect(diff(folder, "a.png", "b.png").status == 1)
  }

  @Test func theRecordHasTheStatedKeys() throws {
    let folder = try Folder()
    try folder.write("a.png")
    try folder.write("c.png", marks: 3)
    let json = try JSON(parsing: diff(folder, "a.png", "c.png", "--json").output)
    #expect(json["status"] == "differs")
    #expect(json["profile"] == "exact")
    #expect(json["threshold"] == .null)
    #expect(json["differentPixels"] == 3)
    #expect(json["unequalPixels"] == 3)
    #expect(json["antialiasedPixels"] == 0)
    #expect(json["ratio"] == 0.015)
    #expect(json["maxChannelDelta"] == 200)
    #expect(json["bounds"] == ["x": 0, "y": 0, "width": 3, "height": 1])
    #expect(json["shift"] == .null)
    #expect(json["limits"] == .object([]))
  }

  @Test func valuesOutOfRangeAreRefused() throws {
    let folder = try Folder()
    try folder.write("a.png")
    let refused = [
      ["--max-diff-ratio", "5"], ["--max-diff-ratio", "-0.1"], ["--max-diff-pixels", "-1"],
      ["--threshold", "0.1"], ["--profile", "odiff", "--threshold", "1.5"],
      ["--profile", "pixelmatch7", "--threshold", "nan"], ["--ignore", "1,2,3"],
      ["--ignore", "0,0,0,5"], ["--window", "0"], ["--aa-color", "300,0,0"], ["--fuzzy", "1;2"],
      ["--include-aa", "--exclude-aa"], ["--ignore", "9223372036854775807,0,9,9"],
      ["--ignore=-9223372036854775808,0,1,1"], ["--ignore=0,-9223372036854775808,1,1"],
    ]
    for options in refused {
      let result = run(["diff", "\(folder.path)/a.png", "\(folder.path)/a.png"] + options)
      #expect(result.status == 2, "\(options)")
      #expect(result.output.isEmpty && result.errors.hasPrefix("error: "))
    }
  }

  @Test func aBrokenFileIsNamedAndNothingIsWritten() throws {
    let folder = try Folder()
    try folder.write("a.png")
    try FileSystem.write(Array("GIF89a".utf8), to: "\(folder.path)/b.png")
    let result = diff(folder, "a.png", "b.png", "-o", "\(folder.path)/d.png", "--json")
    #expect(result.status == 3)
    #expect(result.errors.contains("b.png\" is a GIF file"))
    #expect(try JSON(parsing: result.output)["status"] == "error")
    #expect(FileSystem.kind(of: "\(folder.path)/d.png") == nil)
  }

  @Test func otherProgramsStatusesCanBeHad() throws {
    let folder = try Folder()
    try folder.write("a.png")
    try folder.write("c.png", marks: 3)
    try folder.write("d.png", width: 21)
    func status(_ name: String, _ options: String...) -> Int32 {
      run(["diff", "\(folder.path)/a.png", "\(folder.path)/\(name)"] + options).status
    }
    #expect(status("c.png", "--profile", "pixelmatch7", "--exit-compat", "pixelmatch") == 66)
    #expect(status("d.png", "--profile", "pixelmatch7", "--exit-compat", "pixelmatch") == 65)
    #expect(status("a.png", "--profile", "pixelmatch7", "--exit-compat", "pixelmatch") == 0)
    #expect(status("c.png", "--profile", "odiff", "--exit-compat", "odiff") == 22)
    #expect(
      status("d.png", "--profile", "odiff", "--exit-compat", "odiff", "--fail-on-layout") == 21)
    #expect(status("missing.png", "--exit-compat", "odiff") == 1)
    #expect(status("missing.png", "--exit-compat=pixelmatch") == 1)
    #expect(status("c.png", "--threshold", "5", "--exit-compat", "pixelmatch") == 64)
    #expect(status("c.png", "--exit-compat=pixelmatch", "--no-such-option") == 64)
    #expect(status("c.png", "--no-such-option", "--exit-compat=odiff") == 1)
    #expect(status("c.png", "--no-such-option") == 2)
  }

  @Test func foldersArePairedByName() throws {
    let folder = try Folder()
    try folder.write("A/same.png")
    try folder.write("B/same.png", isStamped: true)
    try folder.write("A/sub/x #1%.png")
    try folder.write("B/sub/x #1%.png", marks: 2)
    // One accent as one scalar and as two.
    try folder.write("A/caf\u{E9}.png", gray: 90)
    try folder.write("B/cafe\u{301}.png", gray: 90)
    try folder.write("A/old.png", gray: 10)
    try folder.write("B/new.png", gray: 10)
    try folder.write("B/more.png", gray: 11)
    let json = try JSON(
      parsing: diff(folder, "A", "B", "--json", "-o", "\(folder.path)/out").output)
    #expect(
      json["summary"]
        == [
          "pairs": 3, "match": 2, "differs": 1, "sizeChanged": 0, "error": 0, "added": 1,
          "removed": 0, "renamed": 1,
        ])
    #expect(json["added"] == ["more.png"])
    #expect(json["renamed"] == [["from": "old.png", "to": "new.png"]])
    for role in ["diff", "expected", "actual"] {
      #expect(FileSystem.kind(of: "\(folder.path)/out/\(role)/sub/x #1%.png") == .file)
    }
    let page = try FileSystem.read("\(folder.path)/out/index.html")
    #expect(String(decoding: page, as: UTF8.self).contains("src=\"diff/sub/x%20%231%25.png\""))
  }

  @Test func nothingToCompareIsNoSuccess() throws {
    let folder = try Folder()
    try FileSystem.makeDirectory("\(folder.path)/A")
    try FileSystem.makeDirectory("\(folder.path)/B")
    #expect(diff(folder, "A", "B").status == 6)
    try folder.write("a.png")
    #expect(diff(folder, "A", "a.png").status == 2)
    #expect(diff(folder, "A", "none").status == 3)
  }

  @Test func namesInFoldersCannotCommandTheTerminal() throws {
    let folder = try Folder()
    try folder.write("A/\u{1B}same.png", gray: 1)
    try folder.write("B/\u{1B}same.png", gray: 2)
    try folder.write("A/\u{1B}removed.png", gray: 3)
    try folder.write("A/\u{1B}old.png", gray: 4)
    try folder.write("B/\u{1B}new.png", gray: 4)
    try folder.write("B/\u{1B}added.png", gray: 5)
    let output = diff(folder, "A", "B").output
    #expect(!output.contains("\u{1B}"))
    for name in ["same", "removed", "old", "new", "added"] {
      #expect(output.contains(#"\u{1b}\#(name).png"#))
    }
  }

  @Test func aFileThatCannotBeReachedIsNoMatch() throws {
    let folder = try Folder()
    try folder.write("A/same.png")
    try folder.write("B/same.png")
    let name = Array("\(folder.path)/A/x".utf8CString.dropLast()) + [-1, 46, 112, 110, 103, 0]
    let file = try #require(fopen(name, "w"))
    fclose(file)
    defer { remove(name) }
    #expect(diff(folder, "A", "B").status == 3)
  }

  @Test func foldersTooDeepToLookThroughAreNoMatch() throws {
    let folder = try Folder()
    let deep = String(repeating: "d/", count: 70)
    for (side, gray) in [("A", 1), ("B", 2)] {
      try folder.write("\(side)/same.png")
      try folder.write("\(side)/\(deep)x.png", gray: UInt8(gray))
    }
    #expect(diff(folder, "A", "B").status == 3)
  }

  @Test func convertingIsStable() throws {
    let folder = try Folder()
    try folder.write("a.png", marks: 4)
    let (first, second) = ("\(folder.path)/b.png", "\(folder.path)/c.png")
    #expect(run(["convert", "\(folder.path)/a.png", "-o", first]).status == 0)
    #expect(run(["convert", first, "-o", second]).status == 0)
    #expect(try FileSystem.read(first) == FileSystem.read(second))
    #expect(run(["convert", "\(folder.path)/none.png", "-o", second]).status == 3)
    #expect(run(["convert", first]).status == 2)
  }
}
