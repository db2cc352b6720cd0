import LayoutEngine

/// A name that only one view of the running program has, for geometry that is shared under it.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A namespace as a value.
  public struct ID: Hashable, @unchecked Sendable {
    fileprivate let slot: PropertySlot?
  }

  private final class Link {
    var slot: PropertySlot?
  }
  private let link = Link()

  /// A namespace of the view that declares it.
  public init() {}

  /// The namespace as a value.
  public var wrappedValue: ID { ID(slot: link.slot) }
}

extension Namespace: ConnectedProperty {
  func connect(to slot: PropertySlot, in inputs: ViewInputs) { link.slot = slot }
}

/// Which parts of their geometry views share.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Properties from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The name under which a view shares its geometry, and what of it.
nonisolated struct MatchedGeometry {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }
  let key: Key
  let properties: MatchedGeometryProperties
}

extension View {
  /// Shares the view's geometry under an id: of two views of which one comes as the other goes, the
  /// first starts where the second was and the second ends where the first is.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        geometry: MatchedGeometry(
          key: .init(id: AnyHashable(id), namespace: namespace), properties: properties)))
  }
}

/// Notes on each node of the content under which name it shares its geometry.
nonisolated struct MatchedGeometryModifier: ViewModifier {
  typealias Body = Never
  let geometry: MatchedGeometry

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    inputs.session.motion.sharesGeometry = true
    let outputs = content.resolved(in: inputs)
    for node in outputs.nodes { node.traits.matchedGeometry = geometry }
    return outputs
  }
}

/// Where the views that share their geometry stand before and after a step; looked up when one comes
/// or goes.
@MainActor
struct MatchedFrames {
  private var frames: [MatchedGeometry.Key: SIMD4<Double>] = [:]

  /// Where the views of a window stand when all has settled.
  init(settled root: PlacedView) { add(root, shift: .zero) }

  /// Where the views that are there stand at an instant, on whatever way they are: what takes over
  /// from one starts from there.
  init(_ root: MovingView, at time: Double) { add(root, at: time, shift: .zero) }

  /// The frame of the view that shares its geometry under a key: x, y, width, height in points.
  func frame(of key: MatchedGeometry.Key) -> SIMD4<Double>? { frames[key] }

  private mutating func add(_ root: PlacedView, shift: SIMD2<Double>) {
    var waiting = [root]
    while let view = waiting.popLast() {
      note(view.node, view.frame.vector, shift)
      waiting += view.children
    }
  }

  private mutating func add(_ view: MovingView, at time: Double, shift: SIMD2<Double>) {
    if view.settlingTime <= time { return add(view.target, shift: shift) }
    let shift = shift + view.shift(at: time)
    note(view.target.node, view.target.frame.vector + view.movement.rest(at: time), shift)
    for child in view.children.reversed() { add(child, at: time, shift: shift) }
  }

  /// Of views that share one key at the same time the first in drawing order counts.
  private mutating func note(
    _ node: LayoutNode, _ frame: SIMD4<Double>, _ shift: SIMD2<Double>
  ) {
    guard let matched = node.traits.matchedGeometry as? MatchedGeometry else { return }
    frames[matched.key] = frame + SIMD4(shift.x, shift.y, 0, 0)
  }
}

extension MovingView {
  /// Moves the view and everything inside of it between its own frame and another.
  ///
  /// Coming views end in their own frame, going ones in the other.
  func travel(
    _ geometry: MatchedGeometry, between own: SIMD4<Double>, and other: SIMD4<Double>,
    isComing: Bool, at time: Double, by animation: Animation
  ) {
    let here = target.frame.vector
    let changesSize = geometry.properties.contains(.size)
    func scale(_ from: Double, _ to: Double) -> Double { changesSize && from > 0 ? to / from : 1 }
    let (x, y) = (scale(own.z, other.z), scale(own.w, other.w))
    // Without the size, the middles meet.
    let corner = SIMD2(
      changesSize ? other.x : other.x + (other.z - own.z) / 2,
      changesSize ? other.y : other.y + (other.w - own.w) / 2)
    let there = SIMD4(
      corner.x + (here.x - own.x) * x, corner.y + (here.y - own.y) * y, here.z * x, here.w * y)
    for child in children {
      child.travel(
        geometry, between: own, and: other, isComing: isComing, at: time, by: animation)
    }
    if isComing {
      movement.add(there - here, at: time, by: animation)
    } else {
      movement.add(here - there, at: time, by: animation)
      target.frame = LengthRect(vector: there)
    }
    updateSettlingTime()
  }
}
