import HTTP
private import Synchronization

/// Stands in front of a responder that can be made only once the server listens, since it must know the port.
///
/// Until then requests are answered with 503.
final class LateResponder: Responder {
  private let responder = Mutex<(any Responder)?>(nil)

  func set(_ responder: any Responder) { self.responder.withLock { $0 = responder } }

  func bodyLimits(for request: Request) -> BodyLimits { current?.bodyLimits(for: request) ?? .form }

  func immediateResponse(to request: Request) -> Response? { current?.immediateResponse(to: request) }

  func respond(to request: Request) async -> Response { await current?.respond(to: request) ?? Self.notYet }

  func refusal(_ error: HTTPError, of request: Request?) -> Response {
    current?.refusal(error, of: request) ?? Self.notYet
  }

  private var current: (any Responder)? { responder.withLock { $0 } }

  private static let notYet = Response(.serviceUnavailable, headers: ["Retry-After": "1"])
}
