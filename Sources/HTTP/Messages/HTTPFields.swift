/// Header fields in their order, found by name whatever its case (RFC 9110, section 5).
package struct HTTPFields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  package struct Field: Sendable, Hashable {
    package var name: String
    package var value: String
  }

  package private(set) var fields: [Field] = []

  package init() {}

  package init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }

  /// The first value of that name; setting replaces all of them, and nil removes them.
  package subscript(_ name: String) -> String? {
    get { fields.first { $0.name.equalsIgnoringCase(name) }?.value }
    set {
      fields.removeAll { $0.name.equalsIgnoringCase(name) }
      if let newValue { append(name, newValue) }
    }
  }

  /// Every value of that name, in order.
  package func values(_ name: String) -> [String] {
    fields.filter { $0.name.equalsIgnoringCase(name) }.map(\.value)
  }

  /// Adds a field beside those of the same name, as `Set-Cookie` needs.
  package mutating func append(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }
}

extension String {
  /// Equal but for the case of ASCII letters.
  package func equalsIgnoringCase(_ other: String) -> Bool {
    utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}
