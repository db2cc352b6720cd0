import Drawing
import Geometry
import LayoutEngine
import Pixels
import Typography

extension Text: View {
  /// A node that measures and draws the text.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let environment = inputs.environment
    let texts = inputs.session.texts
    let runs = pieces(in: inputs)
    let spans = runs.map { TextSpan(text: $0.text, style: texts.style($0.style, in: environment)) }
    let style = environment.withValues { paragraphStyle($0) }
    let least = environment.withValues { $0.minimumScaleFactor }
    let rule = TextRule(
      paragraph: texts.paragraph(spans, style), minimumScale: least
    ) { scale, limit in
      var limited = style
      if let limit { limited.lineLimit = limit }
      let scaled = spans.map { span in
        var style = span.style
        style.size *= scale
        return TextSpan(text: span.text, style: style)
      }
      nonisolated(unsafe) var paragraph: Paragraph?
      MainActor.assumeIsolated { paragraph = texts.paragraph(scaled, limited) }
      return paragraph ?? Paragraph(scaled, style: limited)
    }
    let node = inputs.node("Text", rule: rule)
    node.text = spans.map(\.text).joined()
    node.missing = rule.paragraph.missing
    node.overhang = TextRule.overhang(of: spans.map(\.style))
    let decorations = runs.map { decoration(of: $0.style, in: environment) }
    node.draw = { context in
      rule.layout(offered: ProposedSize(LengthSize(context.settledSize)))
        .items(at: context, decorations: decorations)
    }
    return ViewOutputs(node)
  }

  /// The runs in the scene's language; one that is looked up is cut at its Markdown.
  @MainActor
  private func pieces(in inputs: ViewInputs) -> [(text: String, style: Style)] {
    let tint = inputs.environment.tintColor ?? .accentColor
    return runs.flatMap { run in
      let text = string(of: run, in: inputs)
      guard case .key(let key) = run.content, key.hasMarkup else { return [(text, run.style)] }
      return InlineMarkup.pieces(of: text).map { ($0.text, run.style.marked($0, tint: tint)) }
    }
  }

  @MainActor
  private func string(of run: Run, in inputs: ViewInputs) -> String {
    let (locale, letters) = inputs.environment.withValues { ($0.locale, $0.textCase) }
    let text =
      switch run.content {
      case .verbatim(let text): text
      case .key(let key): inputs.session.texts.text(key, locale: locale)
      case .formatted(let value): value.text(in: locale)
      }
    return switch letters {
    case nil: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }

  private func paragraphStyle(_ values: BuiltInValues) -> ParagraphStyle {
    ParagraphStyle(
      lineLimit: values.lineLimit,
      truncation: {
        switch values.truncationMode {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
      }(),
      alignment: {
        switch values.multilineTextAlignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
      }(),
      lineSpacing: values.lineSpacing,
      direction: values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  private func decoration(of style: Style, in environment: EnvironmentValues) -> TextDecoration {
    environment.withValues { values in
      TextDecoration(
        paint: style.color?.paint(in: environment) ?? ForegroundStyle().paint(in: environment),
        isUnderlined: style.isUnderlined ?? values.isUnderlined,
        isStruckThrough: style.isStruckThrough ?? values.isStruckThrough)
    }
  }
}

/// How one span of a text is drawn.
struct TextDecoration {
  let paint: StylePaint
  let isUnderlined: Bool
  let isStruckThrough: Bool
}

extension TextLayout {
  /// The glyphs and lines of the text at a place.
  ///
  /// Runs stand where layout put them; the renderer brings baselines to whole pixels.
  func items(at context: DrawContext, decorations: [TextDecoration]) -> [DisplayItem] {
    let origin = context.exactRect.origin
    var items: [DisplayItem] = []
    for line in lines {
      let baseline = origin.y + line.baseline
      for run in line.runs {
        let decoration = decorations[min(run.span, decorations.count - 1)]
        let paint = decoration.paint.make(context.rect)
        let start = Point(x: origin.x + run.x, y: baseline)
        items.append(
          .glyphs(
            GlyphRun(font: run.font, size: run.size, origin: start, glyphs: run.glyphs), paint))
        for (isDrawn, height) in [
          (decoration.isUnderlined, 0.1), (decoration.isStruckThrough, -0.28),
        ] where isDrawn {
          items.append(.fill(.rect(context.bar(start, run: run, at: height)), .nonZero, paint))
        }
      }
    }
    return items
  }
}

extension DrawContext {
  /// A line along a run, at a share of its size below the baseline, at least a pixel thick.
  func bar(_ start: Point, run: TextRun, at height: Double) -> Rect {
    let thickness = Swift.max((run.size / 14 * scale).rounded(), 1) / scale
    let top = ((start.y + height * run.size) * scale).rounded() / scale
    return Rect(x: start.x, y: top, width: run.width, height: thickness)
  }
}

/// The rule of `Text`: as wide as its lines, wrapped at the proposal, cut where lines are limited.
///
/// Text is never wider than its lines and never rounded: widths are exact, so that breakpoints do
/// not depend on the display scale. A proposed height limits the lines to those that fit, at least one.
/// Where a smaller scale is allowed, the largest at which nothing is cut is taken, in steps of a
/// twentieth, which the platform does not document.
struct TextRule: LayoutRule {
  let paragraph: Paragraph
  /// Smallest scale that the text may be set in, 0…1.
  let minimumScale: Double
  /// The paragraph at a scale, with a limit of lines if there is one.
  let variant: (_ scale: Double, _ lineLimit: Int?) -> Paragraph

  /// How far glyphs may stand out of their lines, in points; nil for anywhere.
  ///
  /// Six ems hold any sensible glyph, as the renderer takes it for four around a glyph's origin. Lines
  /// that are set so tight that letters run back have no such bound.
  static func overhang(of styles: [TextStyle]) -> Double? {
    guard styles.allSatisfy({ $0.tracking >= 0 }) else { return nil }
    return 6 * (styles.map(\.size).max() ?? 0)
  }

  func layout(offered proposal: ProposedSize) -> TextLayout {
    let full = layout(of: paragraph, scale: 1, offered: proposal)
    guard minimumScale < 1, full.isTruncated else { return full }
    for step in 1..<20 {
      let scale = Swift.max(1 - Double(step) / 20, minimumScale)
      let smaller = layout(of: variant(scale, nil), scale: scale, offered: proposal)
      if !smaller.isTruncated || scale == minimumScale { return smaller }
    }
    return full
  }

  private func layout(
    of paragraph: Paragraph, scale: Double, offered proposal: ProposedSize
  ) -> TextLayout {
    let fits: (Double) -> Bool = { width in
      proposal.width.map { Length(width).fits(in: $0) } ?? true
    }
    // What a sweep asks for is compared anew each time, so that its log has it.
    let isConstant = proposal.isConstant
    let full = paragraph.layout(remembers: isConstant, fits: fits)
    guard let height = proposal.height, full.lines.count > 1,
      !Length(full.size.height).fits(in: height)
    else { return full }
    let fitting = full.lines.prefix { Length($0.baseline + $0.descent).fits(in: height) }
    return variant(scale, Swift.max(fitting.count, 1)).layout(
      remembers: isConstant, fits: fits)
  }

  func size(of node: LayoutNode, offered proposal: ProposedSize) -> LengthSize {
    LengthSize(layout(offered: proposal).size)
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, in size: LengthSize, offered proposal: ProposedSize
  ) -> Length? {
    if key == .firstTextBaseline { return Length(layout(offered: proposal).firstBaseline) }
    if key == .lastTextBaseline { return Length(layout(offered: proposal).lastBaseline) }
    return nil
  }

  var ownGuides: GuideKinds { .textBaselines }

  func isTruncated(_ node: LayoutNode, offered proposal: ProposedSize) -> Bool {
    layout(offered: proposal).isTruncated
  }
}
