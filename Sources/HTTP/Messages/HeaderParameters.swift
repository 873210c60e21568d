/// A header value with parameters, such as `form-data; name="photo"; filename="a.jpg"` (RFC 9110, section 5.6.6).
struct HeaderParameters {
  /// What stands before the first `;`, in lower case.
  let value: String
  private var parameters: [String: String] = [:]

  /// Reads what it can: a parameter that makes no sense is left out.
  init(_ text: some StringProtocol) {
    var rest = Array(text.utf8)[...]
    value = Self.text(rest.take(until: ";")).lowercased()
    while !rest.isEmpty {
      rest.removeFirst()  // the ;
      let name = Self.text(rest.take(until: "=", or: ";")).lowercased()
      guard rest.first == UInt8(ascii: "=") else { continue }
      rest.removeFirst()
      var bytes = rest.take(until: ";", or: "\"")
      if rest.first == UInt8(ascii: "\"") {
        bytes = rest.takeQuoted()
        rest.take(until: ";")
      }
      parameters[name] = parameters[name] ?? Self.text(bytes)
    }
  }

  /// The parameter of that name, in lower case.
  subscript(_ name: String) -> String? { parameters[name] }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let trimmed = bytes.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    return String(decoding: Array(trimmed), as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// Takes the bytes before one of two characters, or all.
  @discardableResult
  fileprivate mutating func take(until first: Unicode.Scalar, or second: Unicode.Scalar? = nil) -> ArraySlice {
    let end = firstIndex { Unicode.Scalar($0) == first || Unicode.Scalar($0) == second } ?? endIndex
    defer { self = self[end...] }
    return self[..<end]
  }

  /// Takes a quoted string. A backslash stands before a quote that is part of it, and for itself elsewhere, since
  /// browsers don't double it.
  fileprivate mutating func takeQuoted() -> ArraySlice {
    removeFirst()
    var text: ArraySlice = []
    while let byte = popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\"), first == UInt8(ascii: "\"") {
        text.append(removeFirst())
      } else {
        text.append(byte)
      }
    }
    return text
  }
}
