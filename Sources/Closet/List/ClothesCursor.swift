import Platform

/// A place in a list of garments: right behind this one, whether it is still there or not.
package struct ClothesCursor: Sendable, Hashable {
  let createdAt: Instant
  let id: ClothesID

  /// The place behind `clothes`.
  package init(after clothes: Clothes) {
    createdAt = clothes.createdAt
    id = clothes.id
  }

  /// The place written as `text` writes it. Throws `.invalidCursor`.
  package init(_ text: String) throws(ClosetError) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= 80, parts.count == 2, let milliseconds = Int64(parts[0]), !parts[1].isEmpty,
      parts[1].utf8.allSatisfy({ $0.isLetterDigitOrDash }), "\(milliseconds)" == parts[0]
    else { throw .invalidCursor(text) }
    createdAt = Instant(milliseconds: milliseconds)
    id = ClothesID(String(parts[1]))
  }

  /// What goes into an address.
  package var text: String { "\(createdAt.milliseconds).\(id.text)" }
}

extension UInt8 {
  fileprivate var isLetterDigitOrDash: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
