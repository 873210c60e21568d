private import Glibc
private import Synchronization

/// The way from a key to its picture: memory, then the stores in their order, then one job for all who wait for it.
public final class ImagePipeline: Sendable {
  /// How a pipeline works.
  public struct Configuration: Sendable {
    /// How many jobs run at once: as many as the machine has cores.
    public var jobs = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    /// How many jobs may wait for their turn; the rest is refused at once with `.overloaded`.
    public var waitingJobs = 64
    /// The seconds after which those who were refused may try again.
    public var retryAfter = 2
    /// How big a picture may be.
    public var limits = ImageLimits()

    /// The usual ones.
    public init() {}
  }

  private let runner: any ImageJobRunning
  private let memory: MemoryCache<VariantKey, EncodedImage>
  private let stores: [any VariantStoring]
  private let configuration: Configuration
  private let turns: JobTurns
  private let shared: SharedWork<VariantKey, EncodedImage>
  private let counters = Mutex(ImagePipelineStatistics())

  /// A pipeline that keeps what it makes in `memory` and in each of `stores`.
  ///
  /// - Parameters:
  ///   - runner: what does the jobs.
  ///   - memory: where pictures are found at once.
  ///   - stores: where they are looked for next, in this order.
  ///   - configuration: how many jobs may run and wait.
  ///   - clock: what time limits are measured by.
  public init(
    runner: any ImageJobRunning, memory: MemoryCache<VariantKey, EncodedImage>, stores: [any VariantStoring] = [],
    configuration: Configuration = Configuration(), clock: some Clock<Duration> = ContinuousClock()
  ) {
    self.runner = runner
    self.memory = memory
    self.stores = stores
    self.configuration = configuration
    let turns = JobTurns(
      width: configuration.jobs, length: configuration.waitingJobs, retryAfter: configuration.retryAfter)
    self.turns = turns
    shared = SharedWork(clock: PipelineClock(clock)) { node, priority in turns.setPriority(priority, of: node) }
  }

  /// The picture, when it is in memory. Costs some tens of nanoseconds and never waits.
  public func cached(_ key: VariantKey) -> EncodedImage? { memory.value(for: key) }

  /// The picture, from where it is found first, or made of its source.
  ///
  /// All who ask for the same key at the same time share one job, which is as urgent as the most urgent of them. Cancelling
  /// the task of one leaves the others; when the last has gone the job is cancelled. An error is told to all who wait for
  /// it, and not kept.
  ///
  /// - Parameters:
  ///   - key: what is wanted.
  ///   - priority: how soon.
  ///   - timeLimit: after which this caller, and no other, gets `.timedOut`.
  ///   - source: gives the bytes of the key's source; called only when the picture has to be made.
  /// - Throws: `.overloaded` at once when too many jobs wait, `.cancelled` when this task is cancelled, and what the
  ///   source or the job throws.
  public func image(
    for key: VariantKey, priority: ImagePriority = .visible, timeLimit: Duration? = nil,
    source: @escaping @Sendable () async throws(ImagingError) -> ImageBytes
  ) async throws(ImagingError) -> EncodedImage {
    if let image = memory.value(for: key) { return image }
    return try await shared.value(for: key, priority: priority, timeLimit: timeLimit) { node in
      await self.work(node, key, source)
    }
  }

  /// Forgets all variants of a source, in memory and in the stores; what is being made of it now isn't kept.
  public func removeVariants(of source: String) async {
    shared.forget {
      $0.source == source
    } removeKept: {
      memory.removeVariants(of: source)
    }
    for store in stores { await store.removeVariants(of: source) }
  }

  /// What happened so far.
  public var statistics: ImagePipelineStatistics {
    var statistics = counters.withLock { $0 }
    statistics.joined = shared.joinedCount
    statistics.waiting = turns.waitingCount
    return statistics
  }

  /// How many wait for a key.
  func subscriberCount(of key: VariantKey) -> Int { shared.subscriberCount(of: key) }

  private func work(
    _ node: Int, _ key: VariantKey, _ source: @Sendable () async throws(ImagingError) -> ImageBytes
  ) async {
    var isNew = false
    let outcome: Result<EncodedImage, ImagingError>
    if let image = await found(key) {
      outcome = .success(image)
    } else {
      do throws(ImagingError) {
        outcome = .success(try await turns.run(node) { () async throws(ImagingError) in try await made(key, source) })
        isNew = true
      } catch {
        if case .overloaded = error { counters.withLock { $0.refused += 1 } }
        outcome = .failure(error)
      }
    }
    let isKept = shared.finish(node, outcome) { memory.insert($0, for: key) }
    turns.forget(node)  // from here on nobody sets its priority any more
    if isNew, isKept, case .success(let image) = outcome {
      for store in stores { await store.store(image, for: key) }
    }
    if !shared.end(node), isNew {  // forgotten while it was being stored
      for store in stores { await store.removeVariants(of: key.source) }
    }
  }

  /// Looked for again, since another node may have made it between this caller's look and its joining.
  private func found(_ key: VariantKey) async -> EncodedImage? {
    if let image = memory.value(for: key) { return image }
    for store in stores {
      if let image = await store.variant(for: key) {
        counters.withLock { $0.foundInStores += 1 }
        return image
      }
    }
    return nil
  }

  private func made(
    _ key: VariantKey, _ source: @Sendable () async throws(ImagingError) -> ImageBytes
  ) async throws(ImagingError) -> EncodedImage {
    let bytes = try await source()
    counters.withLock { $0.jobs += 1 }
    let result = try await runner.run(ImageJob(source: bytes, outputs: [key.output], limits: configuration.limits))
    guard let image = result.images.first else { throw .notEncodable("the decoder made no picture") }
    return image
  }
}

/// What happened in a pipeline since it was made.
public struct ImagePipelineStatistics: Sendable, Hashable {
  /// How many jobs were given to the runner.
  public var jobs = 0
  /// How many requests joined the work of another.
  public var joined = 0
  /// How many pictures were found in a store.
  public var foundInStores = 0
  /// How many pieces of work were refused since too many waited.
  public var refused = 0
  /// How many wait for their turn now.
  public var waiting = 0
}
