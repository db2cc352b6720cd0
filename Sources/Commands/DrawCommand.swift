import Drawing
import Files
import FontImpact
import Geometry
import JSONValue
import Pixels
import PNGCoding
import Rendering
import Typography

/// `widthwise draw`: paints drawings that are described in JSON.
package struct DrawCommand: Command {
  private static let output = Option(
    "--output", "-o", value: "PATH",
    help:
      "the PNG to write, \"-\" for standard output; for several drawings the folder for their PNGs")
  private static let displayList = Option(
    "--display-list",
    help:
      "prints the drawing commands instead of painting, or writes them to PATH; "
      + "with --json as a drawing in JSON")
  private static let font = Option(
    "--font", value: "FILE", isRepeatable: true,
    help: "a font that the drawings name and that is not declared (FILE@wght=600 for a variation)")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "draw", summary: "Paints drawings described in JSON.",
    discussion: """
      FILE holds one drawing or an array of them; "-" reads standard input. Each drawing has \
      "width", "height", "background" and "ops" (fill, stroke, image, text, glyphs, clip, \
      transform, layer). An array is painted to PATH/ID.png. FILE may also be what --display-list \
      printed, here or of "render".
      """,
    operands: [.init("FILE", help: "the drawings")], options: [output, displayList, font])

  private let file: String
  private let output: String?
  private let fontFiles: [String]
  private let printsDisplayList: Bool

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    file = arguments.operands[0]
    fontFiles = arguments.strings(Self.font)
    output = arguments.string(Self.output)
    printsDisplayList = arguments.has(Self.displayList)
    try PictureFile.checkStreams(output, of: Self.output, arguments)
    if output == nil && !printsDisplayList {
      throw .conflict(
        "\"draw\" needs to know where to paint; add -o out.png, or --display-list to print text.")
    }
  }

  /// Paints or prints the drawings.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let bytes =
      try file == "-" ? FileSystem.readStandardInput() : FileSystem.read(file)
    let fonts = try fontFiles.map { try FontSelection.instance($0) }
    let document: DrawingDocument
    do {
      document = try DrawingDocument(reading: bytes, fonts: DrawingFonts(files: fonts))
    } catch {
      throw CommandFailure("\(file) is not a drawing: \(error.message).")
    }
    if let output, !printsDisplayList {
      try paint(document, to: output, in: context)
    } else {
      try list(document, in: context)
    }
    return report(document, in: context)
  }

  /// Says which characters have no font; their boxes are no success.
  @MainActor
  private func report(_ document: DrawingDocument, in context: CommandContext) -> ExitStatus {
    for drawing in document.drawings where !drawing.missing.isEmpty {
      let list = SceneFaults.names(of: drawing.missing)
      context.console.error(
        "Drawing \"\(drawing.id)\": no font has \(list.joined(separator: ", ")), which is drawn as a box; "
          + "add a font that has it with --font.")
    }
    return document.drawings.allSatisfy(\.missing.isEmpty) ? .success : .differences
  }

  /// Prints the drawing commands, or writes them where a file is given.
  private func list(_ document: DrawingDocument, in context: CommandContext) throws {
    let drawings = document.drawings.map { $0.list.json(id: document.isArray ? $0.id : nil) }
    let json = document.isArray ? .array(drawings) : drawings.first ?? JSON.null
    let text = document.drawings.map { $0.list.dump() }.joined()
    if let output {
      let content = context.console.isJSON ? json.text() + "\n" : text
      try context.console.write(Array(content.utf8), to: output)
    } else if !context.console.isJSON {
      context.console.write(text)
    }
    context.console.print(json: json)
  }

  /// Paints every drawing before the first file is written, so that an error leaves none behind.
  private func paint(
    _ document: DrawingDocument, to output: String, in context: CommandContext
  ) throws {
    let isFolder = document.isArray || FileSystem.kind(of: output) == .directory
    if isFolder && output == "-" {
      throw CommandFailure(
        "Several drawings do not fit into one stream; give --output a folder.", status: .usage)
    }
    let renderer = Renderer()
    var files: [(id: String, file: PictureFile)] = []
    for drawing in document.drawings {
      let picture: Pixmap
      do {
        picture = try renderer.render(drawing.list)
      } catch {
        throw CommandFailure("\(file), drawing \"\(drawing.id)\": \(error.message).")
      }
      let path = isFolder ? "\(output)/\(drawing.id).png" : output
      files.append(
        (
          drawing.id,
          PictureFile(picture.straight(), scale: drawing.list.scale, to: path)
        ))
    }
    if isFolder { try FileSystem.makeDirectory(output) }
    for (_, file) in files { try file.write(to: context.console) }
    let entries = files.map { id, file in
      JSON.object([.init("id", .string(id))] + file.members)
    }
    context.console.print(
      json: document.isArray ? ["drawings": .array(entries)] : entries.first ?? .null)
  }
}
