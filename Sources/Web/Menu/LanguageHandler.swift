import HTTP

extension Handlers {
  /// Keeps the chosen language in a cookie and goes back to where it was chosen.
  @Sendable func chooseLanguage(_ request: Request, _ parameters: PathParameters, _ caller: Caller) throws -> Response {
    guard let language = request.form.fields["language"].flatMap(Language.init(rawValue:)) else {
      throw HTTPError.badRequest("no such language")
    }
    var response = Response.seeOther(origin(request) ?? (caller.member == nil ? "/login" : "/menu"))
    response.set(Cookie.language.keeping(language.rawValue, seconds: Cookie.longest, for: caller))
    return response
  }

  /// The page of this site that the form was on, by `Referer`; nil when it doesn't say, or says another site.
  private func origin(_ request: Request) -> String? {
    guard let referer = request.headers["Referer"], let host = request.headers["Host"] else { return nil }
    for scheme in ["http://", "https://"] where referer.hasPrefix("\(scheme)\(host)/") {
      return localPath(String(referer.dropFirst(scheme.count + host.count)))
    }
    return nil
  }
}
