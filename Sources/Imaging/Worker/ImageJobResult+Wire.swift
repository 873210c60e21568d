extension ImageJobResult {
  /// What the worker answers when the job is done.
  func write(to writer: inout WireWriter) {
    writer.write(UInt8(ImageFormat.allCases.firstIndex(of: header.format)!))
    writer.write(header.storedSize)
    writer.write(UInt8(header.orientation))
    writer.write(header.frames)
    writer.write(header.hasAlpha)
    for image in images { writer.write(image.bytes) }
    writer.write(placeholder?.bytes ?? [])
  }

  /// The answer to `job` in a message, believed only as far as it can be checked.
  ///
  /// The header has to be within the job's limits; each picture has to be, by its own bytes, of the format and the size
  /// that follow from the header. So a worker taken over by a picture can show a wrong picture, and nothing else.
  init(from reader: inout WireReader, answering job: ImageJob) throws(WireError) {
    let format = try reader.one(of: ImageFormat.allCases)
    let size = try reader.size(upTo: job.limits.side)
    let orientation = Int(try reader.number(UInt8.self))
    guard (1...8).contains(orientation) else { throw WireError() }
    let frames = try reader.int(in: 1...Int.max)
    let header = ImageHeader(
      format: format, storedSize: size, orientation: orientation, frames: frames, hasAlpha: try reader.flag())
    // Pages of a TIFF differ in size, so only the first one's is known here.
    do throws(ImagingError) {
      try job.limits.check(size, format: format)
    } catch {
      throw WireError()
    }

    var images: [EncodedImage] = []
    for output in job.outputs {
      let image = EncodedImage(
        format: output.format, size: output.placement(in: header.uprightSize).size, bytes: try reader.block())
      guard image.isWhatItSays else { throw WireError() }
      images.append(image)
    }
    let hash = try reader.block()
    let placeholder = ThumbHash(bytes: hash)
    guard job.wantsPlaceholder ? placeholder != nil : hash.isEmpty else { throw WireError() }
    self.init(header: header, images: images, placeholder: placeholder)
  }
}

extension EncodedImage {
  /// The bytes begin as those of a picture of this format and size, upright and without frames.
  fileprivate var isWhatItSays: Bool {
    var limits = ImageLimits()
    (limits.bytes, limits.jpegPixels, limits.pixels) = (.max, .max, .max)
    do throws(ImagingError) {
      let header = try ImageHeader.probe(ImageBytes(bytes), limits: limits)
      return header.format.rawValue == format.rawValue && header.storedSize == size && header.orientation == 1
        && header.frames == 1
    } catch {
      return false
    }
  }
}
