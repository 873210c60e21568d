/// What stands behind the server and answers its requests.
package protocol Responder: Sendable {
  /// How long the body of this request may be; asked when its headers are there, before its body is read.
  func bodyLimits(for method: HTTPMethod, path: String) -> BodyLimits

  /// An answer that is at hand without waiting, such as a picture in memory; nil for all else.
  ///
  /// Called on the connection's own thread: it must not block.
  func immediateResponse(to request: Request) -> Response?

  /// The answer. The task is cancelled when the client leaves.
  func respond(to request: Request) async -> Response
}

extension Responder {
  package func immediateResponse(to request: Request) -> Response? { nil }
}
