import Glibc
import Imaging
import Platform
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct WorkerPoolTests {
  static let outputs = [
    ImageOutput(.width(160)), ImageOutput(.fit(PixelSize(width: 40, height: 40)), format: .jpeg),
    ImageOutput(.fill(PixelSize(width: 32, height: 32)), format: .png),
  ]

  @Test func `a worker gives what the process itself gives`() async throws {
    let bytes = try GeneratedPhoto.bytes(width: 320, height: 240)
    let job = ImageJob(source: ImageBytes(bytes), outputs: Self.outputs, wantsPlaceholder: true)
    let pool = WorkerPool(WorkerPrograms.configuration())
    let result = try await pool.run(job)
    #expect(try await result == InProcessJobRunner(threads: 1).run(job))
    #expect(result.images.map(\.size.width) == [160, 40, 32])
  }

  @Test func `a file is read from its start wherever it stands`() async throws {
    let folder = try TemporaryDirectory()
    let path = folder.path("photo.jpg")
    try Files.replace(path, with: try GeneratedPhoto.bytes(width: 320, height: 240), durable: false)
    let file = try OpenFile(path: path)
    lseek(file.descriptor, 1000, SEEK_SET)
    let pool = WorkerPool(WorkerPrograms.configuration())
    for _ in 0..<2 {
      let result = try await pool.run(ImageJob(source: ImageBytes(file), outputs: Self.outputs))
      #expect(result.images.count == 3)
    }
  }

  @Test func `a header is read without outputs`() async throws {
    let pool = WorkerPool(WorkerPrograms.configuration())
    let job = ImageJob(source: ImageBytes(try GeneratedPhoto.bytes(width: 32, height: 24)), outputs: [])
    #expect(try await pool.run(job).header.storedSize == PixelSize(width: 32, height: 24))
  }

  @Test func `a refused picture leaves the worker alive`() async throws {
    let pool = WorkerPool(WorkerPrograms.configuration())
    await #expect(throws: ImagingError.notDecodable(.html)) {
      try await pool.run(ImageJob(source: ImageBytes(Array("<html>".utf8)), outputs: Self.outputs))
    }
    let processes = pool.processIDs
    _ = try await pool.run(Self.small())
    #expect(pool.processIDs == processes)
  }

  @Test func `a worker killed in mid-job costs that job only`() async throws {
    let pool = WorkerPool(WorkerPrograms.configuration(workers: 1))
    _ = try await pool.run(Self.small())
    let process = try #require(pool.processIDs.first)
    // Stopped, it holds the job for as long as the test needs.
    kill(process, SIGSTOP)
    async let lost = outcome(of: pool)
    try await waitUntil { pool.runningJobs == 1 }
    async let next = outcome(of: pool)
    try await waitUntil { pool.waitingJobs == 1 }
    kill(process, SIGKILL)
    #expect(await lost == .decoderDied("signal 9"))
    #expect(await next == nil)
    #expect(pool.processIDs != [process])
  }

  @Test func `a worker that died while idle is replaced without anyone noticing`() async throws {
    let pool = WorkerPool(WorkerPrograms.configuration())
    _ = try await pool.run(Self.small())
    let process = try #require(pool.processIDs.first)
    kill(process, SIGKILL)
    try await waitUntil { hasEnded(process) }
    #expect(await outcome(of: pool) == nil)
  }

  @Test func `a worker that exits is the end of its job`() async {
    #expect(
      await outcome(of: WorkerPool(WorkerPrograms.script("head -c 20 <&3; exit 7"))) == .decoderDied("exit code 7"))
  }

  @Test func `a program that ends before it takes a job is said to`() async {
    var configuration = WorkerPrograms.script("exit 3")
    configuration.workers = 1
    let large = ImageJob(source: ImageBytes(Array(repeating: 0, count: 8 << 20)), outputs: [])
    #expect(await outcome(of: WorkerPool(configuration), large) == .decoderDied("exit code 3"))
  }

  @Test func `a program that isn't there is said to be missing`() async {
    var configuration = WorkerPrograms.configuration()
    configuration.executable = "/nowhere/worker"
    let error = await outcome(of: WorkerPool(configuration))
    #expect(error == .decoderDied("cannot start /nowhere/worker: No such file or directory"))
  }

  @Test(arguments: ["printf garbage >&3; exec sleep 100", #"printf '\3\0\0\0\1\1\1' >&3; exec sleep 100"#])
  func `an answer that is none is the end of the worker`(script: String) async {
    #expect(await outcome(of: WorkerPool(WorkerPrograms.script(script))) == .decoderDied("an answer that is none"))
  }

  @Test func `a job that takes too long is ended`() async {
    var configuration = WorkerPrograms.script("exec sleep 100")
    configuration.deadline = .milliseconds(50)
    #expect(await outcome(of: WorkerPool(configuration)) == .timedOut)
  }

  @Test func `a worker that never reads doesn't hold up the server`() async {
    var configuration = WorkerPrograms.script("exec sleep 100")
    configuration.deadline = .milliseconds(50)
    let job = ImageJob(source: ImageBytes(Array(repeating: 0, count: 8 << 20)), outputs: [])
    #expect(await outcome(of: WorkerPool(configuration), job) == .timedOut)
  }

  @Test func `cancelling kills the worker of a running job`() async throws {
    let pool = WorkerPool(WorkerPrograms.script("exec sleep 100"))
    let task = Task { await outcome(of: pool) }
    try await waitUntil { pool.runningJobs == 1 }
    let process = try #require(pool.processIDs.first)
    task.cancel()
    #expect(await task.value == .cancelled)
    try await waitUntil { kill(process, 0) != 0 }
  }

  @Test func `cancelling a waiting job leaves the running one alone`() async throws {
    let pool = WorkerPool(WorkerPrograms.configuration())
    _ = try await pool.run(Self.small())
    let process = try #require(pool.processIDs.first)
    kill(process, SIGSTOP)
    async let running = outcome(of: pool)
    try await waitUntil { pool.runningJobs == 1 }
    let waiting = Task { await outcome(of: pool) }
    try await waitUntil { pool.waitingJobs == 1 }
    waiting.cancel()
    #expect(await waiting.value == .cancelled)
    #expect(pool.waitingJobs == 0)
    kill(process, SIGCONT)
    #expect(await running == nil)
  }

  @Test func `a task cancelled before it starts does nothing`() async {
    let pool = WorkerPool(WorkerPrograms.script("exec sleep 100"))
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return await outcome(of: pool)
    }
    #expect(await task.value == .cancelled)
  }

  @Test func `too many waiting jobs are refused at once`() async throws {
    var configuration = WorkerPrograms.script("exec sleep 100")
    configuration.maximumWaiting = 1
    configuration.retryAfter = 5
    let pool = WorkerPool(configuration)
    let running = Task { await outcome(of: pool) }
    try await waitUntil { pool.runningJobs == 1 }
    let waiting = Task { await outcome(of: pool) }
    try await waitUntil { pool.waitingJobs == 1 }
    #expect(await outcome(of: pool) == .overloaded(retryAfter: 5))
    waiting.cancel()
    running.cancel()
    #expect(await [running.value, waiting.value] == [.cancelled, .cancelled])
  }

  @Test func `a hundred jobs at once all get their own result`() async throws {
    var configuration = WorkerPrograms.configuration(workers: 2)
    configuration.maximumWaiting = 100
    let pool = WorkerPool(configuration)
    try await withThrowingTaskGroup(of: (Int, ImageJobResult).self) { group in
      for index in 0..<100 {
        let bytes = try GeneratedPhoto.bytes(width: 16 + index, height: 16)
        group.addTask {
          (index, try await pool.run(ImageJob(source: ImageBytes(bytes), outputs: [ImageOutput(.width(200))])))
        }
      }
      var count = 0
      for try await (index, result) in group {
        #expect(result.images[0].size == PixelSize(width: 16 + index, height: 16))
        count += 1
      }
      #expect(count == 100)
    }
  }

  @Test func `a worker is replaced after its number of jobs`() async throws {
    var configuration = WorkerPrograms.configuration()
    configuration.jobsPerWorker = 2
    let pool = WorkerPool(configuration)
    _ = try await pool.run(Self.small())
    let process = pool.processIDs
    _ = try await pool.run(Self.small())
    _ = try await pool.run(Self.small())
    #expect(pool.processIDs != process)
  }

  @Test func `a picture that needs more memory than there may be is the end of its job`() async throws {
    var configuration = WorkerPrograms.configuration()
    configuration.memory = 1 << 30
    let pool = WorkerPool(configuration)
    let job = ImageJob(
      source: ImageBytes(try GeneratedPhoto.bytes(width: 200, height: 150)), outputs: [ImageOutput(.width(160))])
    _ = try await pool.run(job)
    configuration.memory = 80 << 20
    guard case .decoderDied = await outcome(of: WorkerPool(configuration), job) else {
      Issue.record("80 MB are not enough for the libraries alone")
      return
    }
  }

  @Test func `a worker has nothing open but its socket`() async throws {
    // One that any program started from here would inherit.
    let inherited = OpenFile(adopting: dup(0))
    let pool = WorkerPool(WorkerPrograms.configuration())
    _ = try await pool.run(Self.small())
    let process = try #require(pool.processIDs.first)
    #expect(try Files.names(in: "/proc/\(process)/fd") == ["0", "1", "2", "3"])
    #expect(inherited.descriptor >= 3)
  }

  @Test func `workers end with their pool`() async throws {
    var pool: WorkerPool? = WorkerPool(WorkerPrograms.configuration(workers: 2))
    _ = try await pool?.run(Self.small())
    let processes = pool?.processIDs ?? []
    #expect(!processes.isEmpty)
    pool = nil
    try await waitUntil { processes.allSatisfy { kill($0, 0) != 0 } }
  }

  /// All its threads are gone, and the system keeps it only to say so.
  private func hasEnded(_ process: Int32) -> Bool {
    var information = unsafe siginfo_t()
    let code = unsafe waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT | WNOHANG)
    return unsafe code != 0 || information.si_signo == SIGCHLD
  }

  /// A job of a few milliseconds.
  static func small() throws -> ImageJob {
    ImageJob(source: ImageBytes(try GeneratedPhoto.bytes(width: 16, height: 16)), outputs: [ImageOutput(.width(8))])
  }

  /// Why a job fails; nil when it doesn't.
  private func outcome(of pool: WorkerPool, _ job: ImageJob? = nil) async -> ImagingError? {
    do {
      _ = try await pool.run(job ?? Self.small())
      return nil
    } catch {
      return error as? ImagingError
    }
  }
}
