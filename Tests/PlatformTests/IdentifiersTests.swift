import TestSupport
import Testing

@testable import Platform

@Suite struct IdentifiersTests {
  @Test func `an identifier is a version 7 UUID that begins with the time`() {
    let clock = ManualClock(Instant(milliseconds: 0x0123_4567_89ab))
    let identifiers = TimeOrderedIdentifiers(clock: clock)
    for _ in 0..<1000 {
      let identifier = identifiers.next()
      #expect(identifier.wholeMatch(of: /01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil)
    }
  }

  @Test func `identifiers sort by the time they were made`() {
    let clock = ManualClock()
    let identifiers = TimeOrderedIdentifiers(clock: clock)
    let made = (0..<100).map { _ in
      clock.advance(by: .milliseconds(1))
      return identifiers.next()
    }
    #expect(made == made.sorted())
  }

  @Test func `identifiers of one moment differ`() {
    let identifiers = TimeOrderedIdentifiers(clock: ManualClock())
    #expect(Set((0..<10_000).map { _ in identifiers.next() }).count == 10_000)
  }
}
