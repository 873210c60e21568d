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

  /// Uploads are only for who holds a session; what anybody else sends is no longer than a form.
  package func bodyLimits(for request: Request) -> BodyLimits {
    isUploadOfStranger(request) ? .form : routed.bodyLimits(for: request)
  }

  package func immediateResponse(to request: Request) -> Response? {
    routed.immediateResponse(to: request)?.secured()
  }

  package func respond(to request: Request) async -> Response { await routed.respond(to: request).secured() }

  package func refusal(_ error: HTTPError, of request: Request?) -> Response {
    if case .contentTooLarge = error, let request, isUploadOfStranger(request) {
      // The same body is fine after the log-in.
      return handlers.answer(WebError.notLoggedIn, request).secured()
    }
    return handlers.answer(Failure(error), request).secured()
  }

  /// Whether the body may be long, but not from who sends it.
  ///
  /// The cookie alone tells, since there is no time to ask the database. A session that has ended passes, and is refused
  /// once the body is there.
  private func isUploadOfStranger(_ request: Request) -> Bool {
    routed.bodyLimits(for: request) != .form && handlers.sessionToken(request) == nil
  }

  /// The table of routes, for the test that walks all of them.
  package var routes: [(method: HTTPMethod, pattern: String)] { handlers.routes.map { ($0.method, $0.pattern) } }
}
