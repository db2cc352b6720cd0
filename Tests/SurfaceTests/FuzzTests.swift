import Geometry
import LayoutEngine
import Surface
import Testing

/// Whatever numbers a program gives and whatever its layouts answer: no trap, and finite frames.
@MainActor
@Suite struct FuzzTests {
  /// A generator whose numbers are the same in every run (SplitMix64, public domain).
  struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Numbers that programs get wrong, among ordinary ones.
  nonisolated static let numbers: [CGFloat] = [
    0, 1, 7.5, 40, 300, -1, -40, 1e-12, 1e12, 1e308, -1e308, .infinity, -.infinity, .nan,
  ]

  /// A layout that answers and places with such numbers, and offers them to its views.
  struct WildLayout: Layout {
    var seed: UInt64

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      var random = Seeded(state: seed)
      let offered = ProposedViewSize(width: number(&random), height: number(&random))
      for subview in subviews { _ = subview.sizeThatFits(offered) }
      return CGSize(width: number(&random), height: number(&random))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var random = Seeded(state: seed &+ 1)
      for subview in subviews {
        subview.place(
          at: CGPoint(x: number(&random), y: number(&random)),
          anchor: UnitPoint(x: number(&random), y: number(&random)),
          proposal: ProposedViewSize(width: number(&random), height: number(&random)))
      }
    }

    private func number(_ random: inout Seeded) -> CGFloat {
      FuzzTests.numbers.randomElement(using: &random) ?? 0
    }
  }

  private func number(_ random: inout Seeded) -> CGFloat {
    FuzzTests.numbers.randomElement(using: &random) ?? 0
  }

  private func perhaps(_ random: inout Seeded) -> CGFloat? {
    Bool.random(using: &random) ? number(&random) : nil
  }

  private func tree(_ depth: Int, _ random: inout Seeded) -> AnyView {
    guard depth > 0 else { return leaf(&random) }
    let children = (0..<Int.random(in: 0...3, using: &random)).map { _ in tree(depth - 1, &random) }
    let content = ForEach(0..<children.count) { children[$0] }
    let spacing = perhaps(&random)
    let view: AnyView =
      switch Int.random(in: 0..<11, using: &random) {
      case 0: AnyView(HStack(alignment: .firstTextBaseline, spacing: spacing) { content })
      case 1: AnyView(VStack(alignment: .trailing, spacing: spacing) { content })
      case 2: AnyView(ZStack(alignment: .bottomTrailing) { content })
      case 3: AnyView(Flow(spacing: spacing ?? 8) { content })
      case 4: AnyView(ViewThatFits(in: .horizontal) { content })
      case 5: AnyView(ScrollView([.horizontal, .vertical]) { content })
      case 6:
        AnyView(
          Grid(horizontalSpacing: spacing, verticalSpacing: perhaps(&random)) {
            GridRow { content }
            content
            GridRow { content }
          })
      case 7:
        AnyView(
          LazyVGrid(
            columns: [
              GridItem(.adaptive(minimum: number(&random), maximum: number(&random))),
              GridItem(.flexible(minimum: number(&random)), spacing: spacing),
              GridItem(.fixed(number(&random))),
            ], spacing: spacing
          ) { content })
      case 8: AnyView(WildLayout(seed: random.next()) { content })
      case 9:
        AnyView(
          GeometryReader { proxy in
            children.first.frame(width: proxy.size.width / 2)
          })
      default: AnyView(List { content })
      }
    return modified(view, &random)
  }

  private func leaf(_ random: inout Seeded) -> AnyView {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: AnyView(Color.red)
    case 1: AnyView(Circle())
    case 2: AnyView(Spacer(minLength: perhaps(&random)))
    case 3: AnyView(Divider())
    case 4: AnyView(Text("Some text").font(.system(size: number(&random))))
    default: AnyView(EmptyView())
    }
  }

  private func modified(_ view: AnyView, _ random: inout Seeded) -> AnyView {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: AnyView(view.padding(number(&random)))
    case 1: AnyView(view.frame(width: perhaps(&random), height: perhaps(&random)))
    case 2:
      AnyView(
        view.frame(
          minWidth: perhaps(&random), idealWidth: perhaps(&random), maxWidth: perhaps(&random),
          minHeight: perhaps(&random), idealHeight: perhaps(&random),
          maxHeight: perhaps(&random)))
    case 3: AnyView(view.fixedSize())
    case 4: AnyView(view.aspectRatio(perhaps(&random), contentMode: .fit))
    case 5: AnyView(view.aspectRatio(number(&random), contentMode: .fill))
    case 6: AnyView(view.position(x: number(&random), y: number(&random)))
    case 7: AnyView(view.offset(x: number(&random), y: number(&random)))
    case 8: AnyView(view.overlay(alignment: .topTrailing) { Color.blue })
    case 9: AnyView(view.layoutPriority(Double(number(&random))))
    case 10:
      AnyView(view.alignmentGuide(.trailing) { [value = number(&random)] _ in value })
    default:
      AnyView(
        view.padding(
          EdgeInsets(top: number(&random), leading: number(&random), bottom: 0, trailing: 1)))
    }
  }

  @Test(arguments: 0..<40) func framesAreFinite(seed: Int) throws {
    var random = Seeded(state: UInt64(seed))
    for _ in 0..<10 {
      let laboratory = try Laboratory(tree(4, &random))
      for (width, height) in [(0.0, 0.0), (320, 200), (1e6, 1)] {
        for node in laboratory.layout(width: width, height: height).nodes {
          let frame = node.frame.value
          #expect(
            frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
              && frame.height.isFinite && frame.width >= 0 && frame.height >= 0,
            "\(node.view) \(frame)")
        }
      }
    }
  }

  /// Whatever is offered, the answer is no NaN and not below 0.
  @Test(arguments: 0..<20) func answersAreNumbers(seed: Int) throws {
    var random = Seeded(state: UInt64(1000 + seed))
    for _ in 0..<10 {
      let node = try Laboratory(tree(3, &random)).node
      for width in [nil, 0, 10, .infinity] as [Double?] {
        for height in [nil, 0, 10, .infinity] as [Double?] {
          let size = node.size(
            ProposedSize(width: width.map { Length($0) }, height: height.map { Length($0) })
          ).value
          #expect(size.width >= 0 && size.height >= 0, "\(size)")
        }
      }
    }
  }
}
