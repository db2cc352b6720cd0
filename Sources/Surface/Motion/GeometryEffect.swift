import Drawing
import Geometry
import LayoutEngine

/// A mapping of the plane that an effect applies to a view.
public nonisolated struct ProjectionTransform: Equatable, Sendable {
  /// The linear mapping and movement.
  var affine = CGAffineTransform.identity

  /// Changes nothing.
  public init() {}
  /// A linear mapping and movement.
  public init(_ transform: CGAffineTransform) { affine = transform }

  /// This mapping, then another.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(next.affine))
  }
}

/// A modifier that draws a view mapped by numbers, which an animation may change.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The mapping for a size of the view, in points; its origin is the view's top left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Draws the view mapped; layout does not notice.
  @MainActor
  public func resolved<Modified: View>(_ content: Modified, in inputs: ViewInputs) -> ViewOutputs {
    inputs.session.connect(self, in: inputs)
    func effect(_ modifier: Self) -> Effect {
      nonisolated(unsafe) let modifier = modifier
      return Effect(apply: { context, items in
        let rect = context.exactRect
        let transform = modifier.effectValue(size: CGSize(width: rect.width, height: rect.height))
          .affine
        return [.transform(Geometry.AffineTransform(transform, about: rect.origin), items)]
      })
    }
    return content.resolved(in: inputs).map { child in
      let node = LayoutNode(
        "geometryEffect", rule: PassThroughRule(), children: [child], wraps: true)
      node.effect = effect(self)
      node.animatableState = AnimatableState(self, effect: effect)
      return node
    }
  }
}

extension Geometry.AffineTransform {
  /// A mapping whose origin is a point; numbers that are not finite change nothing.
  fileprivate init(_ transform: CGAffineTransform, about origin: Geometry.Point) {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].map { Double($0) }
    guard numbers.allSatisfy(\.isFinite) else {
      self = .translation(x: 0, y: 0)
      return
    }
    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    self.init(
      a: a, b: b, c: c, d: d, tx: numbers[4] + origin.x - (a * origin.x + c * origin.y),
      ty: numbers[5] + origin.y - (b * origin.x + d * origin.y))
  }
}
