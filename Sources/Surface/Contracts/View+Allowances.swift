import LayoutEngine

extension View {
  /// Allows the view to break a law of layout sweeps, such as `nothing-truncated`, for a stated reason.
  ///
  /// The breach is still found and reported, as allowed; without a reason nothing is allowed.
  public nonisolated func mayBreak(_ law: String, because reason: String) -> some View {
    trait { if !reason.isEmpty { $0.allowances[law] = reason } }
  }
}
