import Accounts
import HTTP

extension Handlers {
  @Sendable func logOut(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    try await services.sessions.end(member.token)
    var response = Response.seeOther("/login", notice: .loggedOut)
    response.set(Cookie.session.removed(for: caller))
    // Pages and photos that the browser still holds go too (Clear Site Data, W3C). Without encryption it would be ignored,
    // with a complaint in the browser's console.
    if caller.isSecure { response.headers["Clear-Site-Data"] = "\"cache\"" }
    return response
  }
}
