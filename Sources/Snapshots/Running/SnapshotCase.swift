package import Baselines
package import Drawing

/// One snapshot that a run is to take.
package struct SnapshotCase {
  /// Its name.
  package let name: SnapshotName
  /// Lays the scene out; runs on the main thread, because views do.
  package let draw: @MainActor () throws -> DrawnSnapshot

  /// A case from its name and the work that lays it out.
  package init(name: SnapshotName, draw: @escaping @MainActor () throws -> DrawnSnapshot) {
    self.name = name
    self.draw = draw
  }
}

/// A snapshot as layout left it: everything but its pixels.
package struct DrawnSnapshot: Sendable {
  /// What is drawn.
  package var displayList: DisplayList
  /// Where the views are; worked out when it is asked for, which is where pictures differ.
  package var layout: LayoutRecord { makeLayout() }
  private let makeLayout: @Sendable () -> LayoutRecord
  /// Rules of its scene that it breaks, one sentence each without a final stop.
  package var problems: [String]
  /// What the picture cannot show of the program, one sentence each without a final stop.
  package var notes: [String]
  /// How far it may differ from its baseline; nil where not at all.
  package var tolerance: Tolerance?

  /// A drawn snapshot from its parts.
  package init(
    displayList: DisplayList, layout: @escaping @autoclosure @Sendable () -> LayoutRecord,
    problems: [String] = [], notes: [String] = [], tolerance: Tolerance? = nil
  ) {
    self.displayList = displayList
    makeLayout = layout
    self.problems = problems
    self.notes = notes
    self.tolerance = tolerance
  }
}
