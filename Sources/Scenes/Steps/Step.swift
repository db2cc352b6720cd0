/// One thing that a person does with a program.
package enum Step: Hashable, Sendable {
  /// Replaces the text of the field with the given label.
  case fill(String, with: String)
  /// Sets the toggle with the given label.
  case toggle(String, on: Bool)
  /// Presses the button with the given label.
  case tap(String)
  /// Lets time pass, in seconds.
  case wait(Double)
}
