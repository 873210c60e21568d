/// The place of one worker: takes jobs from the line, and replaces the process that does them when it has to.
///
/// It belongs to one thread, which it blocks, and which lives as long as its workers: the system ends a worker with the
/// thread that started it.
struct WorkerSeat: Sendable {
  private let configuration: WorkerPool.Configuration
  private let pending: PendingJobs
  private let roster: Roster
  private let index: Int

  init(_ configuration: WorkerPool.Configuration, pending: PendingJobs, roster: Roster, index: Int) {
    self.configuration = configuration
    self.pending = pending
    self.roster = roster
    self.index = index
  }

  /// Does jobs until the line is closed.
  func work() {
    var worker: WorkerProcess?
    var jobsDone = 0
    while let job = pending.next() {
      do throws(ImagingError) {
        // It may have ended meanwhile, as when the system was short of memory.
        if let idle = worker, idle.isGone { worker = nil }
        let process: WorkerProcess
        if let worker { process = worker } else { process = try start() }
        worker = process
        guard job.start(on: process) else { continue }
        jobsDone += 1
        roster.set(isBusy: true, at: index)
        defer { roster.set(isBusy: false, at: index) }
        var attempt = run(job.job, on: process)
        if case .notReceived = attempt {
          // It ended in the moment before, through no fault of this job.
          let replacement = try start()
          worker = replacement
          jobsDone = 1
          if job.move(to: replacement) { attempt = run(job.job, on: replacement) }
        }
        roster.set(isBusy: false, at: index)
        job.finish(attempt.outcome)
        // Asked after the job is finished: up to then it can be cancelled, which kills the process.
        if let used = worker, used.isGone || jobsDone >= configuration.jobsPerWorker {
          used.stop()
          roster.set(nil, at: index)
          jobsDone = 0
          // At once, so that the next job doesn't wait for it. When it fails that job tries again, and says so.
          worker = try? start()
        }
      } catch {
        job.finish(.failure(error))
      }
    }
    worker?.stop()
    roster.set(nil, at: index)
  }

  private enum Attempt {
    case done(PendingJob.Outcome)
    /// The worker was gone before it had the whole job; how it ended.
    case notReceived(String)

    var outcome: PendingJob.Outcome {
      switch self {
      case .done(let outcome): outcome
      case .notReceived(let end): .failure(.decoderDied(end))
      }
    }
  }

  /// Does a job, and kills the worker when it can't do another.
  private func run(_ job: ImageJob, on worker: WorkerProcess) -> Attempt {
    do throws(WireFault) {
      let outcome = try worker.run(job, deadline: Deadline(after: configuration.deadline))
      // One that ran out of memory has no room for the next either.
      if case .failure(.decoderDied) = outcome { worker.kill() }
      return .done(outcome)
    } catch {
      // One that closed its socket is dead or about to be, and gives its own reason unless it has to be killed.
      let isClosed = error == .closed || error == .notReceived
      if !isClosed || !worker.endsByItself() { worker.kill() }
      let end = worker.waitForEnd()
      return switch error {
      case .notReceived: .notReceived(end)
      case .closed: .done(.failure(.decoderDied(end)))
      case .late: .done(.failure(.timedOut))
      case .nonsense: .done(.failure(.decoderDied("an answer that is none")))
      }
    }
  }

  private func start() throws(ImagingError) -> WorkerProcess {
    let worker = try WorkerProcess(
      executable: configuration.executable, arguments: configuration.arguments, memory: configuration.memory)
    roster.set(worker.id, at: index)
    return worker
  }
}
