import HTTP
import Imaging

extension Handlers {
  /// Everything that this site answers.
  ///
  /// `open` routes are for anyone; the others only for who is logged in, and their handlers are told who that is.
  var routes: [Router<Caller>.Route] {
    let photos = BodyLimits(total: 1 << 30, file: services.limits.bytes)
    return [
      open(.get, "/", home),
      open(.get, "/assets/{hash}/{name}", showAsset),
      open(.get, "/pictures/{id}/{version}/{file}", showPicture),
      open(.post, "/language", chooseLanguage),

      open(.get, "/login", showLogin),
      open(.post, "/login", logIn),
      open(.get, "/welcome", showWelcome),
      open(.post, "/welcome", useLink),
      member(.post, "/logout", logOut),
      member(.get, "/password", showPassword),
      member(.post, "/password", setPassword),
      member(.get, "/sessions", showSessions),
      member(.post, "/sessions", endSessions),
      member(.get, "/menu", showMenu),
      member(.get, "/phone", showPhone),

      member(.get, "/closet", showCloset),
      member(.get, "/closet/sections/{category}", showSection),
      member(.get, "/closet/new", showNewGarment),
      member(.post, "/closet", limits: photos, addGarments),
      member(.get, "/closet/{id}", showGarment),
      member(.get, "/closet/{id}/edit", showEditGarment),
      member(.post, "/closet/{id}", editGarment),
      member(.get, "/closet/{id}/original", showOriginal),
      member(.get, "/closet/{id}/delete", showDeleteGarment),
      member(.post, "/closet/{id}/delete", deleteGarment),
      member(.post, "/sample/remove", removeSample),
    ]
  }

  private typealias Route = Router<Caller>.Route
  private typealias MemberHandler = @Sendable (Request, PathParameters, Member, Caller) async throws -> Response

  private func open(
    _ method: HTTPMethod, _ pattern: String, _ handler: @escaping Router<Caller>.Handler
  ) -> Route {
    Route(method, pattern, handler: handler)
  }

  private func member(
    _ method: HTTPMethod, _ pattern: String, limits: BodyLimits = .form, _ handler: @escaping MemberHandler
  ) -> Route {
    Route(method, pattern, limits: limits) { request, parameters, caller in
      guard let member = caller.member else { throw WebError.notLoggedIn }
      return try await handler(request, parameters, member, caller)
    }
  }
}
