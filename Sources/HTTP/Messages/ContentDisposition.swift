/// How a browser is to take a file, and what to call it, safe for any name (RFC 6266, RFC 8187).
package enum ContentDisposition {
  /// The value of the field for a file to be saved under `name`.
  package static func attachment(_ name: String) -> String { "attachment; " + parameters(name) }

  /// The name in ASCII for old readers, in quotes and with nothing that could end them, and the name itself when it is
  /// more.
  private static func parameters(_ name: String) -> String {
    let name = String(name.map { $0 == "/" || $0 == "\\" || $0.isControl ? "_" : $0 })
    let plain = String(name.map { $0.isASCII && $0 != "\"" && $0 != "%" ? $0 : "_" })
    let parameter = "filename=\"\(plain)\""
    return plain == name ? parameter : "\(parameter); filename*=UTF-8''\(PercentEncoding.encode(name))"
  }
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
