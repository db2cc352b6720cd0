package import Scenes

/// Why a sweep could not be made.
package enum SweepError: Error, Equatable {
  /// The range is empty, negative or wider than any window.
  case unusableRange(from: Double, to: Double)
  /// The layout changes so often that the sweep would not end.
  case tooManyLayouts(scene: String, limit: Int, at: Double)
  /// The range holds more pixels than can be tried one by one.
  case tooManyPixels(scene: String, count: Double, limit: Int)
  /// The scene cannot be laid out.
  case scene(SceneError)

  /// What is wrong, where, and what to do.
  package var message: String {
    switch self {
    case .unusableRange(let from, let to):
      "Nothing can be swept from \(StripChart.number(from)) to \(StripChart.number(to)) points; give a range that rises, from above 0 to at most \(Int(SceneError.largestExtent))."
    case .tooManyLayouts(let scene, let limit, let at):
      "Scene \(scene) changes more than \(limit) times before \(StripChart.number(at)) points; sweep a narrower range."
    case .tooManyPixels(let scene, let count, let limit):
      "Scene \(scene) reads its size as plain numbers, so each of \(Int(count)) pixels would have to be tried; sweep at most \(limit), or use a lower scale."
    case .scene(let error): error.message
    }
  }
}
