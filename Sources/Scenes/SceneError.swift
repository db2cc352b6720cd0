import Geometry

/// What can be wrong with a scene, a variant or a step.
package enum SceneError: Error, Equatable {
  /// No scene has the name.
  case unknownScene(name: String, known: [String])
  /// The scene has no such state.
  case unknownState(name: String, scene: String, known: [String])
  /// The window has no area or is larger than any screen.
  case unusableSize(width: Double, height: Double)
  /// The display scale is not positive or too large.
  case unusableScale(Double)
  /// No control has the label.
  case noControl(label: String, kind: String, scene: String, known: [String])
  /// Several controls have the label.
  case ambiguousControl(label: String, kind: String, scene: String, count: Int)
  /// The control does not react.
  case disabledControl(label: String, scene: String)
  /// A file of steps, labels or settings says something else than was expected.
  case malformedFile(path: String, place: String, expected: String)

  /// Largest extent of a window, in points.
  package static let largestExtent = 1_000_000.0

  /// What is wrong, where, and what to do.
  package var message: String {
    switch self {
    case .unknownScene(let name, let known):
      "There is no scene named \"\(name)\"; choose one of: \(known.joined(separator: ", "))."
    case .unknownState(let name, let scene, let known):
      "Scene \(scene) has no state named \"\(name)\"; "
        + (known.isEmpty ? "it has none." : "choose one of: \(known.joined(separator: ", ")).")
    case .unusableSize(let width, let height):
      "A window of \(Self.number(width)) × \(Self.number(height)) points cannot be pictured; give extents above 0 and at most \(Int(Self.largestExtent))."
    case .unusableScale(let scale):
      "A display scale of \(Self.number(scale)) cannot be used; give a number above 0 and at most 16."
    case .noControl(let label, let kind, let scene, let known):
      "Scene \(scene) has no \(kind) labelled \"\(label)\"; "
        + (known.isEmpty
          ? "it has none at all." : "it has: \(known.map { "\"\($0)\"" }.joined(separator: ", ")).")
    case .ambiguousControl(let label, let kind, let scene, let count):
      "Scene \(scene) has \(count) \(kind)s labelled \"\(label)\"; give them different labels so that a step can tell them apart."
    case .disabledControl(let label, let scene):
      "The control \"\(label)\" of scene \(scene) is disabled; enable it in a step before, or leave this step out."
    case .malformedFile(let path, let place, let expected):
      "\(path) is not as expected at \(place): give \(expected) there."
    }
  }

  /// A number without a fraction where it has none.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Refuses sizes and scales that no picture can have.
  package static func check(_ variant: SceneVariant) throws(SceneError) {
    let (width, height) = (variant.size.width, variant.size.height)
    guard width > 0, height > 0, width <= largestExtent, height <= largestExtent else {
      throw .unusableSize(width: width, height: height)
    }
    guard variant.scale > 0, variant.scale <= 16 else { throw .unusableScale(variant.scale) }
  }
}
