import Geometry
import LayoutEngine
import Surface
import Testing
import Typography

/// A running view with the declared fonts, for tests.
@MainActor
final class Laboratory {
  let session: Session
  private let root: AnyView
  private let environment: EnvironmentValues
  private(set) var node: LayoutNode

  init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) throws {
    session = Session(texts: TextResolver(source: .library(try FontLibrary.bundled)))
    root = AnyView(view)
    self.environment = environment
    node = session.resolve(root, environment: environment)
  }

  /// The layout in a window, settled with the views that observe it.
  func layout(width: Double, height: Double) -> LayoutTree {
    let window = Size(width: width, height: height)
    let settled = session.settle(node, in: LengthSize(window)) {
      session.resolve(root, environment: environment)
    }
    node = settled.node
    return LayoutTree(root: settled.placed, window: window, scale: 1)
  }

  /// Presses the button with the given label.
  func tap(_ label: String) throws {
    let control = try #require(controls(in: node).first { $0.label == label })
    guard case .button(let action) = control.action else {
      Issue.record("\(label) is no button")
      return
    }
    action()
    node = session.resolve(root, environment: environment)
  }

  /// Replaces the text of the field with the given label.
  func fill(_ label: String, with text: String) throws {
    let control = try #require(controls(in: node).first { $0.label == label })
    guard case .field(_, let set) = control.action else {
      Issue.record("\(label) is no field")
      return
    }
    set(text)
    node = session.resolve(root, environment: environment)
  }

  /// Sets the toggle with the given label.
  func toggle(_ label: String, to isOn: Bool) throws {
    let control = try #require(controls(in: node).first { $0.label == label })
    guard case .toggle(_, let set) = control.action else {
      Issue.record("\(label) is no toggle")
      return
    }
    set(isOn)
    node = session.resolve(root, environment: environment)
  }

  private func controls(in node: LayoutNode) -> [Control] {
    ((node.traits.control as? Control).map { [$0] } ?? [])
      + node.children.flatMap { controls(in: $0) }
  }
}

/// The layout of a view in a window, with the declared fonts.
@MainActor
func layout(of view: some View, width: Double, height: Double) throws -> LayoutTree {
  try Laboratory(view).layout(width: width, height: height)
}

extension LayoutTree {
  /// The frame of the view with the given id.
  func frame(_ id: String) throws -> Rect {
    try #require(node(id: id), "no view \(id)").frame.value
  }
}

/// A frame that a test expects, in points.
struct Expected: CustomTestStringConvertible {
  let id: String
  let frame: Rect

  init(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.id = id
    frame = Rect(x: x, y: y, width: width, height: height)
  }

  var testDescription: String { id }
}
