import Foundation
import Geometry
import Surface

/// A drawing fitted into the window, with markers that stay on their details.
///
/// The overlay that measures comes before the expanding frame: after it, markers would be placed in
/// shares of the whole window and leave their details.
struct DiagramScene: View {
  let inputs: GalleryInputs

  var body: some View {
    Rectangle()
      .fill(Color.white)
      .overlay { DiagramArtwork().stroke(Color.gray, lineWidth: 2) }
      .aspectRatio(CGFloat(inputs.source.width / inputs.source.height), contentMode: .fit)
      .accessibilityIdentifier("artwork")
      .overlay {
        MarkerLayout(places: inputs.markers) {
          ForEach(0..<inputs.markers.count) { marker($0) }
        }
      }
      .border(Color.gray)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
      .padding(CGFloat(inputs.windowPadding))
      .background(Color.gray.opacity(0.12))
  }

  private func marker(_ index: Int) -> some View {
    Circle()
      .fill(Color.blue)
      .frame(width: 28, height: 28)
      .overlay {
        Text(verbatim: String(index + 1)).font(.caption.bold()).foregroundColor(.white)
      }
      .accessibilityIdentifier("marker-\(index + 1)")
  }
}

/// Two rectangles and a line between their middles, in shares of the drawing.
struct DiagramArtwork: Shape {
  func path(in rect: CGRect) -> Surface.Path {
    func box(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: rect.minX + x * rect.width, y: rect.minY + y * rect.height, width: 0.3 * rect.width,
        height: 0.4 * rect.height)
    }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Surface.Path()
    path.addRect(box(0.1, 0.2))
    path.addRect(box(0.6, 0.4))
    path.move(to: point(0.25, 0.4))
    path.addLine(to: point(0.75, 0.6))
    return path
  }
}
