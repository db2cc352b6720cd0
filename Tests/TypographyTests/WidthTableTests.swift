import JSONValue
import Testing
import Typography

/// The widths that HarfBuzz 15 gives through its Python binding, for 60 strings in four fonts.
@Suite struct WidthTableTests {
  struct Row: CustomTestStringConvertible {
    var file: String
    var sha256: String
    var id: String
    var text: String
    var widths: [(size: Double, width: Double)]
    var notdefCount: Int
    var testDescription: String { "\(file) \(id)" }
  }

  static func rows() throws -> [Row] {
    var rows: [Row] = []
    for font in try JSONNode(parsing: Fixtures.bytes("widths.json")).member("fonts").array() {
      let (file, sha256) = (try font.member("file").string(), try font.member("sha256").string())
      for string in try font.member("strings").array() {
        rows.append(
          Row(
            file: file, sha256: sha256, id: try string.member("id").string(),
            text: try string.member("text").string(),
            widths: try string.member("px").members().map {
              (size: Double($0.name) ?? 0, width: try $0.node.number())
            },
            notdefCount: try string.optional("notdef")?.integer() ?? 0))
      }
    }
    return rows
  }

  @Test func widthsMatchHarfBuzzAtEverySize() throws {
    var (compared, skipped) = (0, Set<String>())
    var fonts: [String: FontInstance] = [:]
    for row in try Self.rows() {
      guard let font = fonts[row.sha256] ?? Fixtures.font(file: row.file, sha256: row.sha256)
      else {
        skipped.insert(row.file)
        continue
      }
      fonts[row.sha256] = font
      for (size, expected) in row.widths {
        let style = TextStyle(fonts: [font], size: size)
        let width = TextShaper.shared.width(of: row.text, style: style)
        #expect(abs(width - expected) <= 1e-6, "\(row.testDescription) at \(size)")
        compared += 1
      }
      let shaped = TextShaper.shared.shape(row.text, style: TextStyle(fonts: [font], size: 14))
      #expect(
        shaped.glyphs.count { $0.id == 0 } == row.notdefCount, "\(row.testDescription)")
      #expect(shaped.missing.isEmpty == (row.notdefCount == 0), "\(row.testDescription)")
    }
    if !skipped.isEmpty { print("skipped, not installed: \(skipped.sorted())") }
    print("compared \(compared) widths")
  }
}
