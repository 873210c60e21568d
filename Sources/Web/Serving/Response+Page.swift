import Accounts
import HTTP

extension Response {
  /// A page, with the policy that lets its own style and nothing else of its own run.
  static func page(_ page: some WebPage, _ context: PageContext, status: HTTPStatus = .ok) -> Response {
    Response(
      status,
      headers: [
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": contentSecurityPolicy(nonce: context.nonce),
        "Cache-Control": "private, no-cache",
        "Vary": "Accept-Language, Cookie",
      ], body: .bytes(page.document(context)))
  }

  /// A page for a caller, who is given what their forms are signed with.
  static func page(_ page: some WebPage, for caller: Caller, status: HTTPStatus = .ok) -> Response {
    var response = Response.page(page, caller.page, status: status)
    if caller.member == nil, caller.isNewVisitor {
      response.set(Cookie.visitor.keeping(caller.visitor.text, seconds: nil, for: caller))
    }
    return response
  }

  /// Sends the browser on, to be told there what was done.
  static func seeOther(_ path: String, notice: Notice, anchor: String? = nil) -> Response {
    .seeOther(path + (path.contains("?") ? "&" : "?") + notice.query + (anchor.map { "#\($0)" } ?? ""))
  }
}

/// What a page may load: its own files, its own style by `nonce`, and previews of photos that were chosen (`blob:`).
///
/// The header's rules are those of CSP Level 3. Everything that isn't named is refused.
func contentSecurityPolicy(nonce: String) -> String {
  "default-src 'none'; img-src 'self' data: blob:; style-src 'self' 'nonce-\(nonce)'; script-src 'self'; "
    + "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; connect-src 'self'"
}

extension Response {
  /// With the headers that every answer of the site carries, unless it has its own.
  func secured() -> Response {
    var response = self
    let defaults = [
      ("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"),
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"), ("Cache-Control", "no-store"),
    ]
    for (name, value) in defaults where response.headers[name] == nil { response.headers[name] = value }
    return response
  }
}
