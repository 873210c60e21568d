private import Glibc

/// Lets calls of libvips run together, or one by itself.
///
/// The library keeps the words for its faults in one place for the whole process. Who has to know whether they are its
/// own runs alone.
@safe final class VipsTurns: Sendable {
  // A lock must not move, so it lives on the heap; its calls may come from any thread.
  private nonisolated(unsafe) let lock: UnsafeMutablePointer<pthread_rwlock_t>

  init() {
    unsafe lock = .allocate(capacity: 1)
    unsafe pthread_rwlock_init(lock, nil)
  }

  deinit {
    unsafe pthread_rwlock_destroy(lock)
    unsafe lock.deallocate()
  }

  func together<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    unsafe pthread_rwlock_rdlock(lock)
    defer { unsafe pthread_rwlock_unlock(lock) }
    return try body()
  }

  func alone<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    unsafe pthread_rwlock_wrlock(lock)
    defer { unsafe pthread_rwlock_unlock(lock) }
    return try body()
  }
}
