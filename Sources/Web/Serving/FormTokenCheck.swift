import Accounts
import HTTP

extension Handlers {
  /// Lets only forms of our own pages change anything: each carries a token that other sites can't know.
  func checkFormToken(
    _ request: Request, _ caller: Caller, _ next: RoutedResponder<Caller>.Next
  ) async throws -> Response {
    if !request.method.isSafe {
      let field = request.form.fields["csrf"]
      let isValid =
        caller.member.map { services.formTokens.isValid(field, forSession: $0.token) }
        ?? services.formTokens.isValid(field, forVisitor: caller.visitor)
      guard isValid else {
        // A page whose session has ended since it was opened carries that one's token.
        if caller.member == nil, !isForStrangers(request.path) { throw WebError.notLoggedIn }
        throw WebError.forgedForm
      }
    }
    return try await next(request, caller)
  }

  /// Whether a form at that path is taken from who isn't logged in.
  private func isForStrangers(_ path: String) -> Bool { ["/login", "/welcome", "/language"].contains(path) }
}
