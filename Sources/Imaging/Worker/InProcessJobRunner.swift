private import Platform
private import Synchronization

/// Does jobs in this process, on a few threads of its own.
///
/// It is for programs that trust their pictures, such as tools. A server that takes pictures from people uses a
/// `WorkerPool`, since a picture made to break a decoder takes down the process that decodes it.
public final class InProcessJobRunner: ImageJobRunning {
  private let pool: BlockingPool
  private let performer = ImageJobPerformer.standard()

  /// A runner of at most `threads` jobs at a time; the others wait in the order in which they came.
  public init(threads: Int = 2) { pool = BlockingPool(threads: threads, name: "imaging") }

  /// Does the job. When the task is cancelled the work stops at its next step, or doesn't start.
  public func run(_ job: ImageJob) async throws(ImagingError) -> ImageJobResult {
    let isCancelled = Flag()
    let (pool, performer) = (pool, performer)
    let result: Result<ImageJobResult, ImagingError> = await withTaskCancellationHandler {
      do throws(ImagingError) {
        return .success(
          try await pool.run { () throws(ImagingError) in
            if isCancelled.isRaised { throw .cancelled }
            return try performer.perform(job) { isCancelled.isRaised }
          })
      } catch {
        return .failure(error)
      }
    } onCancel: {
      isCancelled.raise()
    }
    return try result.get()
  }

  private final class Flag: Sendable {
    private let value = Atomic(false)
    var isRaised: Bool { value.load(ordering: .relaxed) }
    func raise() { value.store(true, ordering: .relaxed) }
  }
}
