package import Drawing
package import LayoutEngine

/// A scene in one variant, ready to be drawn: values only, so that any thread may take them on.
package struct ScenePicture: Sendable {
  /// Places of all views.
  package let layout: LayoutTree
  /// Drawing commands.
  package let displayList: DisplayList
  /// Code points that no font has, in order of appearance, each once.
  package let missing: [Unicode.Scalar]
  /// Faults of the program that were noticed, one sentence each.
  package let diagnoses: [String]
  /// What pictures cannot show of the program, one sentence each.
  package let notes: [String]
}
