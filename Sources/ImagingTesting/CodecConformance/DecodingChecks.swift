import Imaging

extension DecodingCheck {
  /// What every decoder promises of every picture that it takes.
  public static let all: [DecodingCheck] = [
    DecodingCheck("pixels are upright, in sRGB and of the sizes asked for, in their order") { codec, picture in
      let sizings: [ImageSizing] = [
        .width(30), .width(.max), .fit(PixelSize(width: 50, height: 50)), .width(60), .width(30),
      ]
      let placements = sizings.map { $0.placement(in: picture.size) }
      let results = try codec.decode(picture, placements)
      try BrokenPromise.unless(results.map(\.size) == placements.map(\.size), "the sizes are \(results.map(\.size))")
      for result in results { try picture.checkCorners(of: result) }
    },
    DecodingCheck("what is cut off is cut from both ends alike") { codec, picture in
      let square = ImageSizing.fill(PixelSize(width: 40, height: 40)).placement(in: picture.size)
      let whole = ImageSizing.width(square.scaled.width).placement(in: picture.size)
      let results = try codec.decode(picture, [square, whole])
      let expected = results[1].cropped(left: square.left, top: square.top, size: square.size)
      try results[0].checkLikeness(to: expected, decibels: 40)
    },
    DecodingCheck("a size looks the same alone and among others") { codec, picture in
      let placements = [7, 5, 3, 2, 1].map { ImageSizing.width(picture.size.width / $0).placement(in: picture.size) }
      for (together, placement) in zip(try codec.decode(picture, placements), placements) {
        try together.checkLikeness(to: codec.decode(picture, [placement])[0], decibels: 38)
      }
    },
    DecodingCheck("a small size is the large one through a Lanczos filter") { codec, picture in
      let full = ImageSizing.width(.max).placement(in: picture.size)
      let original = try codec.decode(picture, [full])[0]
      for divisor in [2, 3, 5] {
        let placement = ImageSizing.width(picture.size.width / divisor).placement(in: picture.size)
        let expected = original.resampled(to: placement.size)
        try codec.decode(picture, [placement])[0].checkLikeness(to: expected, decibels: 36)
      }
    },
    DecodingCheck("no placements are no pixels") { codec, picture in
      try BrokenPromise.unless(codec.decode(picture, []).isEmpty, "there are pixels")
    },
    DecodingCheck("a picture cut short is damaged, never shown in part") { codec, picture in
      let header = try picture.header()
      for percent in [40, 60, 80, 95] {
        let cut = Array(picture.bytes.prefix(picture.bytes.count * percent / 100))
        for width in [picture.size.width, 20] {
          let placement = ImageSizing.width(width).placement(in: picture.size)
          do throws(ImagingError) {
            _ = try codec.decode(cut, header: header, placements: [placement]) { false }
          } catch {
            guard case .damaged = error else { throw error }
            continue
          }
          throw BrokenPromise("\(percent) % of it at \(width) pixels are taken for all")
        }
      }
    },
    DecodingCheck("a cancelled decoding says so") { codec, picture in
      let placements = [ImageSizing.width(40).placement(in: picture.size)]
      do throws(ImagingError) {
        _ = try codec.decode(picture.bytes, header: picture.header(), placements: placements) { true }
      } catch {
        guard error == .cancelled else { throw error }
        return
      }
      throw BrokenPromise("it goes on")
    },
  ]
}

extension ImageDecoding {
  fileprivate func decode(_ picture: ReferencePicture, _ placements: [ImagePlacement]) throws(ImagingError)
    -> [PixelBuffer]
  {
    try decode(picture.bytes, header: picture.header(), placements: placements) { false }
  }
}
