import Files
import JSONValue
import PNGCoding
import Pixels

/// `widthwise convert`: brings any PNG into the canonical form.
package struct ConvertCommand: Command {
  private static let output = Option(
    "--output", "-o", value: "OUT.png",
    help: "the PNG to write, \"-\" for standard output; may be the one that is read")
  private static let fast = Option("--fast", help: "compresses less and sooner")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "convert", summary: "Writes a PNG in the canonical form.",
    discussion: """
      8 bits, straight alpha, no colour chunks; the same pixels give the same bytes. 16-bit \
      samples keep their high byte. The file carries hashes of its pixels, so that comparing it \
      needs no decoding.
      """,
    operands: [.init("IN.png", help: "the PNG to read; \"-\" is standard input")],
    options: [output, fast])

  private let input: String
  private let output: String
  private let level: PNGEncoder.Level

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    input = arguments.operands[0]
    guard let output = arguments.string(Self.output) else {
      throw .conflict("\"convert\" needs to know where to write; add -o OUT.png.")
    }
    try PictureFile.checkStreams(output, of: Self.output, arguments)
    self.output = output
    level = arguments.has(Self.fast) ? .fast : .small
  }

  /// Reads, encodes, writes.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let isStream = input == "-"
    let bytes = try isStream ? FileSystem.readStandardInput() : FileSystem.read(input)
    let picture = try PNGDecoder.decode(bytes, file: isStream ? "standard input" : input)
    let file = PNGEncoder.encode(picture, level: level, isStamped: true)
    try context.console.write(file, to: output)
    if output == "-" { return .success }
    context.console.print(
      "\(output): \(picture.width) × \(picture.height) pixels, \(file.count) bytes")
    context.console.print(
      json: .members([
        "file": .string(output), "width": .integer(picture.width),
        "height": .integer(picture.height), "bytes": .integer(file.count),
        "sha256": .string(PixelDigest(of: picture).description),
      ]))
    return .success
  }
}
