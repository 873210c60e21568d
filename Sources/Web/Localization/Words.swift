/// Says phrases in one language.
package struct Words: Sendable {
  package let language: Language
  private let entries: [String: Catalogue.Entry]

  package init(_ language: Language, from catalogue: Catalogue) {
    self.language = language
    entries = catalogue.entries[language] ?? [:]
  }

  package func callAsFunction(_ phrase: Phrase) -> String { text(phrase.rawValue, []) }

  package func callAsFunction(_ phrase: FilledPhrase) -> String { text(phrase.key.rawValue, phrase.arguments) }

  /// A key that is missing stops the program: the tests say every one of them.
  private func text(_ key: String, _ arguments: [FilledPhrase.Argument]) -> String {
    switch entries[key] {
    case .single(let template): return template.filled(with: arguments)
    case .plural(let forms):
      var plural = Catalogue.Plural.other
      for case .count(let count) in arguments.prefix(1) { plural = Catalogue.Plural(count, in: language) }
      guard let template = forms[plural] ?? forms[.other] else { fallthrough }
      return template.filled(with: arguments)
    case nil: preconditionFailure("the catalogue has no \(key) in \(language)")
    }
  }
}
