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
final class MatchedFrames {
  private let root: PlacedView
  private lazy var frames: [MatchedGeometry.Key: LengthRect] = {
    var frames: [MatchedGeometry.Key: LengthRect] = [:]
    var waiting = [root]
    while let view = waiting.popLast() {
      if let matched = view.node.traits.matchedGeometry as? MatchedGeometry {
        frames[matched.key] = view.frame
      }
      waiting += view.children
    }
    return frames
  }()

  /// The views of a window at rest.
  init(_ root: PlacedView) { self.root = root }

  /// The frame of the view that shares its geometry under a key.
  func frame(of key: MatchedGeometry.Key) -> LengthRect? { frames[key] }
}

extension MovingView {
  /// The views in this one that share their geometry, outermost first.
  var sharing: [(view: MovingView, geometry: MatchedGeometry)] {
    if let geometry = target.node.traits.matchedGeometry as? MatchedGeometry {
      return [(self, geometry)]
    }
    return children.flatMap(\.sharing)
  }

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
