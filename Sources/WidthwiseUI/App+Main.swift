import Commands
import Foundation
import Scenes
import Surface

extension App {
  /// Runs the program as the command line of `widthwise` on its own windows.
  ///
  /// `swift run MyApp test`, `… sweep --widths 320...1200` and `… render --size 680x160@2` work on
  /// the windows that ``App/body`` declares, named by their id, else their title, else `window-1`.
  @MainActor
  public static func main() {
    let status = CommandLineTool.run(
      Array(CommandLine.arguments.dropFirst()), source: SceneSource(windowsOf: Self.self))
    exit(status.rawValue)
  }
}

extension SceneSource {
  /// The windows of a program, each made anew from a fresh program.
  init<Program: App>(windowsOf program: Program.Type) {
    self.init { _ in
      Self.windows(of: Program()).enumerated().map { index, window in
        SceneDefinition(
          name: window.id ?? window.title ?? "window-\(index + 1)",
          variants: SceneVariant.defaults(height: window.defaultSize.map { Double($0.height) })
        ) { Self.windows(of: Program())[index].content }
      }
    }
  }

  @MainActor
  private static func windows(of program: some App) -> [SceneWindow] {
    var windows: [SceneWindow] = []
    program.body.collectWindows(into: &windows)
    return windows
  }
}
