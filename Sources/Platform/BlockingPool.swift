private import Glibc
private import Synchronization

/// A few threads of their own for calls that block, which must never run on Swift's cooperative pool.
///
/// Calls run in the order they were made, at most `threads` at a time. The threads end when the pool goes away.
package final class BlockingPool: Sendable {
  private let queue: JobQueue

  /// A pool of `threads` threads; `name` (15 bytes at most) shows in `top -H` and debuggers.
  package init(threads: Int, name: String) {
    let queue = JobQueue()
    self.queue = queue
    for _ in 0..<threads { Thread.start(name: name) { while let job = queue.next() { job() } } }
  }

  deinit { queue.close() }

  /// Runs `body` on one of the threads and returns what it returns.
  package func run<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
      queue.add {
        do throws(Failure) { continuation.resume(returning: .success(try body())) } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
    return try result.get()
  }
}

/// A first-in first-out queue that threads wait at.
private final class JobQueue: Sendable {
  private struct State {
    /// Those from `head` on wait; those before are nil, so that what they held is let go.
    var jobs: [(@Sendable () -> Void)?] = []
    var head = 0
  }

  private let state = Mutex(State())
  private let available = Semaphore()

  func add(_ job: @escaping @Sendable () -> Void) {
    state.withLock { $0.jobs.append(job) }
    available.signal()
  }

  /// Nothing is added any more: the threads end when the jobs are done.
  func close() { available.signal() }

  /// The next job, waiting for it; nil when the queue was closed and is empty.
  func next() -> (@Sendable () -> Void)? {
    available.wait()
    let job = state.withLock { state -> (@Sendable () -> Void)? in
      guard state.head < state.jobs.count else { return nil }
      let job = state.jobs[state.head].take()
      state.head += 1
      if state.head * 2 > state.jobs.count {  // drop the jobs done: constant cost a job, spread out
        state.jobs.removeFirst(state.head)
        state.head = 0
      }
      return job
    }
    if job == nil { available.signal() }  // closed: wake the next thread too
    return job
  }
}
