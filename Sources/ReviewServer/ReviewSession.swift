package import Baselines
import JSONValue
import Reporting
package import Snapshots
import Synchronization

/// Answers the report page: shows a run, approves, rejects and takes back.
///
/// Every request has to name this machine as its host; what changes something has to carry the
/// token and come from the page itself.
package final class ReviewSession: Sendable {
  /// What the page has to know to be let in.
  package let token: String
  private let approval: Approval
  private let directory: RunDirectory
  private let baselines: String
  private let version: String
  private let run: Mutex<RunRecord>

  /// A session about a run.
  package init(run: RunRecord, store: BaselineStore, directory: RunDirectory, version: String) {
    var random = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in String(random.next() as UInt64, radix: 36) }.joined()
    approval = Approval(store: store, directory: directory)
    baselines = store.directory
    self.directory = directory
    self.version = version
    self.run = Mutex(run)
  }

  /// The answer to a request that reached the given port.
  package func answer(_ request: HTTPRequest, port: UInt16) -> HTTPAnswer {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else {
      return Self.refusal(403, "this server answers to 127.0.0.1 only")
    }
    switch (request.method, request.path) {
    case ("GET", "/"): return page(request)
    case ("GET", let path): return file(path, request)
    case ("POST", "/approve"), ("POST", "/undo"), ("POST", "/reject"):
      let origins = hosts.map { "http://\($0)" }
      guard request.headers["x-widthwise-token"] == token,
        request.headers["origin"].map({ origins.contains($0) }) ?? false
      else { return Self.refusal(403, "open the page from the address that the terminal shows") }
      return change(request)
    default: return Self.refusal(405, "there is nothing like that here")
    }
  }

  private func page(_ request: HTTPRequest) -> HTTPAnswer {
    guard request.token == token || request.cookie == token else {
      return Self.refusal(403, "open the page from the address that the terminal shows")
    }
    let context = ReportContext(
      run: run.withLock { $0 }, baselines: baselines, output: directory.path, version: version)
    let page = HTMLReport(context, token: token) { try? self.directory.read($0) }
    return HTTPAnswer(
      200, type: "text/html; charset=utf-8", body: page.bytes,
      headers: ["Set-Cookie": "widthwise=\(token); Path=/; HttpOnly; SameSite=Strict"])
  }

  /// A picture that the run names; nothing else of the disk can be had.
  private func file(_ path: String, _ request: HTTPRequest) -> HTTPAnswer {
    guard request.cookie == token else { return Self.refusal(403, "open the page first") }
    let name = String(path.dropFirst())
    let isNamed = run.withLock { run in
      run.outcomes.contains { outcome in outcome.files.values.contains(name) }
    }
    guard isNamed, name.hasSuffix(".png"), let bytes = try? directory.read(name) else {
      return Self.refusal(404, "the run has no such picture")
    }
    return HTTPAnswer(200, type: "image/png", body: bytes)
  }

  private func change(_ request: HTTPRequest) -> HTTPAnswer {
    do {
      let names = try JSONNode(parsing: request.body).member("snapshots").array()
        .map { try SnapshotName(parsing: try $0.string()) }
      try run.withLock { run in
        let known = Set(run.outcomes.map(\.name))
        if let stranger = names.first(where: { !known.contains($0) }) {
          throw BaselineError.unsafeName(stranger.description, reason: "is not in this run")
        }
        switch request.path {
        case "/approve": try approval.approve(names, in: &run)
        case "/undo":
          let approved = run.outcomes.filter { $0.status == .recorded }.map(\.name)
          try approval.undo(names.filter { approved.contains($0) }, in: &run)
        default: break
        }
      }
      let body: JSON = ["changed": .array(names.map { .string($0.description) })]
      return HTTPAnswer(200, body: Array(body.text(.compact).utf8))
    } catch let error as JSONError {
      return Self.refusal(400, error.message)
    } catch let error as BaselineError {
      return Self.refusal(409, error.message)
    } catch let error as RunError {
      return Self.refusal(409, error.message)
    } catch { return Self.refusal(500, "\(error)") }
  }

  private static func refusal(_ status: UInt32, _ reason: String) -> HTTPAnswer {
    let body: JSON = ["error": .string(reason)]
    return HTTPAnswer(status, body: Array(body.text(.compact).utf8))
  }
}
