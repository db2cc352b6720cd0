/// The words of scene files, for the schema and for help.
package enum SceneFileWords {
  /// Words that make an object a view.
  package static var views: [String] { SceneFileReader.kinds.map(\.word) }
  /// Words of modifiers.
  package static var modifiers: [String] { SceneFileReader.modifiers.map(\.word) }
  /// Members of the file itself.
  package static var members: [String] { SceneFile.members }
}
