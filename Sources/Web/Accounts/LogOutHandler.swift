import Accounts
import HTTP

extension Handlers {
  @Sendable func logOut(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    try await services.sessions.end(member.token)
    var response = Response.seeOther("/login", notice: .loggedOut)
    response.set(Cookie.session.removed(for: caller))
    // Pages and photos that the browser still holds are gone too, where it understands this (Clear Site Data, W3C).
    response.headers["Clear-Site-Data"] = "\"cache\""
    return response
  }
}
