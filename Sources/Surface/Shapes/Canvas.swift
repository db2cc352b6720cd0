import Drawing
import Geometry
import LayoutEngine

/// A view that a program draws itself; it takes the room that it is offered.
public nonisolated struct Canvas: View {
  let renderer: (inout GraphicsContext, CGSize) -> Void

  /// A view with a function that draws into a context, for a size in points.
  @MainActor
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  /// A node that calls the program's function and moves what it draws to the view's place.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let node = inputs.node("Canvas", rule: FillingRule())
    nonisolated(unsafe) let (renderer, inputs) = (renderer, inputs)
    node.draw = { place in
      MainActor.assumeIsolated {
        let recorder = CanvasRecorder(inputs: inputs, scale: place.scale)
        var context = GraphicsContext(recorder: recorder)
        renderer(
          &context,
          CGSize(width: CGFloat(place.rect.width), height: CGFloat(place.rect.height)))
        let move = AffineTransform.translation(x: place.rect.minX, y: place.rect.minY)
        let bounds = Geometry.Rect(
          x: 0, y: 0, width: place.rect.width, height: place.rect.height)
        return [.transform(move, [.clip(.rect(bounds), .nonZero, recorder.items)])]
      }
    }
    return ViewOutputs(node)
  }
}
