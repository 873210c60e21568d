private import Glibc

/// A counting semaphore for threads (not for tasks, which must not block).
@safe package final class Semaphore: Sendable {
  // sem_t must not move, so it lives on the heap; sem_post and sem_wait may be called from any thread.
  private nonisolated(unsafe) let semaphore: UnsafeMutablePointer<sem_t>

  /// A semaphore that lets `value` waits pass.
  package init(value: Int = 0) {
    unsafe semaphore = .allocate(capacity: 1)
    unsafe sem_init(semaphore, 0, UInt32(value))
  }

  deinit {
    unsafe sem_destroy(semaphore)
    unsafe semaphore.deallocate()
  }

  package func signal() { unsafe sem_post(semaphore) }

  package func wait() { while unsafe sem_wait(semaphore) != 0 {} }
}
