import Drawing
import Geometry
import Pixels
import Raster
import Typography

extension Renderer {
  /// Draws items as a group: on a canvas of their own, which then meets what is below.
  func draw(_ layer: Layer, _ items: [DisplayItem], in context: Context) throws(RenderError) {
    let opacity = layer.opacity > 0 ? min(layer.opacity, 1) : 0
    let scale = context.transform.largestScale
    let blur = BoxBlur(deviation: layer.blur * scale)
    let shadowBlur = layer.shadow.flatMap { BoxBlur(deviation: $0.radius * scale) }
    let shadowOffset = layer.shadow.map { offset(of: $0, context.transform) } ?? (x: 0, y: 0)
    let seen = context.clip.rect.intersection(context.target.bounds)
    guard !seen.isEmpty, opacity > 0 || !layer.blendMode.isBounded else { return }
    let result = seen.outset(by: shadowBlur?.reach ?? 0)
    let source = result.union(result.offset(x: -shadowOffset.x, y: -shadowOffset.y))
    var bounds = source.outset(by: blur?.reach ?? 0)
    if layer.blendMode.isBounded {
      let content = itemBounds(items, transform: context.transform)
      let spread = (blur?.reach ?? 0) + (shadowBlur?.reach ?? 0)
      let shadowed = content.union(content.offset(x: shadowOffset.x, y: shadowOffset.y))
      bounds = bounds.intersection(shadowed.outset(by: spread))
      guard !bounds.isEmpty else { return }
    }
    let buffer = makeBuffer(bounds: bounds)
    defer { recycle(buffer) }
    let inner = Context(
      transform: context.transform, clip: Clip(rect: bounds), target: buffer.target)
    let visible = shapes.visible
    shapes.visible = visible.union(
      Rect(
        x: Double(bounds.minX), y: Double(bounds.minY), width: Double(bounds.width),
        height: Double(bounds.height)))
    defer { shapes.visible = visible }
    try draw(items, in: inner)
    blur?.blur(buffer.target)
    if let mask = layer.mask { try apply(mask, to: inner) }
    if let shadow = layer.shadow {
      addShadow(shadow.color, blur: shadowBlur, offset: shadowOffset, below: buffer)
    }
    let weight = UInt32((opacity * 65535).rounded(.toNearestOrAwayFromZero))
    fill(
      .pixels(bounds), shader: .layer(buffer.target, opacity: weight), mode: layer.blendMode,
      in: context)
  }

  /// A shadow's movement in whole pixels.
  private func offset(of shadow: Layer.Shadow, _ transform: AffineTransform) -> (x: Int, y: Int) {
    let x = transform.a * shadow.offset.x + transform.c * shadow.offset.y
    let y = transform.b * shadow.offset.x + transform.d * shadow.offset.y
    func whole(_ value: Double) -> Int {
      Int(max(-100_000, min(100_000, value)).rounded(.toNearestOrAwayFromZero))
    }
    return (whole(x), whole(y))
  }

  /// Scales a layer's pixels by the alpha of other items.
  private func apply(_ mask: [DisplayItem], to layer: Context) throws(RenderError) {
    let bounds = layer.target.bounds
    let buffer = makeBuffer(bounds: bounds)
    defer { recycle(buffer) }
    try draw(
      mask,
      in: Context(transform: layer.transform, clip: Clip(rect: bounds), target: buffer.target))
    fill(
      .pixels(bounds), shader: .layer(buffer.target, opacity: 65535), mode: .destinationIn,
      in: layer)
  }

  /// Draws the blurred alpha of a layer in one colour below it.
  private func addShadow(
    _ color: Color, blur: BoxBlur?, offset: (x: Int, y: Int), below layer: PixelBuffer
  ) {
    let bounds = layer.target.bounds
    let shade = makeBuffer(bounds: bounds)
    defer { recycle(shade) }
    rasterizer.fill(
      .mask(layer.alphaMask().offset(x: offset.x, y: offset.y)), color: color,
      clip: Clip(rect: bounds), target: shade.target)
    blur?.blur(shade.target)
    fill(
      .pixels(bounds), shader: .layer(shade.target, opacity: 65535), mode: .destinationOver,
      in: Context(transform: .identity, clip: Clip(rect: bounds), target: layer.target))
  }

  /// Pixels that items can touch, or more.
  private func itemBounds(_ items: [DisplayItem], transform: AffineTransform) -> PixelRect {
    items.reduce(.empty) { $0.union(itemBounds($1, transform: transform)) }
  }

  /// Pixels that glyphs can touch: four ems around each origin hold any sensible glyph.
  private func bounds(of run: GlyphRun, transform: AffineTransform) -> PixelRect {
    let reach = 4 * run.size
    return run.glyphs.reduce(.empty) { bounds, glyph in
      let rect = Rect(
        x: run.origin.x + glyph.x - reach, y: run.origin.y + glyph.y - reach, width: 2 * reach,
        height: 2 * reach)
      return bounds.union(PixelRect(around: ShapeResolver.bounds(of: rect, transform)))
    }
  }

  private func itemBounds(_ item: DisplayItem, transform: AffineTransform) -> PixelRect {
    switch item {
    case .fill(let outline, _, _):
      return PixelRect(around: ShapeResolver.bounds(of: outline.controlBounds, transform))
    case .stroke(let outline, let style, _):
      let reach = style.width * max(style.miterLimit, 2) + 1 / transform.largestScale
      return PixelRect(
        around: ShapeResolver.bounds(of: outline.controlBounds.inset(by: -reach), transform))
    case .glyphs(let run, _):
      return bounds(of: run, transform: transform)
    case .image(_, let rect, _):
      return PixelRect(around: ShapeResolver.bounds(of: rect, transform))
    case .clip(let outline, _, let items):
      let edge = PixelRect(around: ShapeResolver.bounds(of: outline.controlBounds, transform))
      return edge.intersection(itemBounds(items, transform: transform))
    case .transform(let inner, let items):
      return itemBounds(items, transform: inner.followed(by: transform))
    case .layer(let layer, let items):
      guard layer.blendMode.isBounded else { return .everything }
      let scale = transform.largestScale
      var bounds = itemBounds(items, transform: transform)
        .outset(by: BoxBlur(deviation: layer.blur * scale)?.reach ?? 0)
      if let shadow = layer.shadow {
        let (x, y) = offset(of: shadow, transform)
        bounds = bounds.union(bounds.offset(x: x, y: y))
          .outset(by: BoxBlur(deviation: shadow.radius * scale)?.reach ?? 0)
      }
      return bounds
    }
  }
}
