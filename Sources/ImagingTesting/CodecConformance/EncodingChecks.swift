import Imaging

extension EncodingCheck {
  /// What every encoder promises of every format that it writes.
  public static let all: [EncodingCheck] = [
    EncodingCheck("what is written says its size and is upright") { codec, format in
      for size in [PixelSize(width: 1, height: 1), PixelSize(width: 7, height: 100), PixelSize(width: 101, height: 3)] {
        let image = try codec.encode(PixelBuffer.gradient(size), as: format, quality: 80, background: .white)
        let header = try ImageHeader.probe(ImageBytes(image.bytes))
        try BrokenPromise.unless(
          image.format == format && image.size == size && header.storedSize == size && header.orientation == 1
            && header.frames == 1 && header.format.rawValue == format.rawValue,
          "\(size) is written as \(header)")
      }
    },
    EncodingCheck("pixels come back") { codec, format in
      let pixels = PixelBuffer.gradient(PixelSize(width: 90, height: 61))
      let image = try codec.encode(pixels, as: format, quality: 95, background: .white)
      try image.decoded().checkLikeness(to: pixels, decibels: format == .png ? .infinity : 34)
    },
    EncodingCheck("transparency is kept, or the ground shows through") { codec, format in
      let ground = RGBColor(red: 10, green: 200, blue: 90)
      let image = try codec.encode(PixelBuffer.halfTransparent, as: format, quality: 95, background: ground)
      let pixels = try image.decoded()
      let (clear, opaque) = (pixels.pixel(x: 8, y: 16), pixels.pixel(x: 56, y: 16))
      if format == .jpeg {
        let isGround = zip(clear, [ground.red, ground.green, ground.blue]).allSatisfy { abs(Int($0) - Int($1)) <= 6 }
        try BrokenPromise.unless(!pixels.hasAlpha && isGround, "behind transparent pixels is \(Array(clear))")
      } else {
        try BrokenPromise.unless(
          clear.last == 0 && opaque.last == 255, "transparency is \(Array(clear)), \(Array(opaque))")
      }
    },
    EncodingCheck("no metadata is written") { codec, format in
      let image = try codec.encode(
        PixelBuffer.gradient(PixelSize(width: 20, height: 20)), as: format, quality: 80, background: .white)
      let text = String(decoding: image.bytes.map { $0 < 0x80 ? $0 : 0x3f }, as: UTF8.self)
      for mark in ["Exif", "EXIF", "eXIf", "XMP", "xmp", "ICC_PROFILE", "ICCP", "iCCP", "tEXt", "Photoshop"] {
        try BrokenPromise.unless(!text.contains(mark), "there is \(mark) in it")
      }
    },
    EncodingCheck("the same pixels are the same bytes") { codec, format in
      let pixels = PixelBuffer.gradient(PixelSize(width: 50, height: 40))
      let images = try (0..<2).map { _ in try codec.encode(pixels, as: format, quality: 70, background: .white) }
      try BrokenPromise.unless(images[0] == images[1], "they differ")
    },
    EncodingCheck("more quality is more bytes, and any number is taken") { codec, format in
      let pixels = PixelBuffer.gradient(PixelSize(width: 120, height: 90))
      let counts = try [-5, 20, 60, 90, 1000].map {
        try codec.encode(pixels, as: format, quality: $0, background: .white).bytes.count
      }
      let isRising = zip(counts, counts.dropFirst()).allSatisfy { format == .png ? $0 == $1 : $0 < $1 }
      try BrokenPromise.unless(isRising, "the lengths are \(counts)")
    },
    EncodingCheck("what the format can't hold is said to be so") { codec, format in
      let size = PixelSize(width: format.longestSide + 1, height: 1)
      let pixels = PixelBuffer(size: size, hasAlpha: false, bytes: Array(repeating: 90, count: size.width * 3))
      do throws(ImagingError) {
        _ = try codec.encode(pixels, as: format, quality: 80, background: .white)
      } catch {
        guard case .notEncodable = error else { throw error }
        return
      }
      throw BrokenPromise("\(size) pixels are taken")
    },
  ]
}

extension EncodedImage {
  /// Its pixels, by the general codec.
  fileprivate func decoded() throws(ImagingError) -> PixelBuffer {
    let header = try ImageHeader.probe(ImageBytes(bytes))
    let placement = ImageSizing.width(.max).placement(in: header.uprightSize)
    return try VipsCodec().decode(bytes, header: header, placements: [placement]) { false }[0]
  }
}
