/// What a request asks for: the path and the query of its first line (RFC 9112, section 3.2.1).
package struct RequestTarget: Sendable, Hashable {
  /// The path as it was sent, still percent-encoded.
  package var path: String
  package var query: FormFields

  /// Reads a target in origin form, `/path?query`; the other forms are for proxies and are refused.
  package init(_ target: String) throws(HTTPError) {
    guard target.hasPrefix("/") else { throw .badRequest("the target is not a path") }
    guard target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "#") }) else {
      throw .badRequest("a character in the target that has to be percent-encoded")
    }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    guard let decoded = PercentEncoding.decode(path), !decoded.utf8.contains(0) else {
      throw .badRequest("the path is not well percent-encoded UTF-8")
    }
    guard let query = parts.count == 2 ? FormFields(urlEncoded: parts[1]) : FormFields() else {
      throw .badRequest("the query is not well percent-encoded UTF-8")
    }
    self.query = query
  }
}

extension FormFields {
  /// Reads `name=value&…` as forms and queries write it; nil when it is not well percent-encoded UTF-8.
  package init?(urlEncoded text: some StringProtocol) {
    self.init()
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentEncoding.decode(parts[0], plusIsSpace: true),
        let value = parts.count == 2 ? PercentEncoding.decode(parts[1], plusIsSpace: true) : ""
      else { return nil }
      fields.append(Field(name: name, value: value))
    }
  }

  /// Its fields as `name=value&…`.
  package var urlEncoded: String {
    fields.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
  }
}
