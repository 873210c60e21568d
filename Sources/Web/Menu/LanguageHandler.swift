import HTTP

extension Handlers {
  /// Keeps the chosen language in a cookie and goes back to where it was chosen.
  @Sendable func chooseLanguage(_ request: Request, _ parameters: PathParameters, _ caller: Caller) throws -> Response {
    guard let language = request.form.fields["language"].flatMap(Language.init(rawValue:)) else {
      throw HTTPError.badRequest("no such language")
    }
    var response = Response.seeOther(request.refererPath ?? (caller.member == nil ? "/login" : "/menu"))
    response.set(Cookie.language.keeping(language.rawValue, seconds: Cookie.longest, for: caller))
    return response
  }
}
