/// A piece of a page: markup that is complete and safe to put anywhere between tags.
///
/// It holds bytes that are ready to send, so that putting pieces together is copying. Text is escaped when it goes in;
/// the one way round that is `RawHTML(trusted:)`.
package struct HTML: Sendable, Hashable {
  /// The markup in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Nothing.
  package init() {}

  /// Text, escaped.
  package init(text: String) { bytes.append(escaping: text) }

  /// What the builder's statements say, one after another.
  package init(@HTMLBuilder _ content: () -> HTML) { self = content() }

  package mutating func append(_ other: HTML) { bytes += other.bytes }

  mutating func append(_ other: RawHTML) { bytes += other.text.utf8 }

  /// An element with its end tag.
  init(element name: String, _ attributes: [Attribute?], _ content: () -> HTML) {
    open(name, attributes)
    append(content())
    bytes += "</".utf8
    bytes += name.utf8
    bytes.append(UInt8(ascii: ">"))
  }

  /// An element that has neither content nor an end tag (HTML standard, section 13.1.2).
  init(void name: String, _ attributes: [Attribute?]) { open(name, attributes) }

  private mutating func open(_ name: String, _ attributes: [Attribute?]) {
    bytes.append(UInt8(ascii: "<"))
    bytes += name.utf8
    for case let attribute? in attributes { attribute.write(to: &bytes) }
    bytes.append(UInt8(ascii: ">"))
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// The markup as text, for tests.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Markup that is taken as it stands.
///
/// Only ever for what is written in this program, such as the path of an icon; never for anything that came from a
/// person, a file or a database.
package struct RawHTML: Sendable, Hashable {
  let text: String

  package init(trusted text: String) { self.text = text }
}

extension [UInt8] {
  /// Appends text so that it is the same text between tags and within a quoted attribute.
  mutating func append(escaping text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): self += "&amp;".utf8
      case UInt8(ascii: "<"): self += "&lt;".utf8
      case UInt8(ascii: ">"): self += "&gt;".utf8
      case UInt8(ascii: "\""): self += "&quot;".utf8
      case UInt8(ascii: "'"): self += "&#39;".utf8
      case 0: self += "\u{fffd}".utf8  // a null byte is an error in HTML
      default: append(byte)
      }
    }
  }
}
