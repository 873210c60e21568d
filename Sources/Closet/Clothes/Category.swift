package import Storage

/// The kind of a garment. The order of the cases is the order of the closet's sections.
package enum Category: String, Sendable, Hashable, CaseIterable {
  case outer, top, bottom, shoes, accessory
}

extension Category: SQLConvertible {
  package var sqlValue: SQLValue { .text(rawValue) }
  package init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(rawValue: text)
  }
}
