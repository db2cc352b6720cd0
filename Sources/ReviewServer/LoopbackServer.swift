private import CMicroHTTPD

/// A request as the server hands it on.
package struct HTTPRequest: Sendable {
  /// The verb, such as "GET".
  package let method: String
  /// The path, decoded.
  package let path: String
  /// A value of the query, nil where it is not there.
  package let token: String?
  /// Headers and cookies that the review looks at, by lower-case name.
  package let headers: [String: String]
  /// The cookie "widthwise".
  package let cookie: String?
  /// The body, at most 4 MiB.
  package let body: [UInt8]
}

/// What a request is answered with.
package struct HTTPAnswer: Sendable {
  /// The status code.
  package var status: UInt32
  /// The media type.
  package var type: String
  /// The body.
  package var body: [UInt8]
  /// Headers beside those that every answer has.
  package var headers: [String: String]

  /// An answer from its parts.
  package init(
    _ status: UInt32, type: String = "application/json", body: [UInt8],
    headers: [String: String] = [:]
  ) {
    self.status = status
    self.type = type
    self.body = body
    self.headers = headers
  }
}

/// An HTTP server that only this machine can reach.
package final class LoopbackServer: @unchecked Sendable {
  // Sendable because everything is set before the daemon's one thread starts and stays as it is.
  private let respond: @Sendable (HTTPRequest) -> HTTPAnswer
  private var daemon: OpaquePointer?
  /// The port that it listens on.
  package private(set) var port: UInt16 = 0

  /// Bytes of a body that are taken.
  fileprivate static let bodyLimit = 4 << 20

  /// Whether the library that serves can be loaded.
  package static var isAvailable: Bool { widthwise_can_serve() != 0 }

  /// Starts on a port, or on a free one where it is 0; nil where that cannot be had.
  package init?(port: UInt16, respond: @escaping @Sendable (HTTPRequest) -> HTTPAnswer) {
    self.respond = respond
    guard Self.isAvailable else { return nil }
    let context = Unmanaged.passUnretained(self).toOpaque()
    daemon = widthwise_start_on_loopback(
      port,
      { context, connection, url, method, _, data, size, state in
        guard let context, let connection, let url, let method, let size, let state else {
          return .NO
        }
        let server = Unmanaged<LoopbackServer>.fromOpaque(context).takeUnretainedValue()
        return server.handle(connection, url, method, data, size, state)
      }, context,
      { _, _, state, _ in
        guard let pointer = state?.pointee else { return }
        Unmanaged<Upload>.fromOpaque(pointer).release()
        state?.pointee = nil
      })
    guard let daemon else { return nil }
    self.port = widthwise_port(daemon)
  }

  deinit { if let daemon { widthwise_stop(daemon) } }

  /// Called several times for a request: first with nothing, then with parts of the body, then with
  /// nothing again.
  private func handle(
    _ connection: OpaquePointer, _ url: UnsafePointer<CChar>, _ method: UnsafePointer<CChar>,
    _ data: UnsafePointer<CChar>?, _ size: UnsafeMutablePointer<Int>,
    _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) -> MHD_Result {
    guard let pointer = state.pointee else {
      state.pointee = Unmanaged.passRetained(Upload()).toOpaque()
      return .YES
    }
    let upload = Unmanaged<Upload>.fromOpaque(pointer).takeUnretainedValue()
    if size.pointee > 0 {
      let part = UnsafeRawBufferPointer(start: data, count: size.pointee)
      if upload.bytes.count + size.pointee <= Self.bodyLimit {
        upload.bytes += part
      } else {
        upload.isTooLong = true
      }
      size.pointee = 0
      return .YES
    }
    if upload.isTooLong { return send(HTTPAnswer(413, body: []), on: connection) }
    var headers: [String: String] = [:]
    for name in ["host", "origin", "x-widthwise-token"] {
      headers[name] = widthwise_header(connection, name).map { String(cString: $0) }
    }
    let request = HTTPRequest(
      method: String(cString: method), path: String(cString: url),
      token: widthwise_argument(connection, "token").map { String(cString: $0) },
      headers: headers,
      cookie: widthwise_cookie(connection, "widthwise").map { String(cString: $0) },
      body: upload.bytes)
    return send(respond(request), on: connection)
  }

  private func send(_ answer: HTTPAnswer, on connection: OpaquePointer) -> MHD_Result {
    let response = answer.body.withUnsafeBytes { widthwise_response($0.baseAddress, $0.count) }
    guard let response else { return .NO }
    defer { widthwise_release(response) }
    let fixed = [
      "Content-Type": answer.type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY", "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin",
    ]
    for (name, value) in fixed.merging(answer.headers, uniquingKeysWith: { $1 }) {
      widthwise_add_header(response, name, value)
    }
    return widthwise_answer(connection, answer.status, response)
  }
}

/// The body of a request while it arrives; used by the daemon's one thread.
private final class Upload {
  var bytes: [UInt8] = []
  var isTooLong = false
}
