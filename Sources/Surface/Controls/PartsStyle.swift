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
  private let make: @MainActor (PartsConfiguration) -> AnyView

  /// Hides the body of a look.
  ///
  /// `place` is where looks of its kind are handed down: inside of the body the kind is drawn in the
  /// usual look, else it would never end.
  init<Body: View>(
    at place: WritableKeyPath<BuiltInValues, PartsStyle?>,
    _ body: @escaping @MainActor (PartsConfiguration) -> Body
  ) {
    nonisolated(unsafe) let place = place
    make = { parts in AnyView(body(parts).values { $0[keyPath: place] = nil }) }
  }

  /// The label and content in the look.
  @MainActor
  func body(_ label: some View, _ content: some View) -> AnyView {
    make(
      PartsConfiguration(
        label: .init(hidden: AnyView(label)), content: .init(hidden: AnyView(content))))
  }
}
