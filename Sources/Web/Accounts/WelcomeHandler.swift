import Accounts
import HTTP

extension Handlers {
  /// Shows the link's button. Nothing is used up: programs that look at links come here too.
  @Sendable func showWelcome(
    _ request: Request, _ parameters: PathParameters, _ caller: Caller
  ) async throws -> Response {
    let token = request.query["token"].flatMap(SecretToken.init)
    guard let token, try await isValid(token) else {
      return .page(WelcomePage(token: nil), for: caller, status: .forbidden)
    }
    return .page(WelcomePage(token: token.text), for: caller)
  }

  private func isValid(_ token: SecretToken) async throws(AccountsError) -> Bool {
    do throws(AccountsError) {
      _ = try await services.links.peek(token)
      return true
    } catch {
      if error == .linkNotValid { return false }
      throw error
    }
  }

  /// Uses the link up and logs in; then a password is chosen, if there is none.
  @Sendable func useLink(
    _ request: Request, _ parameters: PathParameters, _ caller: Caller
  ) async throws -> Response {
    let token = request.form.fields["token"].flatMap(SecretToken.init)
    guard let token, let account = try await consume(token) else {
      return .page(WelcomePage(token: nil), for: caller, status: .forbidden)
    }
    let session = try await services.sessions.create(
      for: account.id, visit: caller.visit, replacing: caller.member?.token)
    return loggedIn(session, for: caller, to: account.hasPassword ? "/closet" : "/password")
  }

  /// The account that the link logs in to; nil when the link is no longer valid.
  private func consume(_ token: SecretToken) async throws(AccountsError) -> Account? {
    do throws(AccountsError) { return try await services.links.consume(token) } catch {
      if error == .linkNotValid { return nil }
      throw error
    }
  }
}
