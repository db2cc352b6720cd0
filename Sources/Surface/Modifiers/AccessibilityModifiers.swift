import LayoutEngine

extension View {
  /// Names the view for tests: its id in layouts.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    trait { $0.identifier = identifier }
  }
  /// What a screen reader calls the view; kept in layouts.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    trait { $0.accessibility["label"] = label.plainText }
  }
  /// What a screen reader calls the view; kept in layouts.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    trait { $0.accessibility["label"] = String(label) }
  }
  /// What a screen reader calls the view; kept in layouts.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    trait { $0.accessibility["label"] = label.plainText }
  }
  /// What a screen reader says of the view's value; kept in layouts.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    trait { $0.accessibility["value"] = value.plainText }
  }
  /// What a screen reader says of the view's value; kept in layouts.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    trait { $0.accessibility["value"] = String(value) }
  }
  /// What a screen reader says of using the view; kept in layouts.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    trait { $0.accessibility["hint"] = hint.plainText }
  }
  /// Whether a screen reader passes the view over; kept in layouts.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    trait { $0.accessibility["hidden"] = hidden ? "true" : nil }
  }
  /// What kind of view a screen reader names; kept in layouts.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    trait { $0.accessibility["traits"] = traits.names.joined(separator: " ") }
  }
  /// How a screen reader treats the views inside; kept in layouts.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    trait { $0.accessibility["children"] = children.name }
  }
  /// A hint that appears under the pointer; not drawn.
  public nonisolated func help(_ text: LocalizedStringKey) -> some View {
    trait { $0.accessibility["help"] = text.plainText }
  }
  /// A hint that appears under the pointer; not drawn.
  @_disfavoredOverload
  public nonisolated func help<Content: StringProtocol>(_ text: Content) -> some View {
    trait { $0.accessibility["help"] = String(text) }
  }
  /// A hint that appears under the pointer; not drawn.
  public nonisolated func help(_ text: Text) -> some View {
    trait { $0.accessibility["help"] = text.plainText }
  }
}

/// What kind of view a screen reader names.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// Kinds from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// A selected view.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)

  var names: [String] {
    let all = ["button", "header", "selected", "link", "image", "text"]
    return all.indices.filter { rawValue & (1 << $0) != 0 }.map { all[$0] }
  }
}

/// How a screen reader treats the views inside of a view.
public struct AccessibilityChildBehavior: Sendable {
  let name: String
  /// They are not there.
  public static var ignore: AccessibilityChildBehavior {
    AccessibilityChildBehavior(name: "ignore")
  }
  /// They are read as one.
  public static var combine: AccessibilityChildBehavior {
    AccessibilityChildBehavior(name: "combine")
  }
  /// They are read one by one.
  public static var contain: AccessibilityChildBehavior {
    AccessibilityChildBehavior(name: "contain")
  }
}

extension LocalizedStringKey {
  /// The text in the language of the source, numbers in plain digits.
  var plainText: String {
    parts.map {
      switch $0 {
      case .literal(let text), .text(let text): text
      case .integer(let number): String(number)
      case .decimal(let number): NumberText.decimal(number)
      case .formatted(let value): value.text(in: Locale(identifier: "en_US"))
      }
    }.joined()
  }
}

extension Text {
  /// The text in the language of the source.
  var plainText: String {
    runs.map {
      switch $0.content {
      case .verbatim(let text): text
      case .key(let key): key.plainText
      case .formatted(let value): value.text(in: Locale(identifier: "en_US"))
      }
    }.joined()
  }
}
