private import Storage

/// The form of a garment as someone filled it in: whatever they typed, so that it can be shown again with what is wrong.
package struct ClothesForm: Sendable, Hashable {
  /// The names of the fields.
  package enum Field: String, Sendable, Hashable, CaseIterable {
    case category, seasons, description
  }

  /// What is wrong with a field.
  package enum Fault: Sendable, Hashable {
    case missing
    /// A value that can't be chosen on the page.
    case unknown
    case tooLong
    /// Control characters other than line breaks.
    case unprintable
  }

  package var category: String
  /// One value for each box that is ticked.
  package var seasons: [String]
  package var description: String

  package init(category: String = "", seasons: [String] = [], description: String = "") {
    self.category = category
    self.seasons = seasons
    self.description = description
  }

  /// The form to edit a garment with.
  package init(_ clothes: Clothes) {
    category = clothes.category.rawValue
    seasons = clothes.seasons.members.map(\.rawValue)
    description = clothes.description
  }

  /// The garment that the form describes. Throws `.invalidForm` with every field that is wrong.
  package func draft() throws(ClosetError) -> ClothesDraft {
    var faults: [Field: Fault] = [:]
    let category = Category(rawValue: category)
    if category == nil { faults[.category] = self.category.isEmpty ? .missing : .unknown }

    let known = seasons.compactMap(Season.init(rawValue:))
    if known.isEmpty { faults[.seasons] = .missing }
    if known.count < seasons.count { faults[.seasons] = .unknown }

    let description = normalizedDescription
    faults[.description] = Self.fault(in: description)

    guard faults.isEmpty, let category else { throw .invalidForm(Faults(faults)) }
    return ClothesDraft(category: category, seasons: Seasons(known), description: description)
  }

  /// Browsers send line breaks as CR LF (HTML, section 4.10.21.4); tabs become spaces.
  private var normalizedDescription: String {
    guard description.utf8.count <= Self.maximumBytes else { return description }
    let characters = description.map { $0.isNewline ? "\n" : $0 == "\t" ? " " : $0 }
    let start = characters.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end]).composed
  }

  private static func fault(in description: String) -> Fault? {
    // A character may carry a thousand accents: bytes are counted before anything walks over them.
    if description.utf8.count > maximumBytes { return .tooLong }
    if description.unicodeScalars.contains(where: { $0.isControl && $0 != "\n" }) { return .unprintable }
    return description.count > ClothesDraft.maximumDescriptionLength ? .tooLong : nil
  }

  private static let maximumBytes = 16 * ClothesDraft.maximumDescriptionLength
}

extension ClothesForm {
  /// What is wrong with a form, field by field; never empty.
  package struct Faults: Sendable, Hashable, CustomStringConvertible {
    package let faults: [Field: Fault]

    package init(_ faults: [Field: Fault]) { self.faults = faults }

    /// What is wrong with one field; nil when it is fine.
    package subscript(_ field: Field) -> Fault? { faults[field] }

    /// A sentence for each field.
    package var description: String {
      Field.allCases.compactMap { field in
        faults[field].map { fault in
          switch (field, fault) {
          case (.category, .missing): "Choose a category."
          case (.seasons, .missing): "Choose at least one season."
          case (_, .missing): "Fill in the \(field.rawValue)."
          case (_, .unknown): "The field \(field.rawValue) has a value that can't be chosen."
          case (_, .tooLong): "The \(field.rawValue) has at most \(ClothesDraft.maximumDescriptionLength) characters."
          case (_, .unprintable): "The \(field.rawValue) holds control characters."
          }
        }
      }.joined(separator: " ")
    }
  }
}
