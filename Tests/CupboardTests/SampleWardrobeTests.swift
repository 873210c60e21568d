import Closet
import Embedded
import Imaging
import Testing
import Web

@testable import Cupboard

@Suite struct SampleWardrobeTests {
  let garments = SampleWardrobe.garments(describedIn: .english)

  @Test func `every picture that is embedded is a garment, and only one`() {
    let embedded = EmbeddedFile.all.map(\.name).filter { $0.hasPrefix("sample/") }
    #expect(garments.map { "sample/\($0.name)" }.sorted() == embedded.sorted())
    #expect(garments.count >= 28)
  }

  @Test(arguments: Category.allCases)
  func `each category has enough garments to scroll through`(category: Category) {
    let named = garments.filter { $0.name.hasPrefix("\(category.rawValue)-") }
    #expect(named.count >= 6)
    #expect(named.map(\.name) == garments.filter { $0.draft.category == category }.map(\.name))
  }

  @Test func `the pictures are portraits, small together, and some keep a transparent ground`() throws {
    let headers = try garments.map { try ImageHeader.probe(ImageBytes($0.bytes)) }
    #expect(headers.allSatisfy { $0.format == .webp && $0.uprightSize == PixelSize(width: 900, height: 1200) })
    #expect(headers.contains(where: \.hasAlpha) && headers.contains { !$0.hasAlpha })
    #expect(garments.reduce(0) { $0 + $1.bytes.count } < 700_000)
  }

  @Test(arguments: Language.allCases)
  func `no two garments are described alike`(language: Language) {
    let descriptions = SampleWardrobe.garments(describedIn: language).map(\.draft.description)
    #expect(Set(descriptions).count == descriptions.count && !descriptions.contains(""))
  }
}
