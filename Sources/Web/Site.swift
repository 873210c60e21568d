package import HTTP

/// The site: answers every request of a browser.
package struct Site: Responder {
  private let handlers: Handlers
  private let routed: RoutedResponder<Caller>

  package init(_ services: Services) {
    let handlers = Handlers(services)
    self.handlers = handlers
    routed = RoutedResponder(
      Router(handlers.routes), context: handlers.caller, middleware: [handlers.checkFormToken],
      immediate: handlers.immediateResponse, failure: handlers.answer)
  }

  package func bodyLimits(for method: HTTPMethod, path: String) -> BodyLimits {
    routed.bodyLimits(for: method, path: path)
  }

  package func immediateResponse(to request: Request) -> Response? {
    routed.immediateResponse(to: request)?.secured()
  }

  package func respond(to request: Request) async -> Response { await routed.respond(to: request).secured() }

  package func refusal(_ error: HTTPError, of request: Request?) -> Response {
    handlers.answer(Failure(error), request).secured()
  }

  /// The table of routes, for the test that walks all of them.
  package var routes: [(method: HTTPMethod, pattern: String)] { handlers.routes.map { ($0.method, $0.pattern) } }
}
