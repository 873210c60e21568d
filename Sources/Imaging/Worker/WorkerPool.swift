private import Glibc
private import Platform

/// Does jobs in processes of their own, so that a picture made to break a decoder breaks nothing else.
///
/// Each worker process has a thread here that talks to it; no call blocks Swift's own threads. A worker gets one picture
/// at a time, as an open descriptor, and sends encoded bytes back. It is not trusted: its answers are checked, and it is
/// killed when it takes too long, when nobody waits for its job any more, and after a number of jobs.
public final class WorkerPool: ImageJobRunning {
  /// How a pool works.
  public struct Configuration: Sendable {
    /// The program that a worker runs: this one, by default, which calls `DecodeWorker.run`.
    public var executable = "/proc/self/exe"
    /// Its arguments.
    public var arguments = ["decode-worker"]
    /// How many workers run at a time: one for each core.
    public var workers = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    /// How long a job may take from when a worker has it.
    public var deadline: Duration = .seconds(30)
    /// How much address space a worker may have, in bytes.
    public var memory = 2 << 30
    /// After how many jobs a worker is replaced, so that what a decoder leaks doesn't add up.
    public var jobsPerWorker = 200
    /// How many jobs may wait; beyond it they are refused with `.overloaded`.
    public var maximumWaiting = 64
    /// After how many seconds a refused job is worth another try.
    public var retryAfter = 2

    /// The usual one.
    public init() {}
  }

  private let configuration: Configuration
  private let pending: PendingJobs
  private let roster: Roster

  /// A pool whose workers are started with the first jobs.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    pending = PendingJobs(limit: configuration.maximumWaiting)
    roster = Roster()
    for index in 0..<configuration.workers {
      let seat = WorkerSeat(configuration, pending: pending, roster: roster, index: index)
      Thread.start(name: "worker-\(index)") { seat.work() }
    }
  }

  deinit { pending.close() }

  /// The numbers of the processes that run now.
  package var processIDs: [Int32] { roster.processIDs }

  /// How many jobs are with a worker now.
  package var runningJobs: Int { roster.runningJobs }

  /// How many jobs wait for a worker now.
  package var waitingJobs: Int { pending.count }

  /// Does the job in a worker.
  ///
  /// Besides what decoding throws: `.timedOut` past the deadline; `.decoderDied` when the worker died or answered
  /// nonsense; `.overloaded` when too many wait. When the task is cancelled its job leaves the line, or its worker is
  /// killed.
  public func run(_ job: ImageJob) async throws(ImagingError) -> ImageJobResult {
    let waiting = PendingJob(job)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard waiting.wait(continuation) else { return }
        if !pending.add(waiting) { waiting.finish(.failure(.overloaded(retryAfter: configuration.retryAfter))) }
      }
    } onCancel: {
      pending.remove(waiting)
      waiting.cancel()
    }
    return try outcome.get()
  }
}
