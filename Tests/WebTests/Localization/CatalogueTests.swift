import Testing

@testable import Web

@Suite struct CatalogueTests {
  private let catalogue = Catalogue.embedded()

  private static let keys = Phrase.allCases.map(\.rawValue) + FilledPhrase.Key.allCases.map(\.rawValue)

  @Test func `the catalogue has the keys that the program uses, and no others`() {
    for language in Language.allCases {
      #expect(Set(catalogue.entries[language, default: [:]].keys) == Set(Self.keys))
    }
    #expect(Set(Self.keys).count == Self.keys.count)
  }

  @Test(arguments: keys) func `a text says something, with the same arguments in every language`(key: String) throws {
    var arguments: Set<[Int: Template.ArgumentKind]> = []
    for language in Language.allCases {
      let entry = try #require(catalogue.entries[language]?[key])
      for template in entry.templates {
        #expect(!template.pieces.isEmpty)
        arguments.insert(template.arguments)
      }
    }
    #expect(arguments.count == 1)
    let isPlain = Phrase(rawValue: key) != nil
    #expect(arguments.first?.isEmpty == isPlain)
  }

  @Test(arguments: keys) func `a text that counts has the forms that its language needs`(key: String) throws {
    var isPlural: Set<Bool> = []
    for language in Language.allCases {
      guard case .plural(let forms) = try #require(catalogue.entries[language]?[key]) else {
        isPlural.insert(false)
        continue
      }
      isPlural.insert(true)
      #expect(Set(forms.keys) == Catalogue.Plural.forms(of: language))
    }
    #expect(isPlural.count == 1)
  }

  @Test(arguments: [(0, "0 pieces"), (1, "1 piece"), (2, "2 pieces"), (1000, "1000 pieces")])
  func `English has a singular`(count: Int, expected: String) {
    #expect(Words(.english, from: catalogue)(.clothesCount(count)) == expected)
  }

  @Test(arguments: [0, 1, 2]) func `Korean has not`(count: Int) {
    #expect(Words(.korean, from: catalogue)(.clothesCount(count)) == "옷 \(count)벌")
  }

  @Test func `arguments go where the language wants them`() {
    #expect(Words(.english, from: catalogue)(.sessionDevice("Firefox", "Linux")) == "Firefox on Linux")
    #expect(Words(.korean, from: catalogue)(.sessionDevice("Firefox", "Linux")) == "Linux의 Firefox")
  }

  @Test func `an argument is no template`() {
    #expect(Words(.english, from: catalogue)(.photoOf("100 %@ %lld")) == "Photo: 100 %@ %lld")
  }

  @Test(arguments: ["%", "%d", "%1$", "%0$@", "50 % off"]) func `a stray percent sign is refused`(text: String) {
    #expect(Template(text) == nil)
  }

  @Test func `two percent signs are one`() {
    #expect(Template("100 %%")?.filled(with: []) == "100 %")
  }

  @Test func `a language that isn't ours is refused`() {
    let json = #"{"strings":{"a":{"localizations":{"fr":{"stringUnit":{"state":"","value":"b"}}}}}}"#
    #expect(throws: CatalogueError.unknownLanguage("fr")) { try Catalogue(json: Array(json.utf8)) }
  }
}

extension Catalogue.Entry {
  fileprivate var templates: [Template] {
    switch self {
    case .single(let template): [template]
    case .plural(let forms): Array(forms.values)
    }
  }
}
