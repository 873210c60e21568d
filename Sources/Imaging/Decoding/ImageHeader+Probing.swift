extension ImageHeader {
  /// Reads what the file says of itself and refuses what is over the limits, decoding nothing.
  ///
  /// The readers are our own, since the libraries' allocate what a header claims before anyone can object. Only the
  /// header's chunks are read, some kilobytes in all, from bytes in memory or by position from a file.
  ///
  /// Throws `.notDecodable` for what is no picture, `.tooManyBytes`, `.tooManyPixels`, `.sideTooLong` and
  /// `.metadataTooLong` for what is over `limits`, `.damaged` when the header is broken, and `.unreadable`.
  public static func probe(_ source: ImageBytes, limits: ImageLimits = ImageLimits()) throws(ImagingError)
    -> ImageHeader
  {
    var reader = try HeaderReader(source)
    guard reader.count <= limits.bytes else { throw .tooManyBytes(reader.count, limit: limits.bytes) }
    let start = try source.read(count: FileKind.sniffedBytes, at: 0)
    let kind = FileKind.sniff(start)
    guard case .image(let format) = kind else { throw .notDecodable(kind) }
    return switch format {
    case .jpeg: try JPEGHeader.read(&reader, limits: limits)
    case .png: try PNGHeader.read(&reader, limits: limits)
    case .gif: try GIFHeader.read(&reader, limits: limits)
    case .webp: try WebPHeader.read(&reader, limits: limits)
    case .tiff: try TIFFHeader.read(&reader, limits: limits)
    case .heic, .avif: try HEIFHeader.read(&reader, format: format, limits: limits)
    }
  }
}

extension ImageLimits {
  /// Throws when a picture of that size and number of frames is over the limits, or has no pixels at all.
  ///
  /// `total` is the number of pixels over all frames where they differ in size.
  func check(_ size: PixelSize, format: ImageFormat, frames: Int = 1, total: Int? = nil) throws(ImagingError) {
    guard size.width > 0, size.height > 0 else { throw .damaged("it has no pixels") }
    guard max(size.width, size.height) <= side else { throw .sideTooLong(size, limit: side) }
    let limit = format == .jpeg ? jpegPixels : pixels
    let (product, overflow) = (size.area ?? .max).multipliedReportingOverflow(by: frames)
    guard !overflow, total ?? product <= limit else { throw .tooManyPixels(size, frames: frames, limit: limit) }
  }

  /// Throws when a piece of metadata is longer than the limit.
  func checkMetadata(_ length: Int) throws(ImagingError) {
    guard length <= metadata else { throw .metadataTooLong(length, limit: metadata) }
  }
}
