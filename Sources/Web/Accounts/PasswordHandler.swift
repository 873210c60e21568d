import Accounts
import HTTP
import Pictures

extension Handlers {
  @Sendable func showPassword(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) -> Response {
    .page(page(member), for: caller)
  }

  /// Sets a password. Whoever has one has to give it, by the same slowed-down way as at the log-in.
  @Sendable func setPassword(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    let fields = request.form.fields
    do throws(AccountsError) {
      guard fields["password"] == fields["again"] else {
        return .page(page(member, .notTheSame), for: caller, status: .unprocessableContent)
      }
      let password = try Password(fields["password"] ?? "")
      var (session, answer) = (member.session.id, Response.seeOther("/closet", notice: .passwordSet))
      if member.account.hasPassword {
        // A log-in under this name proves the present password; its session takes this one's place.
        let new = try await services.logIn.logIn(
          name: member.account.name, password: fields["current"] ?? "", visit: caller.visit, replacing: member.token)
        session = new.session.id
        answer = loggedIn(new, for: caller, to: "/menu?" + Notice.passwordSet.query)
      }
      try await services.accounts.setPassword(
        try await services.hasher.hash(password), for: member.account.id, keeping: session)
      services.pictures.epochRaised(of: member.owner)
      return answer
    } catch {
      let fault: PasswordPage.Fault
      switch error {
      case .invalidPassword(.tooShort): fault = .tooShort
      case .invalidPassword(.tooLong): fault = .tooLong
      case .wrongNameOrPassword: fault = .currentWrong
      case .slowDown(let seconds): fault = .wait(seconds: seconds)
      default: throw error
      }
      return .page(page(member, fault), for: caller, status: .unprocessableContent)
    }
  }

  private func page(_ member: Member, _ fault: PasswordPage.Fault? = nil) -> PasswordPage {
    PasswordPage(
      accountName: member.account.name, hasPassword: member.account.hasPassword,
      minimumLength: Password.minimumLength, maximumLength: Password.maximumLength, fault: fault)
  }
}
