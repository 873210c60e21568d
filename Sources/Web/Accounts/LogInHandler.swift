import Accounts
import HTTP

extension Handlers {
  @Sendable func showLogin(_ request: Request, _ parameters: PathParameters, _ caller: Caller) -> Response {
    if caller.member != nil { return .seeOther("/closet") }
    return .page(LoginPage(destination: localPath(request.query["next"])), for: caller)
  }

  @Sendable func logIn(
    _ request: Request, _ parameters: PathParameters, _ caller: Caller
  ) async throws -> Response {
    let fields = request.form.fields
    let name = fields["name"] ?? ""
    let destination = localPath(fields["next"])
    do {
      let session = try await services.logIn.logIn(
        name: name, password: fields["password"] ?? "", visit: caller.visit, replacing: caller.member?.token)
      return loggedIn(session, for: caller, to: destination ?? "/closet")
    } catch {
      let fault: LoginPage.Fault
      switch error {
      case .wrongNameOrPassword: fault = .wrong
      case .slowDown(let seconds): fault = .wait(seconds: seconds)
      case .overloaded: fault = .busy
      default: throw error
      }
      let failure = Failure(error)
      let status = fault == .wrong ? HTTPStatus.unprocessableContent : failure.status
      var response = Response.page(
        LoginPage(name: name, fault: fault, destination: destination), for: caller, status: status)
      for field in failure.headers.fields { response.headers[field.name] = field.value }
      return response
    }
  }

  /// Hands a new session to the browser and sends it on.
  func loggedIn(_ session: NewSession, for caller: Caller, to path: String) -> Response {
    var response = Response.seeOther(path)
    // The session itself ends sooner when it isn't used.
    let value = services.sessionCookies.value(for: session.token)
    response.set(Cookie.session.keeping(value, seconds: Cookie.longest, for: caller))
    response.set(Cookie.visitor.removed(for: caller))
    return response
  }
}
