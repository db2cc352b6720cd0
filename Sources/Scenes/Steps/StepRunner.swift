import LayoutEngine
import Surface

/// Finds the controls of a resolved program by their labels and does what steps say.
@MainActor
struct StepRunner {
  private let controls: [(control: Control, names: Set<String>)]
  private let scene: String

  /// A runner for the controls of a program, in source order.
  ///
  /// Of the alternatives of a `ViewThatFits` each has its controls; equal ones count once. A control is
  /// found by the label that it shows and by what a screen reader calls it.
  init(root: LayoutNode, scene: String) {
    var controls: [(control: Control, names: Set<String>)] = []
    func collect(_ node: LayoutNode) {
      if let control = node.traits.control as? Control {
        var names: Set<String> = [control.label]
        if let spoken = node.traits.accessibility["label"] { names.insert(spoken) }
        controls.append((control, names))
      } else {
        for child in node.children { collect(child) }
      }
    }
    collect(root)
    self.controls = controls
    self.scene = scene
  }

  func perform(_ step: Step) throws(SceneError) {
    switch step {
    case .wait: break
    case .fill(let label, let text):
      let set = try find(label, kind: "text field") { control -> ((String) -> Void)? in
        if case .field(_, let set) = control.action { set } else { nil }
      }
      set(text)
    case .toggle(let label, let isOn):
      let set = try find(label, kind: "toggle") { control -> ((Bool) -> Void)? in
        if case .toggle(_, let set) = control.action { set } else { nil }
      }
      set(isOn)
    case .tap(let label):
      let act = try find(label, kind: "button") { control -> (() -> Void)? in
        switch control.action {
        case .button(let act): act
        case .toggle(let get, let set): { set(!get()) }
        case .field: nil
        }
      }
      act()
    }
  }

  private func find<Action>(
    _ label: String, kind: String, _ action: (Control) -> Action?
  ) throws(SceneError) -> Action {
    var found: [(control: Control, action: Action)] = []
    var labels: [String] = []
    for (control, names) in controls {
      guard let action = action(control) else { continue }
      labels.append(control.label)
      if names.contains(label) { found.append((control, action)) }
    }
    guard let first = found.first else {
      throw .noControl(label: label, kind: kind, scene: scene, known: labels)
    }
    guard found.count == 1 else {
      throw .ambiguousControl(label: label, kind: kind, scene: scene, count: found.count)
    }
    guard first.control.isEnabled else { throw .disabledControl(label: label, scene: scene) }
    return first.action
  }
}
