import Files
import ImageDiff
import JSONValue
import PNGCoding

/// `widthwise diff`: compares PNG files made by whatever program.
package struct DiffCommand: Command {
  /// Its name, operands and options.
  package static let table = DiffTable.table

  let options: DiffOptions
  let style: DiffPictureStyle
  let kind: DiffPictureKind
  let output: String?
  let decoding: FileComparison.Decoding
  private let operands: [String]
  private let compatibility: ExitCompatibility?
  private let failsOnLayout: Bool
  private let isServer: Bool
  private let serverDefaults: [String]

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    options = try DiffOptions(arguments)
    style = try DiffPictureStyle(for: options.profile, arguments)
    kind = try arguments.choice(DiffTable.picture) ?? .diff
    output = arguments.string(DiffTable.output)
    decoding = try arguments.choice(DiffTable.decode) ?? .auto
    compatibility = try arguments.choice(DiffTable.compatibility)
    failsOnLayout = arguments.has(DiffTable.failOnLayout)
    operands = arguments.operands
    isServer = arguments.has(DiffTable.server)
    serverDefaults = isServer ? Self.words(of: arguments) : []
    guard !isServer || operands.isEmpty else {
      throw .conflict("--server takes its files from requests; leave out A and B.")
    }
    guard isServer || operands.count == 2 else {
      throw .missingOperand(name: operands.isEmpty ? "A" : "B", command: "diff")
    }
  }

  /// Compares, prints and draws.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    if isServer {
      DiffServer(defaults: serverDefaults, console: context.console).run()
      return .success
    }
    do {
      return try compare(operands[0], operands[1], context.console)
    } catch let error as any UserFacingError {
      context.console.print(
        json: .members(["status": .string("error"), "message": .string(error.message)]))
      throw error
    }
  }

  private func compare(
    _ first: String, _ second: String, _ console: Console
  ) throws -> ExitStatus {
    for path in [first, second] where path != "-" && FileSystem.kind(of: path) == nil {
      throw CommandFailure("There is no file or folder \"\(path)\"; check the path.")
    }
    let areFolders = [first, second].map { FileSystem.kind(of: $0) == .directory }
    guard areFolders[0] == areFolders[1] else {
      throw CommandFailure(
        "\"\(first)\" and \"\(second)\" are a file and a folder; give two files or two folders.",
        status: .usage)
    }
    guard areFolders[0] else { return try comparePair(first, second, console) }
    return try FolderDiff(self, console).run(first, second)
  }

  /// The record of one request to the server, and its picture where one is asked for.
  func result(threads: Int, isWanted: () -> Bool) throws -> DiffResult {
    let files = try FileComparison(
      operands[0], operands[1], options, decoding: decoding, threads: threads)
    if let output, isWanted() { try draw(files, operands[0], to: output) }
    return files.result
  }

  /// The options that were given, as arguments for requests; flags and values alike.
  private static func words(of arguments: Arguments) -> [String] {
    var words: [String] = []
    for option in DiffTable.table.options where option != DiffTable.server {
      guard arguments.has(option) else { continue }
      if option.placeholder == nil {
        words.append(option.name)
      } else {
        words += arguments.strings(option).map { "\(option.name)=\($0)" }
      }
    }
    return words
  }

  private func comparePair(
    _ first: String, _ second: String, _ console: Console
  ) throws -> ExitStatus {
    let files = try FileComparison(first, second, options, decoding: decoding)
    if let output { try draw(files, first, to: output) }
    console.print(json: files.result.json)
    for line in DiffText.lines(for: files.result, console) { console.print(line) }
    for note in files.result.notes { console.note("note: \(note)") }
    return status(of: files.result)
  }

  /// Writes the picture; equal files that were not decoded are decoded for it.
  private func draw(_ files: FileComparison, _ first: String, to path: String) throws {
    let comparison = try files.comparison ?? equalPictures(first)
    try FileSystem.write(comparison.file(kind, style), to: path)
  }

  private func equalPictures(_ path: String) throws -> DiffComparison {
    let picture = try PNGDecoder.decode(FileSystem.read(path), file: path)
    return ImageDiffer(options).compare(picture, picture)
  }

  private func status(of result: DiffResult) -> ExitStatus {
    if let compatibility {
      return compatibility.status(of: result, failsOnLayout: failsOnLayout)
    }
    return result.status == .match ? .success : .differences
  }
}

extension PNGError: UserFacingError {}
extension PictureFileError: UserFacingError {}
