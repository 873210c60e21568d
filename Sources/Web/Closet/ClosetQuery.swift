package import Closet
private import Foundation
package import HTTP

/// What a closet's address asks for: the filters and the order, kept there so that a link or the Back button restores them.
package struct ClosetQuery: Sendable, Hashable {
  package enum Order: String, Sendable, Hashable, CaseIterable {
    case newest, oldest
  }

  /// A single season; clothes for several show in each of theirs.
  package var season: Season?
  package var category: Closet.Category?
  /// What the description has to hold; empty for anything.
  package var text: String
  package var order: Order

  package init(
    season: Season? = nil, category: Closet.Category? = nil, text: String = "", order: Order = .newest
  ) {
    self.season = season
    self.category = category
    self.text = text
    self.order = order
  }

  /// Reads a query string. An empty field is none, as a form sends it; any other that isn't known is `HTTPError.badRequest`.
  package init(_ fields: FormFields) throws(HTTPError) {
    season = try Self.choice("season", fields)
    category = try Self.choice("category", fields)
    order = try Self.choice("sort", fields) ?? .newest
    text = String((fields["q"] ?? "").trimmingCharacters(in: .whitespacesAndNewlines).prefix(100))
  }

  private static func choice<Value: RawRepresentable<String>>(
    _ name: String, _ fields: FormFields
  ) throws(HTTPError) -> Value? {
    guard let text = fields[name], !text.isEmpty else { return nil }
    guard let value = Value(rawValue: text) else { throw .badRequest("no such \(name)") }
    return value
  }

  /// Shows less than everything.
  package var isNarrowed: Bool { season != nil || category != nil || !text.isEmpty }

  /// The fields that differ from an address without any.
  package var fields: [FormFields.Field] {
    let all: [(String, String?)] = [
      ("season", season?.rawValue), ("category", category?.rawValue), ("q", text.isEmpty ? nil : text),
      ("sort", order == .newest ? nil : order.rawValue),
    ]
    return all.compactMap { name, value in value.map { FormFields.Field(name: name, value: $0) } }
  }

  /// The address of the closet so filtered.
  package var address: String { "/closet" + Self.queryString(fields) }

  /// The address of the cards of a section that come after `cursor`.
  package func address(after cursor: String, of category: Closet.Category, isFragment: Bool) -> String {
    var fields = fields.filter { $0.name != "category" }
    fields.append(FormFields.Field(name: "after", value: cursor))
    if isFragment { fields.append(FormFields.Field(name: "fragment", value: "1")) }
    return "/closet/sections/\(category.rawValue)" + Self.queryString(fields)
  }

  private static func queryString(_ fields: [FormFields.Field]) -> String {
    if fields.isEmpty { return "" }
    return "?"
      + fields.map { field in "\(field.name)=\(PercentEncoding.encode(field.value))" }.joined(separator: "&")
  }
}
