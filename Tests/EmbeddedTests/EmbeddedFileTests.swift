import Testing

@testable import Embedded

@Suite struct EmbeddedFileTests {
  @Test func `no two files have the same name`() {
    let names = EmbeddedFile.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `a file holds what the source tree holds`() {
    #expect(EmbeddedFile("migrations/0001-accounts.sql").text.contains("CREATE TABLE accounts"))
  }
}
