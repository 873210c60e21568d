import Glibc
import Synchronization
import Testing

@testable import Platform

@Suite(.timeLimit(.minutes(1))) struct BlockingPoolTests {
  private struct Refusal: Error {}

  /// What the threads tell.
  private final class Notes: Sendable {
    let numbers = Mutex<[Int]>([])
    let running = Mutex((now: 0, most: 0))
  }

  @Test func `what a call returns or throws reaches who made it`() async throws {
    let pool = BlockingPool(threads: 2, name: "test")
    let value = await pool.run { 7 }
    #expect(value == 7)
    await #expect(throws: Refusal.self) { try await pool.run { () throws(Refusal) in throw Refusal() } }
  }

  @Test func `one thread does the calls in the order they were made`() async {
    let pool = BlockingPool(threads: 1, name: "test")
    let notes = Notes()
    let mayBegin = Semaphore()
    let first = Task { @MainActor in await pool.run { mayBegin.wait() } }
    // Each is queued before the next is made, since a task of this actor runs until it waits.
    let calls = (0..<100).map { number in
      Task { @MainActor in await pool.run { notes.numbers.withLock { $0.append(number) } } }
    }
    mayBegin.signal()
    for call in [first] + calls { await call.value }
    #expect(notes.numbers.withLock { $0 } == Array(0..<100))
  }

  @Test func `as many calls run at once as there are threads, and no more`() async {
    let pool = BlockingPool(threads: 3, name: "test")
    let notes = Notes()
    let meeting = Semaphore()
    await withTaskGroup { group in
      for _ in 0..<30 {
        group.addTask {
          await pool.run {
            let now = notes.running.withLock {
              $0.now += 1
              $0.most = max($0.most, $0.now)
              return $0.now
            }
            // The third to come lets the first two go: with fewer threads this would never end.
            if now == 3 { for _ in 0..<2 { meeting.signal() } } else { meeting.wait() }
            notes.running.withLock { $0.now -= 1 }
          }
        }
      }
    }
    #expect(notes.running.withLock { $0.most } == 3)
  }

  @Test func `calls run on threads of that name`() async throws {
    let pool = BlockingPool(threads: 1, name: "a-name-too-long-for-linux")
    let name = try await pool.run { () throws(FileError) in
      try OpenFile(path: "/proc/thread-self/comm").read(count: 100)
    }
    #expect(String(decoding: name, as: UTF8.self) == "a-name-too-long\n")
  }

  @Test func `what a call held is let go when it is done`() async {
    final class Held: Sendable {}
    let pool = BlockingPool(threads: 1, name: "test")
    weak var held: Held?
    do {
      let object = Held()
      held = object
      await pool.run { withExtendedLifetime(object) {} }
    }
    await pool.run {}  // the thread has come back for the next call
    #expect(held == nil)
  }
}
