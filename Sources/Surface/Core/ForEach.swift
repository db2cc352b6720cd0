import LayoutEngine

/// A view for each element of a collection.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// Views of elements that carry their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  /// Views of elements whose identity is at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  /// The nodes of all elements, each under its id.
  ///
  /// Equal ids would make two elements one view: the session keeps a sentence that names them.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    var nodes: [LayoutNode] = []
    var counts: [ID: Int] = [:]
    let ids = data.map(id)
    inputs.session.check(self, ids, in: inputs)
    for (element, id) in zip(data, ids) {
      counts[id, default: 0] += 1
      var component = ViewIdentity.Component.id(AnyHashable(id))
      if let count = counts[id], count > 1 {
        inputs.session.report(.duplicateID(String(describing: id)), in: inputs)
        component = .id(AnyHashable([AnyHashable(id), AnyHashable(count)]))
      }
      let outputs = content(element).resolved(in: inputs.at(component))
      for view in outputs.nodes.map(\.movedView) where view.traits.explicitID == nil {
        view.traits.explicitID = String(describing: id)
      }
      nodes += outputs.nodes
    }
    return ViewOutputs(nodes)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Views of a constant range of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach where Content: View {
  /// Views of the elements of a binding, each with a binding to its element.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [BindingElement<Elements>], Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    self.data = BindingElement.all(of: data)
    self.content = { content($0.binding) }
    id = { $0.binding.wrappedValue.id }
  }
}

/// One element of a collection behind a binding.
public struct BindingElement<Elements: MutableCollection & RandomAccessCollection> {
  let binding: Binding<Elements.Element>

  static func all(of collection: Binding<Elements>) -> [BindingElement] {
    collection.wrappedValue.indices.map { index in
      BindingElement(
        binding: Binding(
          get: { collection.wrappedValue[index] },
          set: { collection.wrappedValue[index] = $0 }))
    }
  }
}

/// The identity of a view, where a program sets it by `.id(_:)`.
nonisolated struct IdentityModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never
  let id: ID

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let outputs = content.resolved(in: inputs.at(.id(AnyHashable(id))))
    for node in outputs.nodes { node.movedView.traits.explicitID = String(describing: id) }
    return outputs
  }
}

extension View {
  /// Gives the view an identity; another one makes it another view.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}
