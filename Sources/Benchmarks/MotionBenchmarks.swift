import Drawing
import Geometry
import LayoutEngine
import Scenes
import Surface
import Typography

/// Lists of many rows that are filtered with an animation.
@MainActor
package enum MotionBenchmarks {
  /// All of them; fails where the fonts are not found.
  ///
  /// Programs are started when a benchmark first runs, so that those that are not asked for cost
  /// nothing.
  package static func all() throws -> [Benchmark] {
    let fonts = try FontLibrary.bundled
    return [100, 1000, 10_000].flatMap { count -> [Benchmark] in
      [
        benchmark("filter \(count) rows, first frame", count, fonts) { try $0.step() },
        benchmark("frame of \(count) rows on their way", count, fonts) {
          try $0.frame(after: ["even"])
        },
        benchmark("frame of 20 rows left of \(count)", count, fonts) {
          try $0.frame(after: ["few", "fewer"])
        },
      ]
    }
  }

  private static func benchmark(
    _ name: String, _ count: Int, _ fonts: FontLibrary,
    _ round: @escaping @MainActor (MovingList) throws -> UInt64
  ) -> Benchmark {
    let list = MovingList(count: count, fonts: fonts)
    return Benchmark(name) { try MainActor.assumeIsolated { try round(list) } }
  }
}

/// A program with many rows, which is started when a benchmark first runs.
@MainActor
private final class MovingList {
  private let count: Int
  private let fonts: FontLibrary
  private var running: SceneStage?
  private var instant = 0
  private static let window = Size(width: 480, height: 480)

  init(count: Int, fonts: FontLibrary) {
    self.count = count
    self.fonts = fonts
  }

  private func start() throws -> SceneStage {
    let count = count
    let scene = SceneDefinition(name: "rows", variants: []) { AnyView(RowsProgram(count: count)) }
    return try SceneStage(
      scene, variant: SceneVariant(size: Self.window),
      texts: TextResolver(source: .library(fonts)))
  }

  /// Takes a step and lays out its first frame: both states are laid out and matched.
  func step() throws -> UInt64 {
    let stage = try running ?? start()
    running = stage
    instant += 1
    try stage.perform(.fill("Filter", with: instant.isMultiple(of: 2) ? "" : "even"))
    return sum(stage.displayList(in: Self.window, at: 0))
  }

  /// Another instant of the transition that the last of the queries starts.
  func frame(after queries: [String]) throws -> UInt64 {
    let stage = try running ?? start()
    if running == nil {
      for query in queries { try stage.perform(.fill("Filter", with: query)) }
      running = stage
    }
    instant = (instant + 1) % 20
    return sum(stage.displayList(in: Self.window, at: 0.01 + Double(instant) * 0.01))
  }

  /// How many commands draw the window: those of the rows in sight, however many there are in all.
  private func sum(_ list: DisplayList) -> UInt64 { UInt64(count(list.items)) }

  private func count(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { sum, item in
      switch item {
      case .clip(_, _, let inner), .layer(_, let inner), .transform(_, let inner):
        sum + count(inner)
      case .fill, .stroke, .glyphs, .image: sum + 1
      }
    }
  }
}

/// Rows that a text field filters.
private struct RowsProgram: View {
  let count: Int
  @State private var query = ""

  private var shown: [Int] {
    switch query {
    case "even": (0..<count).filter { $0.isMultiple(of: 2) }
    case "few": Array(0..<20)
    case "fewer": Array(0..<10)
    default: Array(0..<count)
    }
  }

  var body: some View {
    let shown = shown
    VStack {
      TextField("Filter", text: $query)
      ScrollView {
        VStack(spacing: 4) {
          ForEach(shown, id: \.self) { number in
            HStack {
              Text(verbatim: "Row \(number)")
              Spacer()
              Text(verbatim: number.isMultiple(of: 2) ? "even" : "odd")
            }
            .padding(6)
            .background(RoundedRectangle(cornerRadius: 6).fill(Color.blue.opacity(0.1)))
          }
        }
        .animation(.easeInOut(duration: 0.22), value: shown)
      }
    }
  }
}
