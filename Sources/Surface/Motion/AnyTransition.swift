import LayoutEngine

/// How a view comes and goes.
public nonisolated struct AnyTransition: Sendable {
  /// What a view looks like before it is there and after it is gone.
  package struct Phase: Sendable {
    /// Movement in points.
    package var offset = CGSize.zero
    /// Movement in shares of the view's own size.
    package var move = CGSize.zero
    /// Share that shows.
    package var opacity = 1.0
    /// Factor on the size, about the anchor.
    package var scale = 1.0
    /// Point about which the size changes.
    package var anchor = UnitPoint.center
  }

  package let insertion: Phase
  package let removal: Phase
  /// Parts that make views of their own.
  var customs: [CustomTransition] = []

  private init(insertion: Phase, removal: Phase) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Comes and goes at once.
  public static var identity: AnyTransition { AnyTransition(insertion: Phase(), removal: Phase()) }

  private static func both(_ change: (inout Phase) -> Void) -> AnyTransition {
    var phase = Phase()
    change(&phase)
    return AnyTransition(insertion: phase, removal: phase)
  }

  /// Fades.
  public static var opacity: AnyTransition { both { $0.opacity = 0 } }
  /// Moves by a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    both { $0.offset = CGSize(width: x, height: y) }
  }
  /// Moves by a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { both { $0.offset = offset } }
  /// Grows from nothing.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// Grows from a share of the size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    both {
      $0.scale = Double(scale)
      $0.anchor = anchor
    }
  }
  /// Comes from beyond an edge of its own and goes back there.
  public static func move(edge: Edge) -> AnyTransition { both { $0.move = shift(to: edge) } }
  /// Comes from beyond the leading edge and goes beyond the trailing one, fading.
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }
  /// Comes from beyond an edge, fading, and goes beyond the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: opposite).combined(with: .opacity))
  }
  /// Comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var result = AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    result.customs =
      insertion.customs.map { $0.only(in: .willAppear) }
      + removal.customs.map { $0.only(in: .didDisappear) }
    return result
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var result = AnyTransition(
      insertion: insertion.combined(with: other.insertion),
      removal: removal.combined(with: other.removal))
    result.customs = customs + other.customs
    return result
  }

  private static func shift(to edge: Edge) -> CGSize {
    switch edge {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

extension AnyTransition.Phase {
  /// Whether the view looks as if it were simply there.
  var isIdentity: Bool { vector == AnyTransition.Phase().vector }

  /// The numbers of the phase; its anchor does not move.
  var vector: SIMD8<Double> {
    SIMD8(offset.width, offset.height, move.width, move.height, opacity, scale, 0, 0)
  }

  /// The phase with numbers added.
  func adding(_ rest: SIMD8<Double>) -> AnyTransition.Phase {
    let sum = vector + rest
    var result = self
    result.offset = CGSize(width: sum[0], height: sum[1])
    result.move = CGSize(width: sum[2], height: sum[3])
    (result.opacity, result.scale) = (sum[4], sum[5])
    return result
  }

  func combined(with other: AnyTransition.Phase) -> AnyTransition.Phase {
    var result = self
    result.offset.width += other.offset.width
    result.offset.height += other.offset.height
    result.move.width += other.move.width
    result.move.height += other.move.height
    result.opacity *= other.opacity
    result.scale *= other.scale
    if other.scale != 1 { result.anchor = other.anchor }
    return result
  }
}
