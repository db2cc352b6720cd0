import Commands
import Testing

@MainActor
@Suite struct CommandLineToolTests {
  func run(_ arguments: String...) -> (status: Commands.ExitStatus, output: String, errors: String)
  {
    let output = OutputChannel.memory()
    let errors = OutputChannel.memory()
    let status = CommandLineTool.run(arguments, console: Console(output: output, errors: errors))
    return (status, output.text, errors.text)
  }

  @Test func theVersionIsPrinted() {
    #expect(run("--version").output == "widthwise \(CommandLineTool.version)\n")
  }

  @Test func noCommandIsAUsageError() {
    let result = run()
    #expect(result.status == .usage)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("Usage: widthwise COMMAND"))
  }

  @Test func anUnknownCommandIsNamed() {
    let result = run("frobnicate")
    #expect(result.status == .usage)
    #expect(
      result.errors
        == "error: \"frobnicate\" is not a command. See \"widthwise --help\" for the list.\n")
  }

  @Test func whatWouldCommandTheTerminalIsShownByItsNumber() {
    let result = run("render", "a\u{1B}]0;x\u{7}\u{202E}b", "-o", "x.png", "--size", "9x9")
    #expect(result.errors.contains(#"named "a\u{1b}]0;x\u{7}\u{202e}b""#))
  }

  @Test func whatIsVeryLongLosesItsMiddle() {
    let result = run(String(repeating: "x", count: 100_000))
    #expect(result.errors.count < 4100)
    #expect(result.errors.hasSuffix("See \"widthwise --help\" for the list.\n"))
  }

  @Test func helpGoesToStandardOutput() {
    let result = run("--help")
    #expect(result.status == .success)
    #expect(result.output.hasPrefix("Usage: widthwise COMMAND [arguments]\n"))
    #expect(result.errors.isEmpty)
  }

  /// "Hello" is 40 wide and 16 high in the box font, in the middle of 200 × 100.
  @Test func aSceneFileIsAScene() throws {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let file = "/\(folder)/SceneFileTests/Examples/greeting.scene.json"
    let result = run("render", file, "--size", "200x100", "--layout", "--json")
    #expect(result.status == .success, "\(result.errors)")
    #expect(result.output.contains("[80,42,40,16]") || result.output.contains("80, 42, 40, 16"))
  }

  @Test func aSceneFileThatIsNotThereIsNamed() {
    let result = run("render", "none.scene.json", "--size", "200x100")
    #expect(result.status == .failure)
    #expect(result.errors.contains("none.scene.json"))
  }
}
