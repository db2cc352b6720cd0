import Dispatch
package import Drawing
import Geometry
package import Pixels
import Synchronization

extension Renderer {
  /// The picture of a display list, drawn in bands by several threads at once; the same bytes as by one.
  package static func render(
    _ list: DisplayList, workers: Int, limits: RenderLimits = RenderLimits()
  ) throws(RenderError) -> Pixmap {
    let (width, height) = try Renderer(limits: limits).checkedExtents(of: list)
    let workers = max(1, min(workers, height))
    let bands = (0..<workers).map { height * $0 / workers..<height * ($0 + 1) / workers }
    let parts = Mutex<[Int: Result<Pixmap, RenderError>]>([:])
    DispatchQueue.concurrentPerform(iterations: workers) { index in
      let part = Result { () throws(RenderError) in
        try Renderer(limits: limits).render(list, band: bands[index])
      }
      parts.withLock { $0[index] = part }
    }
    let results = parts.withLock { $0 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for index in 0..<workers {
      guard let part = results[index] else { preconditionFailure("every band was drawn") }
      bytes += try part.get().bytes
    }
    var picture = Pixmap(width: width, height: height)
    picture.bytes = bytes
    return picture
  }
}
