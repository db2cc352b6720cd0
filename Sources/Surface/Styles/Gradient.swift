import Drawing
import Geometry
import Pixels

/// Colours at places of 0…1.
public nonisolated struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 at the start and 1 at the end.
    public var location: CGFloat
    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in order.
  public var stops: [Stop]

  /// A gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// A gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(Swift.max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func resolved(in environment: EnvironmentValues) -> Pixels.Gradient {
    Pixels.Gradient(
      stops: stops.map {
        Pixels.Gradient.Stop(
          offset: Double($0.location).sound ?? 0, color: $0.color.resolved(in: environment))
      })
  }
}

/// Colours along a line.
public nonisolated struct LinearGradient: ShapeStyle, View {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// Colours along the line between two points of the shape's bounds.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Colours at equal distances along the line between two points of the shape's bounds.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Stops along the line between two points of the shape's bounds.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient in the bounds of what it paints.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    let (colors, start, end) = (gradient.resolved(in: environment), start, end)
    return StylePaint { .linearGradient(colors, from: start.point(in: $0), to: end.point(in: $0)) }
  }

  /// A node that fills its room.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    Rectangle().fill(self).resolved(in: inputs)
  }
}

/// Colours along the distance from a point.
public nonisolated struct RadialGradient: ShapeStyle, View {
  let gradient: Gradient
  let center: UnitPoint
  let radii: (start: CGFloat, end: CGFloat)

  /// Colours between two radii in points around a point of the shape's bounds.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    radii = (startRadius, endRadius)
  }

  /// Colours at equal distances between two radii in points around a point of the shape's bounds.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Stops between two radii in points around a point of the shape's bounds.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient in the bounds of what it paints.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    let (colors, center) = (gradient.resolved(in: environment), center)
    let (start, end) = (Double(radii.start).sound ?? 0, Double(radii.end).sound ?? 0)
    return StylePaint {
      .radialGradient(colors, center: center.point(in: $0), startRadius: start, endRadius: end)
    }
  }

  /// A node that fills its room.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    Rectangle().fill(self).resolved(in: inputs)
  }
}

/// Colours around a point.
public nonisolated struct AngularGradient: ShapeStyle, View {
  let gradient: Gradient
  let center: UnitPoint
  let angles: (start: Angle, end: Angle)

  /// Colours between two angles around a point of the shape's bounds.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    angles = (startAngle, endAngle)
  }

  /// Colours at equal distances between two angles around a point of the shape's bounds.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Colours at equal distances around a point of the shape's bounds, a whole turn from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: Angle(degrees: angle.degrees + 360))
  }

  /// Colours at equal distances around a point of the shape's bounds, a whole turn from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The gradient in the bounds of what it paints.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    let (colors, center) = (gradient.resolved(in: environment), center)
    let (start, end) = (angles.start.degrees.sound ?? 0, angles.end.degrees.sound ?? 0)
    return StylePaint {
      .angularGradient(
        colors, center: center.point(in: $0), startDegrees: start,
        endDegrees: end == start ? start + 360 : end)
    }
  }

  /// A node that fills its room.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    Rectangle().fill(self).resolved(in: inputs)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line between two points of the shape's bounds.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours along a line between two points of the shape's bounds.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  /// Colours along the distance from a point of the shape's bounds.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  /// Colours around a point of the shape's bounds.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

/// A colour that is a little lighter at the top.
public nonisolated struct AnyGradient: ShapeStyle {
  let color: Color

  /// From the lightened colour down to the colour itself.
  public func paint(in environment: EnvironmentValues) -> StylePaint {
    let end: Pixels.Color = color.resolved(in: environment)
    let start = end.lightened(by: Theme.gradientLightening)
    let stops = [
      Pixels.Gradient.Stop(offset: 0, color: start), Pixels.Gradient.Stop(offset: 1, color: end),
    ]
    return StylePaint {
      .linearGradient(
        Pixels.Gradient(stops: stops), from: UnitPoint.top.point(in: $0),
        to: UnitPoint.bottom.point(in: $0))
    }
  }
}

extension Color {
  /// The colour as a gradient that is a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Theme {
  /// How far the top of a colour's own gradient is on its way to white; the platform's is not documented.
  static let gradientLightening = 0.15
}

extension Pixels.Color {
  /// The colour on its way to white by a share of 0…1.
  fileprivate func lightened(by share: Double) -> Pixels.Color {
    func channel(_ value: UInt8) -> UInt8 {
      UInt8((Double(value) + (255 - Double(value)) * share).rounded())
    }
    return Pixels.Color(
      red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
  }
}
