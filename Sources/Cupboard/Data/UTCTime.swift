import Foundation
import Platform

extension Instant {
  /// The moment in UTC as `2026-01-31T23:59:59Z` (ISO 8601).
  var text: String { Date(timeIntervalSince1970: Double(milliseconds / 1000)).ISO8601Format() }

  /// The moment in UTC as part of a file's name, `20260131-235959`.
  var fileName: String { text.filter(\.isNumber).inserting("-", at: 8) }
}

extension String {
  fileprivate func inserting(_ text: String, at position: Int) -> String {
    prefix(position) + text + dropFirst(position)
  }
}
