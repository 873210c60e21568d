import Accounts
import Cryptography
import HTTP
import Platform

/// The handlers of the site, one in a file in the folder of its noun, and what they have in common.
struct Handlers: Sendable {
  let services: Services
  let assets: AssetLibrary
  let submissions = Submissions()
  private let words: [Language: Words]

  init(_ services: Services) {
    self.services = services
    assets = AssetLibrary()
    let catalogue = Catalogue.embedded()
    words = Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, Words($0, from: catalogue)) })
  }

  /// Who sent a request. Looks the session up, if the browser holds one.
  func caller(_ request: Request) async throws -> Caller {
    let proxies = services.proxies
    let visit = Visit(
      address: proxies.clientAddress(
        remote: request.remoteAddress, forwardedFor: request.headers.values("X-Forwarded-For")),
      userAgent: request.headers["User-Agent"] ?? "")
    let isSecure = proxies.isSecure(
      request.isSecure, remote: request.remoteAddress, forwardedProto: request.headers["X-Forwarded-Proto"])

    var member: Member?
    // The address of a picture says itself who may see it, so a page full of them costs no look-ups.
    if !request.path.hasPrefix("/pictures/"), let token = sessionToken(request),
      let found = try await services.sessions.find(token)
    {
      member = Member(token: token, session: found.session, account: found.account)
    }
    let known = request.cookie(.visitor).flatMap(SecretToken.init)
    let visitor = known ?? SecretToken()
    var page = pageContext(request)
    page.formToken =
      member.map { services.formTokens.token(forSession: $0.token) }
      ?? services.formTokens.token(forVisitor: visitor)
    return Caller(
      page: page, visit: visit, isSecure: isSecure, member: member, visitor: visitor, isNewVisitor: known == nil)
  }

  /// The token of the session that the browser was given here, which may have ended since.
  func sessionToken(_ request: Request) -> SecretToken? {
    request.cookie(.session).flatMap(services.sessionCookies.token)
  }

  /// What a page needs of the request alone; its forms carry no token.
  func pageContext(_ request: Request?) -> PageContext {
    let language = Language(
      cookie: request?.cookie(.language), acceptLanguage: request?.headers["Accept-Language"])
    return PageContext(
      words: words[language]!, address: assets.address, nonce: Base64URL.encode(SecureRandom.bytes(16)), formToken: "",
      notice: Notice(done: request?.query["done"], count: request?.query["count"]),
      timeOffset: services.timeOffset(services.clock.now()))
  }
}
