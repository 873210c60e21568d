import Accounts
import HTTP

/// Who asks, how, and in which language: what a handler is given beside the request.
struct Caller: Sendable {
  /// The language, the texts, and what goes into a page.
  var page: PageContext
  /// As the connection and the proxies that are believed tell it.
  let visit: Visit
  /// The caller's own connection is encrypted.
  let isSecure: Bool
  /// The session that the caller holds, if it is one.
  let member: Member?
  /// What forms are signed with for who isn't logged in; made up now when the browser brought none.
  let visitor: SecretToken
  /// The browser has to be given `visitor` with the next page.
  let isNewVisitor: Bool
}

/// Someone who is logged in.
struct Member: Sendable {
  let token: SecretToken
  let session: Session
  let account: Account

  /// Whose clothes are theirs.
  var owner: String { account.id.text }
}

/// The cookies of this site. No script reads them, and no other site's form sends them.
enum Cookie: String {
  case session, visitor, language

  /// Browsers keep no cookie longer.
  static let longest = 400 * 86_400

  /// Keeps it for so many seconds, or without any until the browser closes.
  func keeping(_ value: String, seconds: Int?, for caller: Caller) -> SetCookie {
    SetCookie(rawValue, value, maxAge: seconds, isSecure: caller.isSecure)
  }

  func removed(for caller: Caller) -> SetCookie { SetCookie(rawValue, "", maxAge: 0, isSecure: caller.isSecure) }
}

extension Request {
  func cookie(_ cookie: Cookie) -> String? { self.cookie(cookie.rawValue) }
}
