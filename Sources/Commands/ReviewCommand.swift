import JSONValue
import ReviewServer
import Snapshots
import Synchronization

/// `widthwise review`: a page on this machine to approve and reject with.
package struct ReviewCommand: Command {
  private static let port = Option(
    "--port", value: "N", help: "the port to listen on; a free one unless given")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "review", summary: "Serves the report, to approve and reject, to this machine only.",
    discussion: "Open the address that is printed; end with Control-C.",
    operands: [.init("RUN", .optional, help: "the run's directory; .widthwise unless given")],
    options: SuiteOptions.places + [port, SuiteOptions.force])

  private let suite: SuiteOptions
  private let directory: RunDirectory
  private let port: UInt16
  private let isForced: Bool

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    suite = try SuiteOptions(arguments)
    directory = arguments.operands.first.map { RunDirectory($0) } ?? suite.directory
    port = UInt16(try arguments.integer(Self.port, in: 0...65535) ?? 0)
    isForced = arguments.has(SuiteOptions.force)
  }

  /// Serves until it is interrupted.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    try SuiteOptions.checkMayChange(isForced: isForced)
    guard LoopbackServer.isAvailable else {
      throw CommandFailure("The library libmicrohttpd is not there; install it and try again.")
    }
    let run = try directory.load()
    let session = ReviewSession(
      run: run, store: suite.store(of: run), directory: directory,
      version: CommandLineTool.version)
    holdInterrupts()
    let bound = PortBox()
    guard
      let server = LoopbackServer(
        port: port, respond: { session.answer($0, port: bound.port.withLock { $0 }) })
    else {
      throw CommandFailure(
        "Port \(port) cannot be had; end what uses it, or leave --port out for a free one.")
    }
    bound.port.withLock { $0 = server.port }
    let address = "http://127.0.0.1:\(server.port)/?token=\(session.token)"
    context.console.print("Review at \(address) (Control-C ends it)")
    context.console.print(json: ["address": .string(address)])
    context.console.flush()
    waitForInterrupt()
    withExtendedLifetime(server) {}
    return .success
  }
}
