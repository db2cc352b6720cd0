// The choices that modifiers of the platform take. A still picture shows none of them, so a choice is
// a name and nothing else.

/// What the return key is labelled with.
public nonisolated enum SubmitLabel: Hashable, Sendable {
  /// The choices.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// A keyboard of phones.
public nonisolated enum KeyboardType: Hashable, Sendable {
  /// The choices.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, emailAddress,
    decimalPad, webSearch
}

/// How typed text is capitalized.
public nonisolated enum TextInputAutocapitalization: Hashable, Sendable {
  /// The choices.
  case never, words, sentences, characters
}

/// A kind of text that the platform can offer.
public nonisolated enum TextContentType: Hashable, Sendable {
  /// The choices.
  case username, password, newPassword, oneTimeCode, emailAddress, name, givenName, familyName,
    telephoneNumber, URL, fullStreetAddress, postalCode, creditCardNumber
}

/// What the pointer does to a view.
public nonisolated enum HoverEffect: Hashable, Sendable {
  /// The choices.
  case automatic, highlight, lift
}

/// What a person feels.
public nonisolated enum SensoryFeedback: Hashable, Sendable {
  /// The choices.
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange,
    impact
}

/// A variant of symbols.
public nonisolated enum SymbolVariants: Hashable, Sendable {
  /// The choices.
  case none, circle, square, rectangle, fill, slash
}

/// In which way symbols are coloured.
public nonisolated enum SymbolRenderingMode: Hashable, Sendable {
  /// The choices.
  case monochrome, multicolor, hierarchical, palette
}

/// How symbols move.
public nonisolated enum SymbolEffect: Hashable, Sendable {
  /// The choices.
  case bounce, pulse, variableColor, scale, appear, disappear, replace, rotate, wiggle, breathe
}

/// A look of closed menus.
public nonisolated enum MenuLook: Hashable, Sendable {
  /// The choices.
  case automatic, button, borderlessButton
}

/// In which order a menu's items stand.
public nonisolated enum MenuOrder: Hashable, Sendable {
  /// The choices.
  case automatic, priority, fixed
}

/// A look of date pickers.
public nonisolated enum DatePickerLook: Hashable, Sendable {
  /// The choices.
  case automatic, compact, graphical, wheel, field, stepperField
}

/// The distance between a list's sections.
public nonisolated enum ListSectionSpacing: Hashable, Sendable {
  /// The choices.
  case `default`, compact
}

/// How much something stands out.
public nonisolated enum Prominence: Hashable, Sendable {
  /// The choices.
  case standard, increased
}

/// When scrolling hides the keyboard.
public nonisolated enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// The choices.
  case automatic, immediately, interactively, never
}

/// When scrolled content bounces.
public nonisolated enum ScrollBounceBehavior: Hashable, Sendable {
  /// The choices.
  case automatic, always, basedOnSize
}

/// Where scrolling stops.
public nonisolated enum ScrollTargetLook: Hashable, Sendable {
  /// The choices.
  case paging, viewAligned
}

/// A bar of a window.
public nonisolated enum ToolbarPlacement: Hashable, Sendable {
  /// The choices.
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}

/// Where a field for a search stands.
public nonisolated enum SearchFieldPlacement: Hashable, Sendable {
  /// The choices.
  case automatic, toolbar, sidebar, navigationBarDrawer
}

/// A height of presented sheets.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let value: Double
  /// Half of the window.
  public static let medium = PresentationDetent(name: "medium", value: 0)
  /// All of the window.
  public static let large = PresentationDetent(name: "large", value: 0)
  /// A share of the window, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", value: Double(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", value: Double(height))
  }
}

/// What a window's bar shows on phones.
public nonisolated enum NavigationBarItem: Sendable {
  /// How large the window's name is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As in the window before.
    case automatic
    /// Within the bar.
    case inline
    /// Below the bar.
    case large
  }
}
