private import Embedded
private import FoundationEssentials

/// The texts of all pages in every language, as Xcode's string catalogues keep them (`.xcstrings`).
package struct Catalogue: Sendable {
  /// Which form of a text goes with a number (Unicode CLDR, cardinal rules; whole numbers only).
  enum Plural: String, Sendable, Hashable {
    case one, other

    init(_ count: Int, in language: Language) {
      switch language {
      case .english: self = count == 1 ? .one : .other
      case .korean: self = .other
      }
    }

    /// The forms that a language needs.
    static func forms(of language: Language) -> Set<Plural> {
      switch language {
      case .english: [.one, .other]
      case .korean: [.other]
      }
    }
  }

  /// A text, or its forms by number.
  enum Entry: Sendable, Hashable {
    case single(Template)
    case plural([Plural: Template])
  }

  /// The entries of each language by key.
  let entries: [Language: [String: Entry]]

  /// The catalogue that travels in the program. A mistake in it stops the program; the tests look for one.
  package static func embedded() -> Catalogue {
    do { return try Catalogue(json: EmbeddedFile("web/Web.xcstrings").bytes) } catch {
      preconditionFailure("the catalogue of texts can't be read: \(error)")
    }
  }

  /// Reads a catalogue. Throws `CatalogueError`, or the error of the JSON decoder.
  init(json: [UInt8]) throws {
    let file = try JSONDecoder().decode(File.self, from: Data(json))
    var entries: [Language: [String: Entry]] = [:]
    for (key, text) in file.strings {
      for (code, localization) in text.localizations {
        guard let language = Language(rawValue: code) else { throw CatalogueError.unknownLanguage(code) }
        entries[language, default: [:]][key] = try localization.entry(key)
      }
    }
    self.entries = entries
  }
}

/// What can be wrong with a catalogue.
enum CatalogueError: Error, Equatable {
  case unknownLanguage(String)
  /// A text holds a `%` that is no argument.
  case malformed(key: String, text: String)
  /// A text has neither a unit nor plural forms, or a plural form that isn't known.
  case unsupported(key: String)
}

/// The parts of Xcode's format that are read.
private struct File: Decodable {
  struct Text: Decodable { let localizations: [String: Localization] }
  struct Unit: Decodable {
    struct Value: Decodable { let value: String }
    let stringUnit: Value
  }
  struct Localization: Decodable {
    struct Variations: Decodable { let plural: [String: Unit] }
    let stringUnit: Unit.Value?
    let variations: Variations?

    func entry(_ key: String) throws(CatalogueError) -> Catalogue.Entry {
      if let stringUnit { return .single(try template(stringUnit.value, key)) }
      guard let variations else { throw .unsupported(key: key) }
      var forms: [Catalogue.Plural: Template] = [:]
      for (name, unit) in variations.plural {
        guard let plural = Catalogue.Plural(rawValue: name) else { throw .unsupported(key: key) }
        forms[plural] = try template(unit.stringUnit.value, key)
      }
      return .plural(forms)
    }

    private func template(_ text: String, _ key: String) throws(CatalogueError) -> Template {
      guard let template = Template(text) else { throw .malformed(key: key, text: text) }
      return template
    }
  }
  let strings: [String: Text]
}
