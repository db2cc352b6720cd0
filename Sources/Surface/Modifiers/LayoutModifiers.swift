import Geometry
import LayoutEngine

extension View {
  /// Keeps distance on all sides, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Keeps distance on the given sides, in points; 16 where no length is given.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let distance = Double(length ?? CGFloat(Theme.padding)).sound ?? 0
    func on(_ edge: Edge.Set) -> Double { edges.contains(edge) ? distance : 0 }
    return rule(
      "padding",
      PaddingRule(
        insets: Geometry.EdgeInsets(
          top: on(.top), leading: on(.leading), bottom: on(.bottom), trailing: on(.trailing))))
  }

  /// Keeps the given distances, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    rule("padding", PaddingRule(insets: insets.geometry))
  }

  /// Fixes the size, in points; nil leaves an axis as it is.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func sound(_ extent: CGFloat?) -> Double? { extent.sound.map { Swift.max($0, 0) } }
    return rule(
      "frame",
      FixedFrameRule(width: sound(width), height: sound(height), alignment: alignment.pair))
  }

  /// Limits the size, in points; nil leaves a limit out.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    func limit(_ extent: CGFloat?) -> Double? {
      extent.flatMap { $0 == .infinity ? .infinity : Double($0).sound }
    }
    return rule(
      "frame",
      FlexFrameRule(
        width: FlexFrameRule.Limits(
          minimum: minWidth.sound, ideal: idealWidth.sound, maximum: limit(maxWidth)),
        height: FlexFrameRule.Limits(
          minimum: minHeight.sound, ideal: idealHeight.sound, maximum: limit(maxHeight)),
        alignment: alignment.pair))
  }

  /// Keeps the ideal size on both axes.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the ideal size on the given axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    rule("fixedSize", FixedSizeRule(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps a ratio of width to height; nil for that of the ideal size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    rule(
      "aspectRatio",
      AspectRatioRule(ratio: aspectRatio.sound, fills: contentMode == .fill))
  }

  /// Keeps the ratio of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the ratio of the ideal size inside of the room.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the ratio of the ideal size and covers the room.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Centres the view on a point of its container, in points.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    rule(
      "position",
      PositionRule(
        center: LengthPoint(
          x: Length(Double(x).sound ?? 0), y: Length(Double(y).sound ?? 0))))
  }

  /// Centres the view on a point of its container, in points.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Shows the view elsewhere, in points, without the layout around noticing.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    rule(
      "offset",
      OffsetRule(
        offset: LengthPoint(x: Length(Double(x).sound ?? 0), y: Length(Double(y).sound ?? 0))))
  }

  /// Shows the view elsewhere, in points, without the layout around noticing.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// How far stacks give way for the view before others.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    trait { $0.priority = value }
  }

  /// Drawing order among siblings.
  public nonisolated func zIndex(_ value: Double) -> some View { trait { $0.zIndex = value } }

  /// Attaches a value for layouts.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    trait { $0.layoutValues[ObjectIdentifier(key)] = value }
  }

  /// Sets a guide along x.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    rule("alignmentGuide", GuideRule.made(for: guide.key, computeValue))
  }

  /// Sets a guide along y.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    rule("alignmentGuide", GuideRule.made(for: guide.key, computeValue))
  }
}

extension GuideRule {
  /// A guide that a program computes with plain numbers.
  static func made(
    for key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat
  ) -> GuideRule {
    GuideRule(key: key) { child, size, proposal in
      if size.width.slope != 0 || size.height.slope != 0 { FlipLog.current?.markOpaque() }
      let value = compute(ViewDimensions(node: child, size: size, proposal: proposal))
      return Length(Double(value).sound ?? 0)
    }
  }
}

/// How content of a fixed ratio meets its room.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers all of it.
  case fill
}
