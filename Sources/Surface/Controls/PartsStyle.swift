/// A label with a content, as a look sees them.
public nonisolated struct PartsConfiguration {
  /// A part of what is drawn.
  public struct Part: View {
    let hidden: AnyView
    /// The nodes of the part.
    @MainActor
    public func resolved(in inputs: ViewInputs) -> ViewOutputs { hidden.resolved(in: inputs) }
  }
  /// The label.
  public let label: Part
  /// The content.
  public let content: Part
}

/// A look of labelled content whose type is hidden.
package struct PartsStyle {
  let make: @MainActor (_ label: AnyView, _ content: AnyView) -> AnyView

  // Inside of a look's own body its kind is drawn in the usual look, else it would never end.

  init<Style: GroupBoxStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { label, content in
      let parts = PartsConfiguration(label: .init(hidden: label), content: .init(hidden: content))
      return AnyView(style.makeBody(configuration: parts).values { $0.groupBoxStyle = nil })
    }
  }

  init<Style: LabeledContentStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { label, content in
      let parts = PartsConfiguration(label: .init(hidden: label), content: .init(hidden: content))
      return AnyView(style.makeBody(configuration: parts).values { $0.labeledContentStyle = nil })
    }
  }
}
