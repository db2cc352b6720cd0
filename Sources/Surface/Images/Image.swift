import Drawing
import Geometry
import LayoutEngine
import Pixels
import Typography

/// A picture from a PNG file, or the box that stands for a symbol.
public nonisolated struct Image: Hashable, Sendable {
  /// How pictures are sampled.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel.
    case none
    /// Linear between pixels.
    case low
    /// Linear between pixels, the mean where the picture is made smaller.
    case medium
    /// Linear between pixels, the mean where the picture is made smaller.
    case high
  }

  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// It is stretched.
    case stretch
  }

  /// Which colours a picture is drawn in.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style, in the picture's shape.
    case template
    /// Its own.
    case original
  }

  /// Size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than usual.
    case small
    /// The usual size.
    case medium
    /// Larger than usual.
    case large
  }

  enum Source: Hashable, Sendable {
    case named(String)
    case symbol(String)
  }

  let source: Source
  var isResizable = false
  var interpolation = Interpolation.medium
  var isTemplate: Bool?
  var spoken: String?

  /// A picture by its name, looked up beside the program; its name is what a screen reader says.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name)
    spoken = name
  }

  /// A picture that a screen reader passes over.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// A symbol of the platform, which cannot be had.
  ///
  /// A picture of the name in a folder `Symbols` beside the program stands for it; without one an
  /// empty box is drawn, a square as high as the font's size, and a note says so.
  public init(systemName: String) { source = .symbol(systemName) }

  /// A symbol of the platform that shows a value, which its picture does not.
  public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }

  /// The picture stretched to the size that it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The picture sampled in a way.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// The picture in its own colours or in the foreground style.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = mode.map { $0 == .template }
    return image
  }

  /// Edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View {
  /// A node that draws the picture.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let scale = inputs.environment.withValues { $0.displayScale }
    let node: LayoutNode
    switch source {
    case .named(let name):
      switch inputs.session.images.picture(name, displayScale: scale) {
      case .found(let picture): node = pictureNode(picture, inputs)
      case .missing:
        inputs.session.report(
          .missingImage(name, searched: inputs.session.images.directories), at: inputs.identity)
        node = inputs.node("Image", rule: FixedLeafRule(size: .zero))
      case .unreadable(let file, let reason):
        inputs.session.report(.unreadableImage(file, reason: reason), at: inputs.identity)
        node = inputs.node("Image", rule: FixedLeafRule(size: .zero))
      }
    case .symbol(let name):
      if case .found(let picture) = inputs.session.images.picture(
        "Symbols/" + name, displayScale: scale)
      {
        node = symbolNode(inputs, picture)
      } else {
        inputs.session.report(.missingSymbol(name), at: inputs.identity)
        node = symbolNode(inputs, nil)
      }
      node.traits.accessibility["symbol"] = name
    }
    if let spoken { node.traits.accessibility["label"] = spoken }
    return ViewOutputs(node)
  }

  @MainActor
  private func pictureNode(_ picture: ImageLibrary.Picture, _ inputs: ViewInputs) -> LayoutNode {
    let size = LengthSize(
      width: Length(picture.size.width), height: Length(picture.size.height))
    let node = inputs.node(
      "Image", rule: isResizable ? StretchRule(ideal: size) : FixedLeafRule(size: size))
    let draw = drawing(of: picture, isTemplate: isTemplate ?? false, inputs)
    node.overhang = 0
    node.draw = { draw($0.rect) }
    return node
  }

  /// The commands that draw a picture into a rectangle.
  @MainActor
  private func drawing(
    of picture: ImageLibrary.Picture, isTemplate: Bool, _ inputs: ViewInputs
  ) -> (Geometry.Rect) -> [DisplayItem] {
    let sampling: Pixels.Interpolation =
      switch interpolation {
      case .none: .nearest
      case .low: .bilinear
      case .medium, .high: .areaAverage
      }
    let paint = ForegroundStyle().paint(in: inputs.environment)
    return { rect in
      let item = DisplayItem.image(picture.pixels, rect, sampling)
      guard isTemplate else { return [item] }
      return [.layer(Layer(mask: [item]), [.fill(.rect(rect), .nonZero, paint.make(rect))])]
    }
  }

  /// A square on the line of the text around, its middle at half the height of capitals.
  @MainActor
  private func symbolNode(_ inputs: ViewInputs, _ picture: ImageLibrary.Picture?) -> LayoutNode {
    let style = inputs.session.texts.style(Text.Style(), in: inputs.environment)
    let factor =
      switch inputs.environment.withValues({ $0.imageScale }) {
      case .small: 0.75
      case .medium: 1.0
      case .large: 1.25
      }
    let side = style.size * factor
    let metrics = style.fonts.first.map {
      Double($0.metrics.capHeight) / Double($0.unitsPerEm) * style.size
    }
    let size = LengthSize(width: Length(side), height: Length(side))
    let baseline = side / 2 + (metrics ?? style.size * 0.7) / 2
    let rule: any LayoutRule =
      isResizable ? StretchRule(ideal: size) : SymbolRule(size: size, baseline: Length(baseline))
    let node = inputs.node("Image", rule: rule)
    node.overhang = 0
    if let picture {
      let draw = drawing(of: picture, isTemplate: isTemplate ?? true, inputs)
      node.draw = { draw($0.rect) }
    } else {
      let paint = ForegroundStyle().paint(in: inputs.environment)
      node.draw = { context in
        let frame = context.rect
        let inner = Geometry.Rect(
          x: frame.minX + 1, y: frame.minY + 1, width: Swift.max(frame.width - 2, 0),
          height: Swift.max(frame.height - 2, 0))
        return [
          .stroke(
            .roundedRect(inner, radius: 2), Geometry.StrokeStyle(width: 1), paint.make(frame))
        ]
      }
    }
    return node
  }
}

/// The rule of a picture that is stretched: the offer, its own extent where there is none.
struct StretchRule: LayoutRule {
  let ideal: LengthSize

  func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    let size = proposal.replacingUnspecified(by: ideal)
    return LengthSize(width: max(size.width, .zero), height: max(size.height, .zero))
  }
}

/// The rule of a symbol: a fixed size, with a baseline as text has.
struct SymbolRule: LayoutRule {
  let size: LengthSize
  let baseline: Length

  func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize { size }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length? {
    key == .firstTextBaseline || key == .lastTextBaseline ? baseline : nil
  }

  var ownGuides: GuideKinds { .textBaselines }
}

extension View {
  /// Sets the size of symbols inside.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    values { $0.imageScale = scale }
  }
}
