import Testing

@testable import Platform

@Suite(.timeLimit(.minutes(1))) struct SemaphoreTests {
  @Test func `as many waits pass as there were signals and the value at first`() async {
    let (semaphore, done) = (Semaphore(value: 2), AsyncStream.makeStream(of: Int.self))
    Thread.start(name: "test") {
      for number in 0..<5 {
        semaphore.wait()
        done.continuation.yield(number)
      }
      done.continuation.finish()
    }
    var passed: [Int] = []
    for await number in done.stream {
      passed.append(number)
      if number == 1 { for _ in 0..<3 { semaphore.signal() } }
    }
    #expect(passed == [0, 1, 2, 3, 4])
  }
}
