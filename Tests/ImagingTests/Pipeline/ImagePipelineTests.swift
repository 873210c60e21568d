import ImagingTesting
import Testing

@testable import Imaging

@Suite(.timeLimit(.minutes(1))) struct ImagePipelineTests {
  private let memory = MemoryCache<VariantKey, EncodedImage>(limit: 1 << 20)
  private let key = VariantKey(source: "a", output: ImageOutput(.width(320)))

  private func pipeline(
    _ runner: JobRunnerDouble, stores: [any VariantStoring] = [], clock: SteppedClock = SteppedClock(),
    jobs: Int = 2, waiting: Int = 64
  ) -> ImagePipeline {
    var configuration = ImagePipeline.Configuration()
    (configuration.jobs, configuration.waitingJobs) = (jobs, waiting)
    return ImagePipeline(runner: runner, memory: memory, stores: stores, configuration: configuration, clock: clock)
  }

  /// Waits until so many wait for the key: each turn lets the tasks that still have to join go on.
  private func waitForSubscribers(_ count: Int, of key: VariantKey, in pipeline: ImagePipeline) async {
    while pipeline.subscriberCount(of: key) != count { await Task.yield() }
  }

  private func start(
    _ pipeline: ImagePipeline, _ key: VariantKey, priority: ImagePriority = .visible, timeLimit: Duration? = nil
  ) -> Task<Result<EncodedImage, ImagingError>, Never> {
    Task { await outcome(pipeline, key, priority: priority, timeLimit: timeLimit) }
  }

  private func outcome(
    _ pipeline: ImagePipeline, _ key: VariantKey, priority: ImagePriority = .visible, timeLimit: Duration? = nil
  ) async -> Result<EncodedImage, ImagingError> {
    do throws(ImagingError) {
      return .success(
        try await pipeline.image(for: key, priority: priority, timeLimit: timeLimit) { ImageBytes([1]) })
    } catch { return .failure(error) }
  }

  @Test func `a hundred equal cold requests are one job`() async throws {
    let runner = JobRunnerDouble(isSuspended: true)
    let pipeline = pipeline(runner)
    let requests = (0..<100).map { _ in start(pipeline, key) }
    await waitForSubscribers(100, of: key, in: pipeline)
    runner.turnstile.open()
    var images: Set<EncodedImage> = []
    for request in requests { images.insert(try await request.value.get()) }
    #expect(images.count == 1)
    #expect(runner.jobsRun.count == 1)
    #expect(pipeline.cached(key) == images.first)
    #expect(pipeline.statistics.joined == 99)
  }

  @Test func `what is in memory or in a store needs no source`() async throws {
    let image = EncodedImage(format: .webp, size: PixelSize(width: 1, height: 1), bytes: [1])
    let runner = JobRunnerDouble()
    let (first, second) = (VariantStoreDouble(), VariantStoreDouble([key: image]))
    let pipeline = pipeline(runner, stores: [first, second])
    for _ in 0..<2 {
      let found = try await pipeline.image(for: key) { () throws(ImagingError) in throw .missing }
      #expect(found == image)
    }
    #expect(first.lookUps == [key] && second.lookUps == [key], "the second time it was in memory")
    #expect(runner.jobsRun.isEmpty)
  }

  @Test func `what was made is kept in every store`() async throws {
    let store = VariantStoreDouble()
    let pipeline = pipeline(JobRunnerDouble(), stores: [store])
    let image = try await start(pipeline, key).value.get()
    await store.storeTurnstile.waitForArrivals(1)
    while store.images[key] == nil { await Task.yield() }
    #expect(store.images == [key: image])
  }

  @Test func `the picture is there before it is stored, and until then nobody starts another job`() async throws {
    let tiny = MemoryCache<VariantKey, EncodedImage>(limit: 0)  // remembers nothing
    let (runner, store) = (JobRunnerDouble(), VariantStoreDouble())
    store.storeTurnstile.close()
    let pipeline = ImagePipeline(runner: runner, memory: tiny, stores: [store])
    let first = try await start(pipeline, key).value.get()
    await store.storeTurnstile.waitForArrivals(1)
    let second = try await start(pipeline, key).value.get()
    #expect(first == second)
    #expect(runner.jobsRun.count == 1)
    store.storeTurnstile.open()
  }

  @Test func `an error is told to all who wait, and not kept`() async throws {
    let isBroken = Turnstile()
    let runner = JobRunnerDouble(isSuspended: true) { job throws(ImagingError) in
      guard isBroken.arrivals > 0 else {
        _ = await isBroken.pass()
        throw .damaged("cut short")
      }
      return .double(of: job, size: PixelSize(width: 10, height: 10))
    }
    let pipeline = pipeline(runner)
    let requests = [start(pipeline, key), start(pipeline, key)]
    await waitForSubscribers(2, of: key, in: pipeline)
    runner.turnstile.open()
    for request in requests { #expect(await request.value == .failure(.damaged("cut short"))) }
    let again = await start(pipeline, key).value
    #expect((try? again.get()) != nil)
    #expect(runner.jobsRun.count == 2)
  }

  @Test func `the first caller leaving leaves the others`() async throws {
    let runner = JobRunnerDouble(isSuspended: true)
    let pipeline = pipeline(runner)
    let first = start(pipeline, key)
    await waitForSubscribers(1, of: key, in: pipeline)
    let second = start(pipeline, key)
    await waitForSubscribers(2, of: key, in: pipeline)
    first.cancel()
    #expect(await first.value == .failure(.cancelled))
    runner.turnstile.open()
    #expect((try? await second.value.get()) != nil)
    #expect(runner.cancelledJobs == 0)
  }

  @Test func `the last caller leaving cancels the job, and the next one starts anew`() async throws {
    let runner = JobRunnerDouble(isSuspended: true)
    let pipeline = pipeline(runner, jobs: 1)
    let first = start(pipeline, key)
    await runner.turnstile.waitForArrivals(1)
    first.cancel()
    #expect(await first.value == .failure(.cancelled))
    let second = start(pipeline, key)
    await runner.turnstile.waitForArrivals(2)
    runner.turnstile.open()
    #expect((try? await second.value.get()) != nil)
    #expect(runner.cancelledJobs == 1)
  }

  @Test func `a task cancelled before it asks gets nothing and starts nothing that lasts`() async {
    let runner = JobRunnerDouble(isSuspended: true)
    let pipeline = pipeline(runner)
    let request = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return await outcome(pipeline, key)
    }
    #expect(await request.value == .failure(.cancelled))
    #expect(pipeline.subscriberCount(of: key) == 0)
  }

  @Test func `a time limit is that of its caller only`() async throws {
    let (runner, clock) = (JobRunnerDouble(isSuspended: true), SteppedClock())
    let pipeline = pipeline(runner, clock: clock)
    let patient = start(pipeline, key)
    await waitForSubscribers(1, of: key, in: pipeline)
    let hasty = start(pipeline, key, timeLimit: .seconds(5))
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(5))
    #expect(await hasty.value == .failure(.timedOut))
    runner.turnstile.open()
    #expect((try? await patient.value.get()) != nil)
  }

  @Test func `beyond what may wait the answer comes at once, and hits never wait`() async throws {
    let runner = JobRunnerDouble(isSuspended: true)
    let pipeline = pipeline(runner, jobs: 1, waiting: 1)
    let keys = (1...3).map { VariantKey(source: "\($0)", output: ImageOutput(.width(320))) }
    let first = start(pipeline, keys[0])
    await runner.turnstile.waitForArrivals(1)
    let second = start(pipeline, keys[1])
    while pipeline.statistics.waiting != 1 { await Task.yield() }
    let third = start(pipeline, keys[2], priority: .prefetch)
    #expect(await third.value == .failure(.overloaded(retryAfter: 2)))
    memory.insert(EncodedImage(format: .webp, size: PixelSize(width: 1, height: 1), bytes: [9]), for: keys[2])
    #expect(try await start(pipeline, keys[2]).value.get().bytes == [9])
    runner.turnstile.open()
    #expect((try? await first.value.get()) != nil)
    #expect((try? await second.value.get()) != nil)
  }

  @Test func `what was waited for only by prefetch becomes urgent with its first viewer`() async throws {
    let runner = JobRunnerDouble(isSuspended: true)
    let pipeline = pipeline(runner, jobs: 1)
    let keys = (0..<3).map { VariantKey(source: "\($0)", output: ImageOutput(.width(320))) }
    _ = start(pipeline, keys[0])
    await runner.turnstile.waitForArrivals(1)
    _ = start(pipeline, keys[1], priority: .prefetch)
    while pipeline.statistics.waiting != 1 { await Task.yield() }
    _ = start(pipeline, keys[2], priority: .prefetch)
    while pipeline.statistics.waiting != 2 { await Task.yield() }
    let viewer = start(pipeline, keys[1])
    await waitForSubscribers(2, of: keys[1], in: pipeline)
    runner.turnstile.letOneThrough()
    await runner.turnstile.waitForArrivals(2)
    runner.turnstile.letOneThrough()
    #expect((try? await viewer.value.get()) != nil)
    runner.turnstile.open()
  }

  @Test func `a source removed while its picture is made isn't kept`() async throws {
    let (runner, store) = (JobRunnerDouble(isSuspended: true), VariantStoreDouble())
    let pipeline = pipeline(runner, stores: [store])
    let request = start(pipeline, key)
    await runner.turnstile.waitForArrivals(1)
    await pipeline.removeVariants(of: "a")
    runner.turnstile.open()
    #expect((try? await request.value.get()) != nil, "who waited for it before still gets it")
    #expect(pipeline.cached(key) == nil)
    #expect(store.images.isEmpty && store.storeTurnstile.arrivals == 0)
  }

  @Test func `a source removed while its picture is stored goes from the store too`() async throws {
    let store = VariantStoreDouble()
    store.storeTurnstile.close()
    let pipeline = pipeline(JobRunnerDouble(), stores: [store])
    _ = try await start(pipeline, key).value.get()
    await store.storeTurnstile.waitForArrivals(1)
    await pipeline.removeVariants(of: "a")
    store.storeTurnstile.open()
    // The last thing the node does is to look whether it was forgotten; a new request after that finds nothing.
    while store.images.isEmpty && store.storeTurnstile.waitingCount > 0 { await Task.yield() }
    while !store.images.isEmpty { await Task.yield() }
    #expect(pipeline.cached(key) == nil)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `with random cancelling every caller has exactly one answer`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let runner = JobRunnerDouble { job throws(ImagingError) in
      for _ in 0..<3 { await Task.yield() }
      if Task.isCancelled { throw .cancelled }
      return .double(of: job, size: PixelSize(width: 4000, height: 3000))
    }
    let pipeline = pipeline(runner, waiting: 4)
    var requests: [(isCancelled: Bool, task: Task<Result<EncodedImage, ImagingError>, Never>)] = []
    for _ in 0..<100 {
      let key = VariantKey(source: "\(Int.random(in: 0..<8, using: &random))", output: ImageOutput(.width(320)))
      let request = start(pipeline, key, priority: ImagePriority.allCases.randomElement(using: &random)!)
      let cancels = Bool.random(using: &random)
      if cancels { request.cancel() }
      requests.append((cancels, request))
      if Int.random(in: 0..<4, using: &random) == 0 { await Task.yield() }
    }
    for (isCancelled, request) in requests {
      switch await request.value {
      case .success, .failure(.overloaded): break
      case .failure(let error): #expect(error == .cancelled && isCancelled)
      }
    }
    for source in 0..<8 {
      let key = VariantKey(source: "\(source)", output: ImageOutput(.width(320)))
      #expect(pipeline.subscriberCount(of: key) == 0)
    }
  }
}
