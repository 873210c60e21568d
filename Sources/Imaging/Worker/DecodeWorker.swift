private import CSandbox
private import Glibc
private import Platform

/// The other end of a `WorkerPool`: what a worker process does.
public enum DecodeWorker {
  /// Does the jobs that come over the socket until the server closes it, then returns the process's exit code.
  ///
  /// Call it first thing in a process started for it, with nothing open but the socket: it limits the whole process.
  public static func run(socket: Int32 = 3) -> Int32 {
    let channel = WireChannel(OpenFile(adopting: socket))
    do {
      let (greeting, _) = try channel.receive()
      var reader = WireReader(greeting)
      confine(memory: try reader.int(in: 1...Int.max))
      try reader.finish()
      let performer = ImageJobPerformer.standard()
      while true {
        let (message, file) = try channel.receive()
        let job = try ImageJob(message: message, file: file)
        let result: Result<ImageJobResult, ImagingError>
        do throws(ImagingError) { result = .success(try performer.perform(job)) } catch { result = .failure(error) }
        try channel.send(WorkerAnswer.message(result))
      }
    } catch WireFault.closed, WireFault.notReceived {
      return 0
    } catch {
      return 1
    }
  }

  /// Takes from the process what decoding doesn't need. Its first thread is the only one yet, so all later ones are held
  /// by the same limits; the sandbox belongs here too.
  private static func confine(memory: Int) {
    csandbox_die_with_parent()
    // Else it is shown as `exe`. The name is for people only: that it can't be set is no fault.
    try? OpenFile(path: "/proc/self/comm", flags: O_WRONLY).write(Array("decode-worker".utf8))
    limit(RLIMIT_AS, to: memory)
    limit(RLIMIT_CORE, to: 0)
    // Writing to a file is to fail, not to kill: a library that tries it for speed has another way.
    signal(SIGXFSZ, SIG_IGN)
    limit(RLIMIT_FSIZE, to: 0)
  }

  private static func limit(_ resource: __rlimit_resource, to value: Int) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    let code = unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    precondition(code == 0, "a worker can't be limited")
  }
}
