import HTTP

extension Request {
  /// The form that was sent; an empty one when it was something else.
  var form: FormData { if case .form(let form) = body { form } else { FormData() } }

  /// The page of this site that led here, by `Referer`; nil when it doesn't say, or says another site.
  var refererPath: String? {
    guard let referer = headers["Referer"], let host = headers["Host"] else { return nil }
    for scheme in ["http://", "https://"] where referer.hasPrefix("\(scheme)\(host)/") {
      return localPath(String(referer.dropFirst(scheme.count + host.count)))
    }
    return nil
  }

  /// The client is a program and would rather read JSON than a page.
  var prefersJSON: Bool {
    let accepted = headers.values("Accept").joined(separator: ",")
    return accepted.contains("application/json") && !accepted.contains("text/html")
  }
}

extension Request {
  /// It is for an `<img>`, which shows no words.
  var prefersPicture: Bool {
    let accepted = headers.values("Accept").joined(separator: ",")
    return accepted.contains("image/") && !accepted.contains("text/html")
  }
}

/// A path of this site, such as someone is sent back to after logging in.
///
/// Nil for text that a browser would take for another site's address (`//…`, `/\…`), or that could break a header.
func localPath(_ text: String?) -> String? {
  guard let text, text.hasPrefix("/"), !text.hasPrefix("//"), text.utf8.count <= 2000,
    text.utf8.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\\") })
  else { return nil }
  return text
}
