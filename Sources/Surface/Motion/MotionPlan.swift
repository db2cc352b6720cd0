import LayoutEngine

/// The keyframes of a program in one window, matched view by view.
@MainActor
struct MotionPlan {
  private let root: MovingView

  /// Lays the keyframes out and follows every view through them.
  init(
    _ keyframes: [Motion.Keyframe], scale: Double, layout: (Motion.Keyframe) -> PlacedView
  ) {
    root = MovingView(layout(keyframes[0]))
    for keyframe in keyframes.dropFirst() {
      let placed = layout(keyframe)
      MotionStep(keyframe, scale: scale, from: root, to: placed).keep(
        root, as: placed, within: keyframe.transaction)
    }
  }

  /// The views in sight as they are drawn at an instant; the last step was done at `step`, both in
  /// seconds.
  func placed(at time: Double, since step: Double, in sight: Sight) -> PlacedView {
    root.placed(at: time, since: step, shift: .zero, in: sight)
  }
}
