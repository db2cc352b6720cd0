import Files
import JSONValue
import Scenes

/// What is done with a scene and at which instants it is shown, read from options.
struct TimeArguments: Sendable {
  private static let steps = Option(
    "--steps", value: "FILE", help: "does what the file says, step by step, before the picture")
  private static let at = Option(
    "--at", value: "SECONDS", help: "is the time since the last step; settled without it")
  private static let frames = Option(
    "--frames", value: "S,S,…",
    help: "shows several instants side by side, with the times written under them")
  private static let animation = Option(
    "--animation", value: "FILE",
    help: "writes everything from the last step until it has settled as an animated PNG")
  private static let chart = Option(
    "--chart", value: "FILE", help: "writes every moving value over time as SVG")

  /// The options, for the tables of commands that show scenes over time.
  static let options = [steps, at, frames, animation, chart]

  /// Longest time after a step that is shown, in seconds.
  private static let longest = 86_400.0

  private let stepsFile: String?
  /// Seconds after the last step; nil for the settled picture.
  let instant: Double?
  /// Instants of a strip; none for a single picture.
  let instants: [Double]
  /// Where an animation is written.
  let animationPath: String?
  /// Where a chart is written.
  let chartPath: String?

  /// Reads the options; the file is opened later, by ``steps()``.
  init(_ arguments: Arguments) throws(ArgumentError) {
    stepsFile = arguments.string(Self.steps)
    instant = try arguments.number(Self.at, in: 0...Self.longest)
    instants = try arguments.allNumbers(Self.frames, in: 0...Self.longest).flatMap { $0 }
    animationPath = arguments.string(Self.animation)
    chartPath = arguments.string(Self.chart)
    if instant != nil && !instants.isEmpty {
      throw .conflict("--at and --frames cannot be given together; name all instants in --frames.")
    }
    if instants.count > FilmStrip.largestCount {
      throw .conflict(
        "--frames names \(instants.count) instants; give at most \(FilmStrip.largestCount).")
    }
  }

  /// Whether something is written besides the picture.
  var writesFiles: Bool { animationPath != nil || chartPath != nil }

  /// The written files as members of a JSON object.
  var members: [JSON.Member] {
    [("animation", animationPath), ("chart", chartPath)].compactMap { name, path in
      path.map { .init(name, .string($0)) }
    }
  }

  /// The steps of the file.
  func steps() throws -> [Step] {
    guard let stepsFile else { return [] }
    do {
      let bytes =
        try stepsFile == "-" ? FileSystem.readStandardInput() : FileSystem.read(stepsFile)
      return try StepsFile(parsing: bytes).steps
    } catch let error as JSONError {
      throw CommandFailure(
        "\(stepsFile) is not a file of steps: \(error.message).", status: .usage)
    }
  }
}
