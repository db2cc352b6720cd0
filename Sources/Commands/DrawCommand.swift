import Drawing
import Files
import JSONValue
import Pixels
import PNGCoding
import Rendering
import Typography

/// `widthwise draw`: paints drawings that are described in JSON.
package struct DrawCommand: Command {
  private static let output = Option(
    "--output", "-o", value: "PATH",
    help: "the PNG to write; for several drawings the folder for their PNGs")
  private static let displayList = Option(
    "--display-list", help: "prints the drawing commands as text instead of painting")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "draw", summary: "Paints drawings described in JSON.",
    discussion: """
      FILE holds one drawing or an array of them; "-" reads standard input. Each drawing has \
      "width", "height", "background" and "ops" (fill, stroke, image, glyphs, clip, transform, \
      layer). An array is painted to PATH/ID.png.
      """,
    operands: [.init("FILE", help: "the drawings")], options: [output, displayList])

  private let file: String
  private let output: String?

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    file = arguments.operands[0]
    output = arguments.has(Self.displayList) ? nil : arguments.string(Self.output)
    if output == nil && !arguments.has(Self.displayList) {
      throw .conflict(
        "\"draw\" needs to know where to paint; add -o out.png, or --display-list to print text.")
    }
  }

  /// Paints or prints the drawings.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let bytes =
      try file == "-" ? FileSystem.readStandardInput() : FileSystem.read(file)
    let document: DrawingDocument
    do {
      document = try DrawingDocument(parsing: bytes, fonts: Self.font)
    } catch {
      throw CommandFailure("\(file) is not a drawing: \(error.message).")
    }
    guard let output else {
      for drawing in document.drawings { context.console.write(drawing.list.dump()) }
      return .success
    }
    try paint(document, to: output)
    return .success
  }

  /// Paints every drawing before the first file is written, so that an error leaves none behind.
  private func paint(_ document: DrawingDocument, to output: String) throws {
    let isFolder = document.isArray || FileSystem.kind(of: output) == .directory
    let renderer = Renderer()
    var files: [(path: String, bytes: [UInt8])] = []
    for drawing in document.drawings {
      let picture: Pixmap
      do {
        picture = try renderer.render(drawing.list)
      } catch {
        throw CommandFailure("\(file), drawing \"\(drawing.id)\": \(error.message).")
      }
      let path = isFolder ? "\(output)/\(drawing.id).png" : output
      files.append((path, PNGEncoder.encode(picture.straight())))
    }
    if isFolder { try FileSystem.makeDirectory(output) }
    for (path, bytes) in files { try FileSystem.write(bytes, to: path) }
  }

  /// A declared font by its family.
  private static func font(named name: String) -> FontInstance? {
    try? FontLibrary.bundled.instance(family: name)
  }
}
