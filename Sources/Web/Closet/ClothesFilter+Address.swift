import Closet
import HTTP

extension ClothesFilter {
  /// The filter in a request's query string. Throws `ClosetError.invalidFilter`.
  init(_ fields: FormFields) throws(ClosetError) { try self.init { fields[$0.rawValue] } }

  /// The address of the closet so filtered.
  var address: String { "/closet" + queryString(query.map { ($0.field.rawValue, $0.value) }) }

  /// The address of the cards of a section that come behind a place in it; with `place` of those cards alone.
  func address(after cursor: ClothesCursor, of category: Closet.Category, in place: CardPlace?) -> String {
    var fields = query.filter { $0.field != .category }.map { ($0.field.rawValue, $0.value) }
    fields.append(("after", cursor.text))
    if let place { fields.append(("fragment", place.rawValue)) }
    return "/closet/sections/\(category.rawValue)" + queryString(fields)
  }

  /// The same filter but for what `change` changes.
  func changing(_ change: (inout ClothesFilter) -> Void) -> ClothesFilter {
    var other = self
    change(&other)
    return other
  }
}

/// `?` and the fields, or nothing when there are none.
func queryString(_ fields: [(name: String, value: String)]) -> String {
  if fields.isEmpty { return "" }
  return "?" + fields.map { "\($0.name)=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
}
