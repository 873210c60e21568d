/// One picture decoded once, and everything that is wanted of it: the unit of work of a decoder.
public struct ImageJob: Sendable {
  /// The picture as it came.
  public var source: ImageBytes
  /// What to make, in the order of the result's images. Empty to learn only what the header says.
  public var outputs: [ImageOutput]
  /// Make the placeholder too.
  public var wantsPlaceholder: Bool
  /// How big the source may be.
  public var limits: ImageLimits

  /// A job of one source.
  public init(
    source: ImageBytes, outputs: [ImageOutput], wantsPlaceholder: Bool = false, limits: ImageLimits = ImageLimits()
  ) {
    self.source = source
    self.outputs = outputs
    self.wantsPlaceholder = wantsPlaceholder
    self.limits = limits
  }
}

/// What came of a job.
public struct ImageJobResult: Sendable, Hashable {
  /// What the file says of itself.
  public var header: ImageHeader
  /// One for each output asked for, in that order.
  public var images: [EncodedImage]
  /// The placeholder, when it was asked for.
  public var placeholder: ThumbHash?

  /// What came of a job.
  public init(header: ImageHeader, images: [EncodedImage], placeholder: ThumbHash?) {
    self.header = header
    self.images = images
    self.placeholder = placeholder
  }
}

/// What can do jobs: decode-worker processes, or this process itself.
public protocol ImageJobRunning: Sendable {
  /// Does the job, or says why it can't be done. Cancelling the task stops the work.
  func run(_ job: ImageJob) async throws(ImagingError) -> ImageJobResult
}
