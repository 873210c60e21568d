import Testing

@testable import Cupboard

@Suite struct VersionTests {
  @Test func `the version has three numbers`() {
    #expect(programVersion.split(separator: ".").count == 3)
  }
}
