import Testing

@testable import HTTP

@Suite struct ArrivalTests {
  /// How many ticks a request may take that receives `bytes` with each of them.
  private func ticks(timeout: Int, bytes: Int) -> Int? {
    var arrival = Arrival()
    return (0..<100_000).first { _ in
      arrival.receive(bytes)
      return arrival.tick(timeout: timeout)
    }
  }

  @Test(arguments: [1, 60]) func `a request without a body has its time, and no more`(timeout: Int) {
    #expect(ticks(timeout: timeout, bytes: 0) == Arrival.ticksInTimeout)
  }

  @Test func `a body earns time by what comes of it, not by coming`() throws {
    #expect(ticks(timeout: 8, bytes: 1) == Arrival.ticksInTimeout)
    let slow = try #require(ticks(timeout: 8, bytes: Arrival.bytesPerSecond / 2))
    #expect(slow == 2 * Arrival.ticksInTimeout)
    #expect(ticks(timeout: 8, bytes: Arrival.bytesPerSecond) == nil)
  }
}
