/// Numbers that can be added and scaled, so that an animation can find values in between.
public nonisolated protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every number by a factor.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of the numbers.
  var magnitudeSquared: Double { get }
}

/// Something whose numbers an animation brings from one state to another.
public nonisolated protocol Animatable {
  /// The numbers.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The numbers, which an animation reads and sets.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// No numbers at all.
public nonisolated struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Nothing.
  public init() {}
  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing.
  public static func + (a: Self, b: Self) -> Self { a }
  /// Nothing.
  public static func - (a: Self, b: Self) -> Self { a }
  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two kinds of numbers together.
public nonisolated struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// A pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Zeros.
  public static var zero: Self { AnimatablePair(.zero, .zero) }
  /// The sums.
  public static func + (a: Self, b: Self) -> Self {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }
  /// The differences.
  public static func - (a: Self, b: Self) -> Self {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }
  /// Scales both.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum for both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Double: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}
