public import Imaging
private import Synchronization

/// Does jobs without a decoder: by a closure, counting them.
public final class JobRunnerDouble: ImageJobRunning {
  private let body: @Sendable (ImageJob) async throws(ImagingError) -> ImageJobResult
  private let jobs = Mutex<[ImageJob]>([])

  /// A runner that answers each job with what `body` returns or throws.
  public init(_ body: @escaping @Sendable (ImageJob) async throws(ImagingError) -> ImageJobResult) { self.body = body }

  /// The jobs it was given, in order.
  public var jobsRun: [ImageJob] { jobs.withLock { $0 } }

  public func run(_ job: ImageJob) async throws(ImagingError) -> ImageJobResult {
    jobs.withLock { $0.append(job) }
    return try await body(job)
  }
}
