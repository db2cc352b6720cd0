package import LayoutEngine

/// What a step can do with a view: found by its label as a person reads it.
package struct Control {
  /// What kind of control it is.
  package enum Action {
    /// Takes text.
    case field(get: () -> String, set: (String) -> Void)
    /// Is on or off.
    case toggle(get: () -> Bool, set: (Bool) -> Void)
    /// Does something.
    case button(() -> Void)
  }
  /// The label, without the space around it.
  package let label: String
  /// What a step can do.
  package let action: Action
  /// Whether it reacts.
  package let isEnabled: Bool
}

extension LayoutNode {
  /// All text that the view and those inside of it show, in order, joined by spaces.
  package var shownText: String {
    if let text { return text }
    return children.map(\.shownText).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What a person would call the view: its accessibility label, else the text that it shows.
  var spokenText: String {
    if let label = traits.accessibility["label"] { return label }
    if let text { return text }
    return children.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Makes the node a control for steps.
  func makeControl(_ label: String, _ action: Control.Action, in inputs: ViewInputs) {
    traits.control = Control(
      label: label.trimmingCharacters(in: .whitespaces), action: action,
      isEnabled: inputs.environment.isEnabled)
    traits.accessibility["label"] = traits.accessibility["label"] ?? label
  }
}
