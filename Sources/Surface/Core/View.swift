@_exported public import Foundation
@_exported public import Observation

/// A piece of user interface, written as SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Resolves the view for the layout; programs leave this to its default.
  @MainActor @preconcurrency func resolved(in inputs: ViewInputs) -> ViewOutputs
}

extension View {
  /// Connects the view's state and environment, then resolves its body.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    inputs.session.connect(self, in: inputs)
    var inner = inputs
    inner.owner = Self.self
    return body.resolved(in: inner)
  }
}

extension Never: View {
  /// Nothing can be asked for this.
  public typealias Body = Never

  /// Nothing can ask for this.
  public nonisolated var body: Never { self }
}

extension View where Body == Never {
  /// Views of the library are resolved directly and never asked for a body.
  public nonisolated var body: Never {
    preconditionFailure("a view of the library is resolved without a body")
  }
}
