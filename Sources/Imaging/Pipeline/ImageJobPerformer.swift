/// Does jobs with codecs, on the calling thread.
package struct ImageJobPerformer: Sendable {
  private let decoders: [any ImageDecoding]
  private let encoder: any ImageEncoding

  /// The first of the decoders that takes a picture decodes it.
  package init(decoders: [any ImageDecoding], encoder: any ImageEncoding) {
    self.decoders = decoders
    self.encoder = encoder
  }

  /// The codecs of this module.
  package static func standard() -> ImageJobPerformer {
    let codec = VipsCodec()
    return ImageJobPerformer(decoders: [codec], encoder: codec)
  }

  /// Does the job; `isCancelled` is asked between steps that take long, and ends it with `.cancelled`.
  package func perform(_ job: ImageJob, isCancelled: () -> Bool = { false }) throws(ImagingError) -> ImageJobResult {
    let header = try ImageHeader.probe(job.source, limits: job.limits)
    var result = ImageJobResult(header: header, images: [], placeholder: nil)
    let placements = job.outputs.map { $0.placement(in: header.uprightSize) }
    // Equal ones, as those of two formats, are made once; the placeholder's is one more.
    var distinct: [ImagePlacement] = []
    for placement in placements where !distinct.contains(placement) { distinct.append(placement) }
    let thumbnail = ThumbHash.sizing.placement(in: header.uprightSize)
    if job.wantsPlaceholder && !distinct.contains(thumbnail) { distinct.append(thumbnail) }
    if distinct.isEmpty { return result }

    guard let decoder = decoders.first(where: { $0.canDecode(header) }) else {
      throw .notDecodable(.image(header.format))
    }
    let bytes = try job.source.readAll(limit: job.limits.bytes)
    let pixels = try decoder.decode(bytes, header: header, placements: distinct, isCancelled: isCancelled)
    for (output, placement) in zip(job.outputs, placements) {
      if isCancelled() { throw .cancelled }
      let source = pixels[distinct.firstIndex(of: placement)!]
      result.images.append(
        try encoder.encode(source, as: output.format, quality: output.quality, background: output.background))
    }
    if job.wantsPlaceholder { result.placeholder = ThumbHash(pixels[distinct.firstIndex(of: thumbnail)!]) }
    return result
  }
}
