import Geometry
import LayoutEngine

extension View {
  /// Accepted: a picture has no unsafe area.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Accepted: a picture has no unsafe area.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Keeps a view at the upper or lower edge and gives this one what is left.
  public nonisolated func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      InsetModifier(
        inset: content(), isFirst: edge == .top,
        rule: StackRule(
          axis: .vertical, alignment: alignment.key,
          gap: spacing.sound ?? SpacingPreference.standardGap)))
  }

  /// Keeps a view at the leading or trailing edge and gives this one what is left.
  public nonisolated func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      InsetModifier(
        inset: content(), isFirst: edge == .leading,
        rule: StackRule(
          axis: .horizontal, alignment: alignment.key,
          gap: spacing.sound ?? SpacingPreference.standardGap)))
  }

  /// Keeps a distance to the given sides, in points; 16 where none is given.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { padding(edges, length) }

  /// Keeps a distance to all sides, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Keeps the distance of the platform's windows to the given sides, in points; 16 where none is given.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// A style behind the view in a shape, in the ground of windows.
  public nonisolated func background<Background: Shape>(
    in shape: Background, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws the view larger or smaller along each axis; layout does not notice.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Sets the light or dark palette for the view and all inside of it.
  public nonisolated func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    modifier(EnvironmentModifier { if let scheme { $0.colorScheme = scheme } })
  }

  /// Sets the reader's preferred text size for the view and all inside of it.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the reader's preferred text size in a range for the view and all inside of it.
  public nonisolated func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    transformEnvironment(\.dynamicTypeSize) {
      $0 = Swift.min(Swift.max($0, range.lowerBound), range.upperBound)
    }
  }

  /// Mirrors the view, where the environment's direction asks for it; views mirror by themselves.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorModifier(isEnabled: enabled))
  }
}

/// A view beside another one that gets what is left.
nonisolated struct InsetModifier<Inset: View>: ViewModifier {
  typealias Body = Never
  let inset: Inset
  let isFirst: Bool
  let rule: StackRule

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let inner = content.resolved(in: inputs).single(in: inputs)
    let limits = FlexFrameRule.Limits(maximum: .infinity)
    let filling = LayoutNode(
      "frame",
      rule: FlexFrameRule(
        width: rule.axis == .horizontal ? limits : FlexFrameRule.Limits(),
        height: rule.axis == .vertical ? limits : FlexFrameRule.Limits(), alignment: .center),
      children: [inner], wraps: true)
    let place = inputs.at(.position(-15)).inside(rule.axis)
    let edge = inset.resolved(in: place).single(in: place)
    edge.traits.priority = 1
    return ViewOutputs(
      inputs.node(
        "safeAreaInset", rule: rule, children: isFirst ? [edge, filling] : [filling, edge]))
  }
}

/// Draws a view mirrored where lines run from the right.
nonisolated struct MirrorModifier: ViewModifier {
  typealias Body = Never
  let isEnabled: Bool

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    guard isEnabled, inputs.environment.layoutDirection == .rightToLeft else {
      return content.resolved(in: inputs)
    }
    return content.scaleEffect(x: -1, y: 1).resolved(in: inputs)
  }
}

/// Parts of a window that something may cover.
public nonisolated struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt
  /// Parts from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the like.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
