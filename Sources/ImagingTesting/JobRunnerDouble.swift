public import Imaging
private import Synchronization

/// Does jobs without a decoder: by a closure, counting them, and while its turnstile is closed, not at all.
public final class JobRunnerDouble: ImageJobRunning {
  /// Where each job waits before it is done.
  public let turnstile: Turnstile
  private let body: @Sendable (ImageJob) async throws(ImagingError) -> ImageJobResult
  private let state = Mutex((jobs: [ImageJob](), cancelled: 0))

  /// A runner that answers each job with what `body` returns or throws; with `isSuspended`, only when it is let through.
  public init(
    isSuspended: Bool = false, _ body: @escaping @Sendable (ImageJob) async throws(ImagingError) -> ImageJobResult
  ) {
    self.body = body
    turnstile = Turnstile(isOpen: !isSuspended)
  }

  /// A runner whose pictures are a few bytes that say what was asked for, and whose sources are all this wide and high.
  public convenience init(isSuspended: Bool = false, size: PixelSize = PixelSize(width: 4032, height: 3024)) {
    self.init(isSuspended: isSuspended) { job in .double(of: job, size: size) }
  }

  /// The jobs it was given, in order.
  public var jobsRun: [ImageJob] { state.withLock { $0.jobs } }

  /// How many jobs were cancelled while they waited at the turnstile.
  public var cancelledJobs: Int { state.withLock { $0.cancelled } }

  /// Counts the job, waits at the turnstile, and does what the closure says. Throws `.cancelled` when it was cancelled
  /// there.
  public func run(_ job: ImageJob) async throws(ImagingError) -> ImageJobResult {
    state.withLock { $0.jobs.append(job) }
    guard await turnstile.pass() else {
      state.withLock { $0.cancelled += 1 }
      throw .cancelled
    }
    return try await body(job)
  }
}

extension ImageJobResult {
  /// What a job would give for a JPEG of that size, with the text of each output as its bytes.
  public static func double(of job: ImageJob, size: PixelSize) -> ImageJobResult {
    let header = ImageHeader(format: .jpeg, storedSize: size, orientation: 1, frames: 1, hasAlpha: false)
    let images = job.outputs.map { output in
      let key = VariantKey(source: "double", output: output)
      return EncodedImage(format: output.format, size: size.double(for: output.sizing), bytes: Array("\(key)".utf8))
    }
    return ImageJobResult(
      header: header, images: images,
      placeholder: job.wantsPlaceholder ? ThumbHash(bytes: [UInt8](repeating: 1, count: 25)) : nil)
  }
}

extension PixelSize {
  /// The size of a result, never larger than this; `.fill` as it is asked for.
  fileprivate func double(for sizing: ImageSizing) -> PixelSize {
    switch sizing {
    case .width(let wanted):
      let width = min(wanted, self.width)
      return PixelSize(width: width, height: max(1, height * width / self.width))
    case .fit(let box):
      let width = min(self.width, box.width, self.width * box.height / height)
      return PixelSize(width: width, height: max(1, height * width / self.width))
    case .fill(let box): return box
    }
  }
}
