package import Drawing
package import Geometry
package import Pixels
import Raster

/// Draws display lists.
///
/// Buffers, corner tables and glyph masks are kept from picture to picture, so one renderer draws many sizes of a scene
/// at little more than the cost of its pixels. The result depends on the display list alone. A renderer must not be
/// shared between threads; each thread has its own.
package final class Renderer {
  /// How large a picture may be.
  package let limits: RenderLimits

  let rasterizer = PathRasterizer()
  var shapes = ShapeResolver()
  var glyphs = GlyphCache()
  /// Layer memory that is not in use.
  private var spareBuffers: [PixelBuffer] = []
  /// Indices of the current item within its groups, for messages.
  private(set) var place: [Int] = []
  /// Where the picture drawn last can differ from its background, or more; in pixels of the canvas.
  package var touched: PixelRect { rasterizer.touched }
  /// Whether the current list mixes colours in proportion to light.
  private var isLinear = false

  /// A renderer without caches yet.
  package init(limits: RenderLimits = RenderLimits()) { self.limits = limits }

  /// What surrounds an item.
  struct Context {
    /// From the item's coordinates to pixels.
    var transform: AffineTransform
    /// Where it shows.
    var clip: Clip
    /// What it is drawn into.
    let target: PixelTarget
  }

  /// The picture of a display list.
  package func render(_ list: DisplayList) throws(RenderError) -> Pixmap {
    let (width, height) = try checkedExtents(of: list)
    var picture = Pixmap(width: width, height: height)
    try render(list, into: &picture)
    return picture
  }

  /// Draws a display list into a picture, whose memory is used again where the size is the same.
  package func render(_ list: DisplayList, into picture: inout Pixmap) throws(RenderError) {
    let (width, height) = try checkedExtents(of: list)
    if picture.width != width || picture.height != height {
      picture = Pixmap(width: width, height: height)
    }
    try render(list, band: PixelRect(width: width, height: height), into: &picture)
  }

  /// Some rows of the picture of a display list, whose canvas may have more pixels than the limits allow.
  ///
  /// Bands drawn one by one, in any order or on several threads, give the same bytes as the whole.
  package func render(_ list: DisplayList, band rows: Range<Int>) throws(RenderError) -> Pixmap {
    let (width, height) = try checkedExtents(of: list, rows: rows.count)
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height, "a band lies on the canvas")
    var picture = Pixmap(width: width, height: rows.count)
    let band = PixelRect(minX: 0, minY: rows.lowerBound, maxX: width, maxY: rows.upperBound)
    try render(list, band: band, into: &picture)
    return picture
  }

  /// Draws a band of a display list into a picture of the band's size.
  private func render(
    _ list: DisplayList, band: PixelRect, into picture: inout Pixmap
  ) throws(RenderError) {
    var failure: RenderError?
    picture.bytes.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let target = PixelTarget(base: base.assumingMemoryBound(to: UInt32.self), bounds: band)
      do throws(RenderError) {
        try draw(list, into: target)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Clears a band of the canvas and draws the items into it.
  private func draw(_ list: DisplayList, into target: PixelTarget) throws(RenderError) {
    target.set(target.bounds, to: list.background?.premultipliedWord ?? 0)
    rasterizer.watch(target)
    defer { rasterizer.watch(nil) }
    place.removeAll(keepingCapacity: true)
    isLinear = list.blending == .linearLight
    // The whole canvas, whichever band of it is drawn, so that curves are cut alike in all of them.
    shapes.visible = Rect(x: 0, y: 0, width: list.widthInPixels, height: list.heightInPixels)
    let context = Context(
      transform: .scale(x: list.scale, y: list.scale), clip: Clip(rect: target.bounds),
      target: target)
    try draw(list.items, in: context)
  }

  /// The extents of a canvas in pixels, where there are any and `rows` of it, or all, keep within the limits.
  func checkedExtents(
    of list: DisplayList, rows: Int? = nil
  ) throws(RenderError) -> (width: Int, height: Int) {
    let (width, height) = (list.widthInPixels, list.heightInPixels)
    guard width >= 1, height >= 1 else {
      throw .emptyCanvas(size: list.size, scale: list.scale)
    }
    let longest = Double(limits.extent)
    let pixels = width * (rows.map { Double($0) } ?? height)
    guard width <= longest, height <= longest, pixels <= Double(limits.pixels) else {
      throw .canvasTooLarge(width: width, height: height, limit: limits)
    }
    return (Int(width), Int(height))
  }

  /// Draws items in order.
  func draw(_ items: [DisplayItem], in context: Context) throws(RenderError) {
    guard !context.clip.rect.isEmpty else { return }
    guard place.count < limits.depth else { throw .tooDeep(limit: limits.depth) }
    place.append(0)
    for index in items.indices {
      place[place.count - 1] = index
      try draw(items[index], in: context)
    }
    place.removeLast()
  }

  private func draw(_ item: DisplayItem, in context: Context) throws(RenderError) {
    if let problem = FiniteCheck.problem(in: item) {
      throw .notFinite(path: place, what: problem)
    }
    switch item {
    case .fill(let outline, let rule, let paint):
      let area = shapes.area(
        of: outline, rule: rule, transform: context.transform, rasterizer: rasterizer)
      fill(area, paint: paint, in: context)
    case .stroke(let outline, let style, let paint):
      let area = shapes.area(ofStroke: outline, style: style, transform: context.transform)
      fill(area, paint: paint, in: context)
    case .glyphs(let run, let paint):
      try draw(run, paint: paint, in: context)
    case .image(let image, let rect, let interpolation):
      draw(image, in: rect, interpolation, context)
    case .clip(let outline, let rule, let items):
      try draw(items, in: clipped(context, to: outline, rule))
    case .layer(let layer, let items):
      try draw(layer, items, in: context)
    case .transform(let transform, let items):
      var inner = context
      inner.transform = transform.followed(by: context.transform)
      try draw(items, in: inner)
    }
  }

  /// Paints an area.
  private func fill(_ area: CoveredArea, paint: Paint, in context: Context) {
    painter(for: paint, in: context)(area)
  }

  /// What paints areas: prepared once for many, such as the glyphs of a run.
  func painter(for paint: Paint, in context: Context) -> (CoveredArea) -> Void {
    if case .color(let color) = paint, !isLinear {
      return { [rasterizer] area in
        rasterizer.fill(area, color: color, clip: context.clip, target: context.target)
      }
    }
    guard let shader = shader(for: paint, transform: context.transform) else { return { _ in } }
    return { [self] area in fill(area, shader: shader, in: context) }
  }

  /// Paints an area with any shader.
  func fill(_ area: CoveredArea, shader: Shader, mode: BlendMode = .normal, in context: Context) {
    rasterizer.fill(
      area, shader: shader, mode: mode, isLinear: isLinear, clip: context.clip,
      target: context.target)
  }

  /// What colours the pixels for a paint; nil where it shows nothing.
  private func shader(for paint: Paint, transform: AffineTransform) -> Shader? {
    let (gradient, geometry): (Gradient, GradientShader.Geometry)
    switch paint {
    case .color(let color): return .color(color)
    case .linearGradient(let stops, let from, let to):
      (gradient, geometry) = (stops, .linear(from: from, to: to))
    case .radialGradient(let stops, let center, let start, let end):
      (gradient, geometry) = (
        stops, .radial(center: center, startRadius: start, endRadius: end)
      )
    case .angularGradient(let stops, let center, let start, let end):
      (gradient, geometry) = (
        stops, .angular(center: center, startDegrees: start, endDegrees: end)
      )
    }
    return GradientShader(gradient, geometry: geometry, transform: transform).map(Shader.gradient)
  }

  /// Draws a picture stretched over a rectangle.
  func draw(
    _ image: StraightPixmap, in rect: Rect, _ interpolation: Interpolation, _ context: Context
  ) {
    guard
      let sampler = ImageSampler(
        image, rect: rect, interpolation: interpolation, transform: context.transform)
    else { return }
    let area = shapes.area(
      of: .rect(rect), rule: .nonZero, transform: context.transform, rasterizer: rasterizer)
    fill(area, shader: .image(sampler), in: context)
  }

  /// The context within an outline.
  private func clipped(_ context: Context, to outline: Outline, _ rule: FillRule) -> Context {
    let area = shapes.area(
      of: outline, rule: rule, transform: context.transform, rasterizer: rasterizer)
    var inner = context
    if case .pixels(let rect) = area {
      inner.clip = context.clip.intersection(rect)
    } else {
      let bounds = area.bounds.intersection(context.clip.rect)
      inner.clip = context.clip.intersection(rasterizer.mask(of: area, bounds: bounds))
    }
    return inner
  }

  /// A cleared buffer at the given place.
  func makeBuffer(bounds: PixelRect) -> PixelBuffer {
    let needed = bounds.width * bounds.height
    let index = spareBuffers.firstIndex { $0.capacity >= needed }
    let buffer = index.map { spareBuffers.remove(at: $0) } ?? PixelBuffer(capacity: needed)
    buffer.prepare(bounds: bounds)
    return buffer
  }

  /// Keeps a buffer for later layers.
  func recycle(_ buffer: PixelBuffer) {
    spareBuffers.append(buffer)
    // Two layers deep and their masks is common; more memory than that goes back.
    if spareBuffers.count > 4 { spareBuffers.removeFirst() }
  }
}
