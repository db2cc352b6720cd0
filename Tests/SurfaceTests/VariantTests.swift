import Drawing
import Geometry
import LayoutEngine
import Pixels
import Surface
import Testing
import Typography

/// Circumstances of a picture: each is environment, and programs see it.
@MainActor
@Suite struct VariantTests {
  private func environment(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var environment = EnvironmentValues()
    change(&environment)
    return environment
  }

  private struct Row: View {
    var body: some View {
      HStack(spacing: 6) {
        Circle().frame(width: 20, height: 20).accessibilityIdentifier("dot")
        Color.red.frame(width: 40, height: 10)
          .overlay(alignment: .leading) {
            Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("mark")
          }
          .accessibilityIdentifier("bar")
        Spacer()
      }
      .padding(.leading, 10)
    }
  }

  /// Everything 10 … from the leading edge stands that far from the right.
  @Test func viewsAreMirrored() throws {
    let plain = try Laboratory(Row()).layout(width: 200, height: 20)
    #expect(try plain.frame("dot") == Rect(x: 10, y: 0, width: 20, height: 20))
    #expect(try plain.frame("mark") == Rect(x: 36, y: 5, width: 10, height: 10))
    let mirrored = try Laboratory(
      Row(), environment: environment { $0.layoutDirection = .rightToLeft }
    ).layout(width: 200, height: 20)
    #expect(try mirrored.frame("dot") == Rect(x: 170, y: 0, width: 20, height: 20))
    #expect(try mirrored.frame("bar") == Rect(x: 124, y: 5, width: 40, height: 10))
    #expect(try mirrored.frame("mark") == Rect(x: 154, y: 5, width: 10, height: 10))
  }

  private struct Sized: View {
    var body: some View {
      VStack(spacing: 0) {
        Text("ab").font(.custom("Widthwise Box", size: 16)).accessibilityIdentifier("relative")
        Text("ab").font(.custom("Widthwise Box", fixedSize: 16)).accessibilityIdentifier("fixed")
      }
    }
  }

  /// The body size of 17 becomes 19 at xLarge and 14 at xSmall: 16 becomes 18 and 13 in whole points.
  @Test(arguments: [(DynamicTypeSize.xLarge, 18.0), (.xSmall, 13), (.large, 16)])
  func textFollowsTheReadersSize(size: DynamicTypeSize, height: Double) throws {
    let layout = try Laboratory(Sized(), environment: environment { $0.dynamicTypeSize = size })
      .layout(width: 200, height: 100)
    #expect(try layout.frame("relative").height == height)
    #expect(try layout.frame("fixed").height == 16)
  }

  private struct Circumstances: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.locale) private var locale
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.displayScale) private var scale
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      Text(
        verbatim:
          "\(scheme) \(locale.identifier) \(reduceMotion) \(scale) \(direction) \(size)"
      )
      .accessibilityIdentifier("all")
    }
  }

  @Test func programsSeeTheirCircumstances() throws {
    let values = environment {
      $0.colorScheme = .dark
      $0.locale = Locale(identifier: "de_DE")
      $0.values.reduceMotion = true
      $0.displayScale = 2
      $0.layoutDirection = .rightToLeft
      $0.dynamicTypeSize = .accessibility1
    }
    let layout = try Laboratory(Circumstances(), environment: values).layout(width: 500, height: 50)
    #expect(
      layout.node(id: "all")?.text == "dark de_DE true 2.0 rightToLeft accessibility1")
  }

  @Test(arguments: [("en_US", "1,234,567"), ("de_DE", "1.234.567"), ("de_CH", "1’234’567")])
  func numbersAreWrittenAsTheLanguageDoes(language: String, text: String) throws {
    let view = Text("\(1_234_567)").accessibilityIdentifier("number")
    let values = environment { $0.locale = Locale(identifier: language) }
    let layout = try Laboratory(view, environment: values).layout(width: 500, height: 50)
    #expect(layout.node(id: "number")?.text == text)
  }

  /// The dark palette's blue is 10, 132, 255; its label is white.
  @Test func coloursFollowTheScheme() throws {
    let session = Session(texts: TextResolver(source: .library(try FontLibrary.bundled)))
    let node = session.resolve(
      Color.blue, environment: environment { $0.colorScheme = .dark })
    let placed = PlacedView(root: node, in: LengthSize(Size(width: 10, height: 10)))
    let items = DisplayListBuilder(scale: 1).items(of: placed)
    guard case .fill(_, _, .color(let color))? = items.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect([color.red, color.green, color.blue] == [10, 132, 255])
  }
}
