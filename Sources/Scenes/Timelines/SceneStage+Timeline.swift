extension SceneStage {
  /// Instants from the last step until everything has settled, evenly and at the given rate, with
  /// every instant at which a movement begins, ends or changes its formula; in seconds.
  ///
  /// What never settles is shown for `endless` seconds.
  package func instants(perSecond rate: Double, endless: Double = 2) -> [Double] {
    let end = movesForever ? endless : settlingTime
    let count = min(Int((end * rate).rounded(.down)), 10_000)
    let even = (0...count).map { Double($0) / rate }
    return Set(even + landmarks.filter { $0 <= end } + [end]).sorted()
  }
}
