import Glibc
import Imaging

/// The program that the tests of the worker pool start.
@main struct DecodeWorkerForTests {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.last) {
    case ("decode-worker", _): exit(DecodeWorker.run())
    case ("count-descriptors", let picture?): try await countDescriptors(picture)
    case ("die-with-workers", let picture?): try await dieWithWorkers(picture)
    default: exit(2)
    }
  }

  /// Fails unless 200 jobs, a tenth of them cancelled, leave as many descriptors open as one.
  private static func countDescriptors(_ picture: String) async throws {
    let pool = pool()
    _ = try await pool.run(job(picture))
    let before = openDescriptors()
    for index in 0..<200 {
      let task = Task { try? await pool.run(job(picture)) }
      if index % 10 == 0 { task.cancel() }
      _ = await task.value
    }
    _ = try await pool.run(job(picture))
    // A job's file is closed by the worker's thread, a moment after its result is there.
    var after = openDescriptors()
    for _ in 0..<1000 where after > before {
      try await Task.sleep(for: .milliseconds(1))
      after = openDescriptors()
    }
    print("\(before) descriptors, \(after) after 200 jobs")
    exit(after <= before ? 0 : 1)
  }

  /// Prints the numbers of its workers and is killed.
  private static func dieWithWorkers(_ picture: String) async throws {
    let pool = pool()
    _ = try await pool.run(job(picture))
    print(pool.processIDs.map(String.init).joined(separator: " "))
    fflush(nil)
    kill(getpid(), SIGKILL)
  }

  private static func pool() -> WorkerPool {
    var configuration = WorkerPool.Configuration()
    configuration.workers = 1
    return WorkerPool(configuration)
  }

  private static func job(_ picture: String) throws -> ImageJob {
    ImageJob(source: try ImageBytes(path: picture), outputs: [ImageOutput(.width(64))])
  }

  /// Files, sockets and pipes; Swift's own timers and events come and go.
  private static func openDescriptors() -> Int {
    (0..<1024).count { descriptor in
      var target = [CChar](repeating: 0, count: 256)
      let length = unsafe readlink("/proc/self/fd/\(descriptor)", &target, target.count)
      return length > 0 && !target.starts(with: "anon_inode:".utf8CString.dropLast())
    }
  }
}
