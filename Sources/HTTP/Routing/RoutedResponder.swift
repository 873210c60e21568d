/// Answers requests by a table of routes, with the application's middleware around the handlers.
package struct RoutedResponder<Context: Sendable>: Responder {
  /// What goes on with a request: the next middleware, and the handler at last.
  package typealias Next = @Sendable (Request, Context) async throws -> Response
  /// Stands around every handler: looks at the request, learns something for the context, changes the answer.
  ///
  /// It runs for requests that no route matches too, whose error `next` throws.
  package typealias Middleware = @Sendable (Request, Context, Next) async throws -> Response

  private let router: Router<Context>
  private let context: @Sendable (Request) async throws -> Context
  private let immediate: @Sendable (Request) -> Response?
  private let failure: @Sendable (any Error, Request) async -> Response
  private let next: Next

  /// - Parameters:
  ///   - context: what middleware and handlers are given beside the request, as it is before the first middleware.
  ///   - middleware: the outermost first.
  ///   - immediate: answers that need no waiting; it must not block, and nothing else stands around it.
  ///   - failure: the answer to a request for which something was thrown.
  package init(
    _ router: Router<Context>, context: @escaping @Sendable (Request) async throws -> Context,
    middleware: [Middleware] = [], immediate: @escaping @Sendable (Request) -> Response? = { _ in nil },
    failure: @escaping @Sendable (any Error, Request) async -> Response
  ) {
    self.router = router
    self.context = context
    self.immediate = immediate
    self.failure = failure
    let handler: Next = { request, context in
      switch router.match(request.method, request.path) {
      case .found(let route, let parameters): try await route.handler(request, parameters, context)
      case .otherMethods(let methods): throw HTTPError.methodNotAllowed(methods)
      case .none: throw HTTPError.notFound
      }
    }
    next = middleware.reversed().reduce(handler) { next, middleware in
      { request, context in try await middleware(request, context, next) }
    }
  }

  package func bodyLimits(for request: Request) -> BodyLimits {
    if case .found(let route, _) = router.match(request.method, request.path) { route.limits } else { .form }
  }

  package func immediateResponse(to request: Request) -> Response? { immediate(request) }

  package func respond(to request: Request) async -> Response {
    do { return try await next(request, try await context(request)) } catch { return await failure(error, request) }
  }
}
