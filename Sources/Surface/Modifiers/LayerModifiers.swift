import Drawing
import Geometry
import LayoutEngine

/// Views in front of or behind each node of the content.
nonisolated struct DecorationModifier<Decoration: View>: ViewModifier {
  typealias Body = Never
  let decoration: Decoration
  let alignment: Alignment
  let isBackground: Bool

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    content.resolved(in: inputs).map { node in
      let place = inputs.at(.position(isBackground ? -4 : -5)).inside(nil)
      let layers = decoration.resolved(in: place)
      let group =
        layers.nodes.count > 1
        ? [layers.single(in: inputs, alignment: alignment.pair)] : layers.nodes
      return LayoutNode(
        isBackground ? "background" : "overlay",
        rule: DecorationRule(alignment: alignment.pair, isBackground: isBackground),
        children: [node] + group, wraps: true)
    }
  }
}

extension View {
  /// Views behind this one, offered its size.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(
      DecorationModifier(decoration: content(), alignment: alignment, isBackground: true))
  }

  /// A view behind this one, offered its size.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(DecorationModifier(decoration: background, alignment: alignment, isBackground: true))
  }

  /// A style behind this view.
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      DecorationModifier(
        decoration: FilledShape(shape: Rectangle(), style: style, rule: .nonZero),
        alignment: .center, isBackground: true))
  }

  /// A filled shape behind this view.
  public nonisolated func background<Style: ShapeStyle, Background: Shape>(
    _ style: Style, in shape: Background, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      DecorationModifier(
        decoration: shape.fill(style, style: fillStyle), alignment: .center, isBackground: true))
  }

  /// Views in front of this one, offered its size.
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(
      DecorationModifier(decoration: content(), alignment: alignment, isBackground: false))
  }

  /// A view in front of this one, offered its size.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(DecorationModifier(decoration: overlay, alignment: alignment, isBackground: false))
  }

  /// A style in front of this view.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      DecorationModifier(
        decoration: FilledShape(shape: Rectangle(), style: style, rule: .nonZero),
        alignment: .center, isBackground: false))
  }

  /// A filled shape in front of this view.
  public nonisolated func overlay<Style: ShapeStyle, Overlay: Shape>(
    _ style: Style, in shape: Overlay, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      DecorationModifier(
        decoration: shape.fill(style, style: fillStyle), alignment: .center, isBackground: false))
  }

  /// A line inside of the view's bounds, in points.
  public nonisolated func border<Style: ShapeStyle>(
    _ style: Style, width: CGFloat = 1
  ) -> some View {
    modifier(
      DecorationModifier(
        decoration: Rectangle().strokeBorder(style, lineWidth: width), alignment: .center,
        isBackground: false))
  }
}
