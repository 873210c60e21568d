/// What stands behind the server and answers its requests.
package protocol Responder: Sendable {
  /// How long the body of this request may be; asked when its headers are there, before its body is read.
  ///
  /// `request` has no body yet. Called on the connection's own thread: it must not block.
  func bodyLimits(for request: Request) -> BodyLimits

  /// An answer that is at hand without waiting, such as a picture in memory; nil for all else.
  ///
  /// Called on the connection's own thread: it must not block.
  func immediateResponse(to request: Request) -> Response?

  /// The answer. The task is cancelled when the client leaves.
  func respond(to request: Request) async -> Response

  /// What the server itself says when it can't take a request, such as one whose body is too long.
  ///
  /// `request` is what is known of it, without its body; nil when not even its first lines could be read. Called on the
  /// connection's own thread: it must not block.
  func refusal(_ error: HTTPError, of request: Request?) -> Response
}

extension Responder {
  package func immediateResponse(to request: Request) -> Response? { nil }

  package func refusal(_ error: HTTPError, of request: Request?) -> Response {
    Response(error.status, headers: error.headers, body: .bytes(Array("\(error)\n".utf8)))
  }
}
