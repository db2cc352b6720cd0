import LayoutEngine
import Sweeps
import Typography

/// Puts labels in the order of what they do to breakpoints.
enum LabelRanking {
  /// Sets each label's effect and sorts: labels that move a breakpoint across a listed width first,
  /// then by the points of moved breakpoints that they explain, then by the change of width.
  static func ranked(_ labels: [LabelImpact], by scenes: [SceneImpact]) -> [LabelImpact] {
    var effects: [ExactText: (breaking: Double, all: Double)] = [:]
    for scene in scenes {
      for breakpoint in scene.breakpoints {
        guard let delta = breakpoint.delta, let width = breakpoint.old.width, delta != 0 else {
          continue
        }
        // Where arithmetic found the breakpoint, every text of the scene counts.
        let piece = scene.old.flatMap { $0.piece(at: width) }
        let texts = piece.map { Set($0.layout.nodes.compactMap(\.text).map(ExactText.init)) }
        for label in labels
        where texts.map({ $0.contains(ExactText(label.label.text)) })
          ?? (label.label.language == scene.locale)
        {
          // What pulls the other way explains nothing of this move.
          let share = label.delta * delta > 0 ? label.delta.magnitude : 0
          effects[ExactText(label.label.text), default: (0, 0)].all += share
          if !breakpoint.listed.isEmpty {
            effects[ExactText(label.label.text), default: (0, 0)].breaking += share
          }
        }
      }
    }
    return labels.enumerated().map { index, label in
      var label = label
      label.effect = effects[ExactText(label.label.text)]?.all ?? 0
      return (index, label)
    }.sorted { a, b in
      let (left, right) = (
        effects[ExactText(a.1.label.text)]?.breaking ?? 0,
        effects[ExactText(b.1.label.text)]?.breaking ?? 0
      )
      if left != right { return left > right }
      if a.1.effect != b.1.effect { return a.1.effect > b.1.effect }
      let (mine, yours) = (a.1.delta.magnitude, b.1.delta.magnitude)
      return mine == yours ? a.0 < b.0 : mine > yours
    }.map(\.1)
  }
}
