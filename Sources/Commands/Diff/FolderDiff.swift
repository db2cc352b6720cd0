import Files
import ImageDiff
import JSONValue
import Synchronization

/// `widthwise diff` on two folders.
struct FolderDiff {
  private let command: DiffCommand
  private let console: Console

  init(_ command: DiffCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  /// Compares, prints and writes pictures and report.
  func run(_ first: String, _ second: String) throws -> ExitStatus {
    let (expected, actual) = try (PictureFolder(first), PictureFolder(second))
    let bar = console.progressBar(of: expected.names.count, label: "Comparing")
    let failure = Mutex<FileError?>(nil)
    let comparison = FolderComparison(
      expected, actual, command.options, decoding: command.decoding
    ) { pair, files in
      if let output = command.output, let files, files.result.status != .match {
        do throws(FileError) {
          try write(pair, files, expected, actual, to: output)
        } catch { failure.withLock { $0 = $0 ?? error } }
      }
      bar.advance()
    }
    bar.finish()
    if let failure = failure.withLock({ $0 }) { throw failure }
    if let output = command.output { try writeReport(comparison, to: output) }
    report(comparison)
    return Self.status(of: comparison)
  }

  private func write(
    _ pair: FolderPairs.Pair, _ files: FileComparison, _ expected: PictureFolder,
    _ actual: PictureFolder, to output: String
  ) throws(FileError) {
    guard let comparison = files.comparison else { return }
    let pictures = [
      ("diff", comparison.file(command.kind, command.style)),
      ("expected", try FileSystem.read(expected.path(of: pair.name))),
      ("actual", try FileSystem.read(actual.path(of: pair.actualName))),
    ]
    for (role, bytes) in pictures {
      let path = "\(output)/\(role)/\(pair.name)"
      if let slash = path.lastIndex(of: "/") {
        try FileSystem.makeDirectory(String(path[..<slash]))
      }
      try FileSystem.write(bytes, to: path)
    }
  }

  private func writeReport(_ comparison: FolderComparison, to output: String) throws {
    try FileSystem.makeDirectory(output)
    try FileSystem.write(
      Array((comparison.json.text() + "\n").utf8), to: "\(output)/diff.json")
    try FileSystem.write(FolderReport(comparison).bytes, to: "\(output)/index.html")
  }

  private func report(_ comparison: FolderComparison) {
    console.print(json: comparison.json)
    for (pair, outcome) in comparison.outcomes {
      switch outcome {
      case .failed(let error):
        console.print(
          "\(console.styled("error", .red))  \(Console.visible("\(pair.name): \(error.message)"))")
      case .compared(let result) where result.status != .match:
        let lines = DiffText.lines(for: result, console)
        console.print("\(Console.visible(pair.name)): \(lines[0])")
        for line in lines.dropFirst() { console.print(line) }
      case .compared: break
      }
    }
    for name in comparison.added {
      console.print("\(console.styled("added", .yellow))  \(Console.visible(name))")
    }
    for name in comparison.removed {
      console.print("\(console.styled("removed", .yellow))  \(Console.visible(name))")
    }
    for move in comparison.renamed {
      let names = Console.visible("\(move.from) → \(move.to)")
      console.print("\(console.styled("renamed", .yellow))  \(names)")
    }
    console.print(Self.sentence(comparison))
    if let output = command.output { console.note("Report: \(output)/index.html") }
  }

  /// The whole in one sentence.
  static func sentence(_ comparison: FolderComparison) -> String {
    let summary = comparison.summary
    let parts = [
      (summary.matching, "match"), (summary.differing, "differ"),
      (summary.resized, "changed size"), (summary.failed, "could not be compared"),
      (comparison.added.count, "added"), (comparison.removed.count, "removed"),
      (comparison.renamed.count, "renamed"),
    ]
    let said = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return said.isEmpty ? "There is no PNG in either folder." : said.joined(separator: ", ") + "."
  }

  private static func status(of comparison: FolderComparison) -> ExitStatus {
    if comparison.outcomes.isEmpty { return .nothingCompared }
    let summary = comparison.summary
    if summary.failed > 0 { return .failure }
    let isSame =
      summary.matching == comparison.outcomes.count && comparison.added.isEmpty
      && comparison.removed.isEmpty && comparison.renamed.isEmpty
    return isSame ? .success : .differences
  }
}
