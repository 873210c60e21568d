private import Glibc

/// A thread of the operating system, for what blocks.
package enum Thread {
  /// Starts a detached thread that runs `body` and ends.
  package static func start(name: String, _ body: @escaping @Sendable () -> Void) {
    let start = unsafe Unmanaged.passRetained(Start(name: name, body: body))
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let code = unsafe pthread_create(
      &thread, &attributes,
      { context in
        let start = unsafe Unmanaged<Start>.fromOpaque(context!).takeRetainedValue()
        // pthread_setname_np isn't imported. The name is for people only: that it can't be set is no fault.
        try? OpenFile(path: "/proc/thread-self/comm", flags: O_WRONLY).write(Array(start.name.utf8.prefix(15)))
        start.body()
        return nil
      }, unsafe start.toOpaque())
    unsafe pthread_attr_destroy(&attributes)
    precondition(code == 0, "the system gives no more threads")
  }

  private final class Start: Sendable {
    let name: String
    let body: @Sendable () -> Void
    init(name: String, body: @escaping @Sendable () -> Void) {
      self.name = name
      self.body = body
    }
  }
}
