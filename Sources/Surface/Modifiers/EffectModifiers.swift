import Drawing
import Geometry
import LayoutEngine
import Pixels

extension View {
  private nonisolated func effect(
    _ name: String, _ effect: @escaping @MainActor (ViewInputs) -> Effect
  ) -> some View {
    modifier(EffectModifier(name: name, effect: effect))
  }

  /// Lets the given share of the view show, 0…1.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    let limited = opacity > 0 ? Swift.min(opacity, 1) : 0
    return effect("opacity") { _ in Effect(opacity: limited) }
  }

  /// Cuts off what stands outside of the view's bounds.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    effect("clipped") { _ in Effect(clips: true) }
  }

  /// Shows the view inside of a shape only.
  public nonisolated func clipShape<Content: Shape>(
    _ shape: Content, style: FillStyle = FillStyle()
  ) -> some View {
    effect("clipShape") { _ in
      Effect(reach: 0) { context, items in
        let outline = shape.outline(in: CGRect(context.rect)).outline
        return [.clip(outline, style.isEOFilled ? .evenOdd : .nonZero, items)]
      }
    }
  }

  /// Rounds the view's corners, in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Draws the view turned; layout does not notice.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    effect("rotationEffect") { _ in
      Effect(
        movable: MovableEffect([angle.degrees, Double(anchor.x), Double(anchor.y)]) {
          values, context, items in
          let center = UnitPoint(x: values[1], y: values[2]).point(in: context.rect)
          return [.transform(.rotation(degrees: values[0], about: center), items)]
        })
    }
  }

  /// Draws the view larger or smaller; layout does not notice.
  public nonisolated func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view larger or smaller along each axis; layout does not notice.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    effect("scaleEffect") { _ in
      .scaling(x: Double(x), y: Double(y), anchor: anchor)
    }
  }

  /// A blurred copy of the view below it.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect("shadow") { inputs in
      let resolved: Pixels.Color = color.resolved(in: inputs.environment)
      let shadow = Layer.Shadow(
        color: resolved, radius: Double(radius), offset: Point(x: Double(x), y: Double(y)))
      let distance = Swift.max(abs(Double(x)), abs(Double(y)))
      return Effect(reach: Effect.reach(ofBlur: Double(radius)) + distance) { _, items in
        [.layer(Layer(shadow: shadow), items)]
      }
    }
  }

  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect("blur") { _ in
      Effect(reach: Effect.reach(ofBlur: Double(radius))) { _, items in
        [.layer(Layer(blur: Double(radius)), items)]
      }
    }
  }

  /// How the view meets what is below.
  public nonisolated func blendMode(_ mode: BlendMode) -> some View {
    effect("blendMode") { _ in
      Effect(reach: 0) { _, items in [.layer(Layer(blendMode: mode.mode), items)] }
    }
  }

  /// Draws the view as one group.
  public nonisolated func compositingGroup() -> some View {
    effect("compositingGroup") { _ in Effect(reach: 0) { _, items in [.layer(Layer(), items)] } }
  }

  /// Draws the view as one group.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }

  /// Keeps the room of the view and does not draw it.
  public nonisolated func hidden() -> some View { opacity(0) }

  /// Shows the view where another one is drawn.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows the view where another one is drawn.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}

/// Shows each node of the content where another view is drawn.
nonisolated struct MaskModifier<Mask: View>: ViewModifier {
  typealias Body = Never
  let mask: Mask
  let alignment: Alignment

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let place = inputs.at(.position(-6)).inside(nil)
    let alignment = alignment.pair
    return ViewOutputs(
      content.resolved(in: inputs).nodes.map { child in
        let shape = mask.resolved(in: place).single(in: place)
        let node = LayoutNode("mask", rule: PassThroughRule(), children: [child], wraps: true)
        node.effect = Effect(reach: 0) { context, items in
          let size = LengthSize(context.exactRect.size)
          let offered = ProposedSize(size)
          var placed = PlacedView(
            node: shape, origin: alignment.origin(of: shape, offered: offered, in: size),
            proposal: offered)
          placed = placed.moved(x: context.exactRect.minX, y: context.exactRect.minY)
          let drawn = DisplayListBuilder(scale: context.scale).items(of: placed)
          return [.layer(Layer(mask: drawn), items)]
        }
        return node
      })
  }
}

extension Effect {
  /// How far a blur of the given deviation spreads, in points.
  ///
  /// The renderer's three boxes spread by less than three deviations and a few pixels.
  fileprivate static func reach(ofBlur radius: Double) -> Double { 3 * Swift.max(radius, 0) + 8 }

  /// Draws larger or smaller about an anchor.
  static func scaling(x: Double, y: Double, anchor: UnitPoint) -> Effect {
    Effect(
      movable: MovableEffect([x, y, Double(anchor.x), Double(anchor.y)]) {
        values, context, items in
        let center = UnitPoint(x: values[2], y: values[3]).point(in: context.rect)
        return [.transform(.scale(x: values[0], y: values[1], about: center), items)]
      })
  }
}

extension UnitPoint {
  func point(in rect: Geometry.Rect) -> Point {
    Point(x: rect.minX + Double(x) * rect.width, y: rect.minY + Double(y) * rect.height)
  }
}

/// How a view meets what is below, by the W3C compositing rules.
public enum BlendMode: Hashable, Sendable {
  /// Covers.
  case normal
  /// Multiplies colours.
  case multiply
  /// Multiplies the complements.
  case screen
  /// Multiplies or screens, by what is below.
  case overlay
  /// The darker colour.
  case darken
  /// The lighter colour.
  case lighten
  /// Brightens what is below.
  case colorDodge
  /// Darkens what is below.
  case colorBurn
  /// A soft light.
  case softLight
  /// A hard light.
  case hardLight
  /// The difference of the colours.
  case difference
  /// A weaker difference.
  case exclusion
  /// Hue of the view, saturation and luminosity of what is below.
  case hue
  /// Saturation of the view, hue and luminosity of what is below.
  case saturation
  /// Hue and saturation of the view, luminosity of what is below.
  case color
  /// Luminosity of the view, hue and saturation of what is below.
  case luminosity

  var mode: Pixels.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    }
  }
}
