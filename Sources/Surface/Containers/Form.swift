import Geometry
import LayoutEngine

/// Controls below each other, each in a row as wide as the form.
///
/// How the platform lays out forms is not documented; here rows have a fixed gap, text fields stand
/// behind their labels, sections keep their parts closer together.
public nonisolated struct Form<Content: View>: View {
  let content: Content

  /// A form.
  @MainActor
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows below each other.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    var inner = inputs.inside(.vertical)
    inner.environment.values.rows = .form
    let nodes = content.resolved(in: inner).nodes
    let rule = StackRule(axis: .vertical, alignment: .leading, gap: Theme.formGap)
    return ViewOutputs(
      inputs.node("Form", rule: rule, children: Form<EmptyView>.rows(nodes, in: inputs)))
  }
}

extension Form where Content == EmptyView {
  /// Each view in a row that is as wide as it is offered, at the leading edge.
  @MainActor
  static func rows(_ nodes: [LayoutNode], in inputs: ViewInputs) -> [LayoutNode] {
    let limits = FlexFrameRule.Limits(maximum: .infinity)
    let rule = FlexFrameRule(
      width: limits, height: FlexFrameRule.Limits(),
      alignment: AlignmentPair(horizontal: .leading, vertical: .verticalCenter))
    return nodes.map { LayoutNode("row", rule: rule, children: [$0], wraps: true) }
  }
}

/// A look of forms.
public nonisolated protocol FormStyle {
  /// Only the library can make one.
  var look: FormLook { get }
}

/// One of the library's looks of forms, all of which are laid out in the same way.
public nonisolated struct FormLook: Sendable {}

/// The platform's usual look.
public nonisolated struct AutomaticFormStyle: FormStyle {
  /// The usual look.
  public init() {}
  /// The only one.
  public var look: FormLook { FormLook() }
}

/// Rows in columns.
public nonisolated struct ColumnsFormStyle: FormStyle {
  /// Rows in columns.
  public init() {}
  /// The only one.
  public var look: FormLook { FormLook() }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's usual look.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Rows in columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// Rows in boxes, one for each section.
public nonisolated struct GroupedFormStyle: FormStyle {
  /// Rows in boxes.
  public init() {}
  /// The only one.
  public var look: FormLook { FormLook() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows in boxes; drawn without the boxes.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Sets the look of forms inside; all are laid out in the same way.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}
