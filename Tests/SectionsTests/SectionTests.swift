import Sections
import Testing

@Suite struct SectionTests {
  @Test func `sections with the same header and items are equal`() {
    #expect(Section(header: "soup", items: [1, 2]) == Section(header: "soup", items: [1, 2]))
    #expect(Section(header: "soup", items: [1, 2]) != Section(header: "soup", items: [2, 1]))
  }
}
