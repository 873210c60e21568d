private import CSandbox
private import Glibc
private import Platform
private import Synchronization

/// A running decode worker: a process of its own and the channel to it.
final class WorkerProcess: Sendable {
  /// The descriptor under which a worker finds its socket; the default of `DecodeWorker.run` too.
  static let socket: Int32 = 3

  /// The system's number of the process.
  let id: Int32
  private let channel: WireChannel
  private let life = Mutex(Life())

  private struct Life {
    var isKilled = false
    /// How it ended in words; nil while it may still run.
    var end: String?
  }

  /// Starts a worker and tells it its limit of memory. Throws `.decoderDied` when that can't be done.
  init(executable: String, arguments: [String], memory: Int) throws(ImagingError) {
    do throws(FileError) {
      let (ours, theirs) = try WireChannel.pair()
      id = try Self.spawn(executable, arguments, socket: theirs.descriptor)
      channel = WireChannel(ours)
    } catch {
      throw .decoderDied("\(error)")
    }
    var writer = WireWriter()
    writer.write(memory)
    // A worker that is gone already is found out at its first job.
    try? channel.send(writer.bytes, deadline: Deadline(after: .seconds(1)))
  }

  deinit { stop() }

  /// Does the job. Throws when this worker is of no more use.
  func run(_ job: ImageJob, deadline: Deadline) throws(WireFault) -> Result<ImageJobResult, ImagingError> {
    try channel.send(job.message(), descriptor: job.descriptor, deadline: deadline)
    let (message, _) = try channel.receive(deadline: deadline)
    do throws(WireError) { return try WorkerAnswer.result(of: message, answering: job) } catch { throw .nonsense }
  }

  /// Kills it, if it still runs, without waiting for its end.
  func kill() {
    // The lock is held meanwhile, so that the signal can't go to another process that got the same number.
    life.withLock { life in
      life.isKilled = true
      if life.end == nil { _ = Glibc.kill(id, SIGKILL) }
    }
  }

  /// It takes no more jobs: it was killed, or has ended by itself.
  var isGone: Bool {
    if life.withLock({ $0.isKilled || $0.end != nil }) { return true }
    var information = unsafe siginfo_t()
    return unsafe waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT | WNOHANG) == 0
      && information.si_signo == SIGCHLD
  }

  /// Waits a moment for one that closed its socket to end, and says whether it did.
  func endsByItself() -> Bool {
    let deadline = Deadline(after: .seconds(1))
    while !isGone {
      guard deadline.millisecondsLeft > 0 else { return false }
      _ = poll(nil, 0, 2)
    }
    return true
  }

  /// Waits for its end, which has to be near, and says how it ended.
  @discardableResult
  func waitForEnd() -> String {
    // Not yet taken from the system, so the number stays its own until the lock is held.
    var information = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
    return life.withLock { life in
      if let end = life.end { return end }
      var status: Int32 = 0
      _ = unsafe waitpid(id, &status, 0)
      let signal = status & 0x7f
      let words = signal == 0 ? "exit code \(status >> 8 & 0xff)" : "signal \(signal)"
      life.end = words
      return words
    }
  }

  /// Ends it.
  func stop() {
    kill()
    waitForEnd()
  }

  private static func spawn(_ executable: String, _ arguments: [String], socket: Int32) throws(FileError) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, socket, Self.socket)
    // Not every library marks its descriptors as its own, and none is a worker's business.
    unsafe csandbox_close_from(&actions, Self.socket + 1)
    // Ctrl-C in a terminal goes to a whole group: the server ends its workers itself, after their jobs.
    var none = sigset_t()
    var all = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var process: pid_t = 0
    // What decodes strangers' pictures doesn't get to see the server's variables, which may hold secrets.
    var environment = ["MALLOC_ARENA_MAX=2", "LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no"]
    if let path = unsafe getenv("LD_LIBRARY_PATH") {
      environment.append("LD_LIBRARY_PATH=\(unsafe String(cString: path))")
    }
    let code = withCStrings([executable] + arguments) { arguments in
      withCStrings(environment) { environment in
        unsafe posix_spawn(&process, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw FileError("start", path: executable, code: code) }
    return process
  }

  /// Calls `body` with the texts as C wants them: an array of pointers with nil at its end.
  @safe private static func withCStrings<Value>(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    var pointers: [UnsafeMutablePointer<CChar>?] = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe pointers.withUnsafeMutableBufferPointer { unsafe body($0.baseAddress!) }
  }
}
