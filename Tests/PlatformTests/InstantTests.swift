import Testing

@testable import Platform

@Suite struct InstantTests {
  @Test func `a duration is added to the millisecond`() {
    #expect(Instant(milliseconds: 1500) + .milliseconds(250) == Instant(milliseconds: 1750))
  }

  @Test func `the difference of two moments is the duration between them`() {
    #expect(Instant(milliseconds: 5000) - Instant(milliseconds: 2000) == .seconds(3))
  }
}
