// Modifiers that tell the platform something that no still picture shows: how a person types, scrolls,
// drags or is told of things, and how bars and sheets around the content look. They are accepted, so
// that sources compile unchanged; none of them moves a pixel of what is pictured.

extension View {
  /// What the return key is labelled with; there is no keyboard.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { self }

  /// Which keyboard appears; there is none.
  public nonisolated func keyboardType(_ type: KeyboardType) -> some View { self }

  /// How typed text is capitalized; nothing is typed in a picture.
  public nonisolated func textInputAutocapitalization(
    _ capitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// What kind of text is asked for, so that the platform can offer it.
  public nonisolated func textContentType(_ type: TextContentType?) -> some View { self }

  /// Whether the view can have the focus, which pictures do not show.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// What the pointer does to the view; there is none.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// What a person feels when a value changes.
  public nonisolated func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View { self }

  /// What happens when content is pulled down, which steps do not do.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// What happens when an address is opened, which steps do not do.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// What is dragged with the view, which steps do not do.
  public nonisolated func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> some View { self }

  /// What happens to a dragged thing over the view, which steps do not do.
  public nonisolated func dropDestination<Payload>(
    for type: Payload.Type, action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Whether the view's content is private.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Whether a screen reader spells the view's text.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Animates the view as one; in a still picture nothing moves.
  public nonisolated func geometryGroup() -> some View { self }

  /// Which variant of symbols is meant; their pictures are found by their plain names.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// In which way symbols are coloured; their pictures are drawn in the foreground style.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// How symbols move when a value changes; they stand still.
  public nonisolated func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, value: Value
  ) -> some View { self }

  /// How symbols move; they stand still.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, isActive: Bool = true
  ) -> some View { self }
}

extension View {
  /// The look of closed menus; all are drawn alike.
  public nonisolated func menuStyle(_ style: MenuLook) -> some View { self }

  /// In which order a menu's items stand; menus are closed.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// The look of date pickers; all show a field.
  public nonisolated func datePickerStyle(_ style: DatePickerLook) -> some View { self }

  /// The distance between a list's sections; the theme's is kept.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// The distance between a list's rows; the theme's is kept.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// How much a section's header stands out; the theme's look is kept.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Whether the ground behind scrolled content is drawn; there is none.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// When scrolling hides the keyboard, of which there is none.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// When scrolled content bounces; it stands still.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Where scrolling stops; content stands at its start.
  public nonisolated func scrollTargetBehavior(_ behavior: ScrollTargetLook) -> some View { self }

  /// Marks views at which scrolling stops; content stands at its start.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}

extension View {
  /// The name of the window on phones; kept in layouts, not pictured.
  public nonisolated func navigationBarTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(title)
  }

  /// How large the window's name is; it is not pictured.
  public nonisolated func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Whether the way back is shown; it is not pictured.
  public nonisolated func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }

  /// Which bars are shown; none is pictured.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The ground of bars, which are not pictured.
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Whether the ground of bars is shown; bars are not pictured.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// The palette of bars, which are not pictured.
  public nonisolated func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Whether the clock above the window is hidden; it is not pictured.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// A field for a search in the window's toolbar, which is not pictured.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "Search"
  ) -> some View {
    toolbar { TextField(prompt, text: text) }
  }

  /// How tall a presented sheet is; sheets are not pictured.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Whether a presented sheet shows that it can be pulled; sheets are not pictured.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// The corners of a presented sheet; sheets are not pictured.
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }

  /// The ground of a presented sheet; sheets are not pictured.
  public nonisolated func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    self
  }

  /// Whether a presented sheet stays when it is pulled; sheets are not pictured.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
}
