import Accounts
import HTTP
import Pictures

extension Handlers {
  @Sendable func showSessions(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    let lines = try await services.sessions.list(of: member.account.id).map { session in
      SessionsPage.Line(
        id: session.id.text, userAgent: session.visit.userAgent, address: session.visit.address,
        lastUsedAt: session.lastUsedAt, isThisOne: session.id == member.session.id)
    }
    return .page(SessionsPage(lines: lines), for: caller)
  }

  /// Ends one session, or all but this one.
  @Sendable func endSessions(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    guard let chosen = request.form.fields["session"] else { throw HTTPError.badRequest("no session") }
    if chosen == SessionsPage.allOthers {
      try await services.sessions.revokeAll(of: member.account.id, except: member.session.id)
      services.pictures.epochRaised(of: member.owner)
      return .seeOther("/sessions", notice: .sessionsEnded)
    }
    try await services.sessions.revoke(SessionID(chosen), of: member.account.id)
    return .seeOther("/sessions", notice: .sessionEnded)
  }
}
