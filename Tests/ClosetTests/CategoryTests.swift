import Closet
import Testing

@Suite struct CategoryTests {
  @Test func `the sections come in the order of the closet`() {
    #expect(Category.allCases.map(\.rawValue) == ["outer", "top", "bottom", "shoes", "accessory"])
  }
}
