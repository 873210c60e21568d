private import Platform
private import Synchronization

/// The line in which jobs wait for a worker, first come, first served, of a limited length.
final class PendingJobs: Sendable {
  private struct State {
    var jobs: [PendingJob] = []
    var isClosed = false
  }

  private let limit: Int
  private let state = Mutex(State())
  private let available = Semaphore()

  init(limit: Int) { self.limit = limit }

  /// How many wait.
  var count: Int { state.withLock { $0.jobs.count } }

  /// Puts it at the end of the line. False when the line is as long as it may be.
  func add(_ job: PendingJob) -> Bool {
    let isAdded = state.withLock { state in
      guard state.jobs.count < limit else { return false }
      state.jobs.append(job)
      return true
    }
    if isAdded { available.signal() }
    return isAdded
  }

  /// Takes it out of the line, if it is there.
  func remove(_ job: PendingJob) {
    state.withLock { state in state.jobs.removeAll { $0 === job } }
  }

  /// The first in line, waited for by the calling thread; nil when the line is closed.
  func next() -> PendingJob? {
    while true {
      available.wait()
      // The line may be empty all the same, since a job that leaves it takes no signal with it.
      let (job, isClosed) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isClosed)
      }
      if let job { return job }
      if isClosed {
        available.signal()
        return nil
      }
    }
  }

  /// Lets every thread that waits, now or later, go.
  func close() {
    state.withLock { $0.isClosed = true }
    available.signal()
  }
}
