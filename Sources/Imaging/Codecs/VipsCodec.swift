/// The general codec, on libvips: it decodes every format that is taken, and encodes every one that is given.
///
/// Only the loaders of those formats can run: none for SVG, PDF or what ImageMagick reads.
public struct VipsCodec: ImageDecoding, ImageEncoding {
  /// How hard WebP's encoder tries, 0 to 6: the choice is Documentation/Decisions/0004.
  static let webPEffort = 2

  /// The codec; the library is started with the first one.
  public init() { VipsLibrary.start() }

  /// All that a header can say.
  public func canDecode(_ header: ImageHeader) -> Bool { true }

  /// Decodes as `ImageDecoding` says, in memory of at most 160 MB and the results for all but the largest pictures.
  public func decode(
    _ bytes: [UInt8], header: ImageHeader, placements: [ImagePlacement], isCancelled: () -> Bool
  ) throws(ImagingError) -> [PixelBuffer] {
    guard !placements.isEmpty else { return [] }
    let plan = VipsPlan(header: header, placements: placements)
    // The recipes read the bytes until the last pixel is made, so all of them live within this call.
    let result = unsafe bytes.withUnsafeBytes { buffer -> Result<[PixelBuffer], ImagingError> in
      do throws(ImagingError) {
        return .success(try unsafe Self.decode(buffer, by: plan, isCancelled))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// A JPEG that libjpeg warns of is damaged, unless its words are harmless; to be sure of them it is decoded again alone.
  private static func decode(
    _ bytes: UnsafeRawBufferPointer, by plan: VipsPlan, _ isCancelled: () -> Bool
  ) throws(ImagingError) -> [PixelBuffer] {
    do throws(ImagingError) {
      return try VipsLibrary.turns.together { () throws(ImagingError) in
        try unsafe carryOut(plan, on: bytes, isStrict: true, isCancelled)
      }
    } catch {
      guard plan.header.format == .jpeg, case .damaged = error else { throw error }
    }
    return try VipsLibrary.turns.alone { () throws(ImagingError) in
      _ = VipsLibrary.takeError()
      do throws(ImagingError) {
        return try unsafe carryOut(plan, on: bytes, isStrict: true, isCancelled)
      } catch {
        guard error.isHarmless else { throw error }
        return try unsafe carryOut(plan, on: bytes, isStrict: false, isCancelled)
      }
    }
  }

  private static func carryOut(
    _ plan: VipsPlan, on bytes: UnsafeRawBufferPointer, isStrict: Bool, _ isCancelled: () -> Bool
  ) throws(ImagingError) -> [PixelBuffer] {
    let loaded = try unsafe VipsPicture.load(
      bytes, format: plan.header.format, shrink: plan.shrink, scale: plan.scale, isStrict: isStrict)
    return try plan.carryOut(on: loaded, isCancelled: isCancelled)
  }

  /// Encodes as `ImageEncoding` says: JPEG with its colours at half size and its tables fitted to it.
  public func encode(
    _ pixels: PixelBuffer, as format: ImageOutput.Format, quality: Int, background: RGBColor
  ) throws(ImagingError) -> EncodedImage {
    guard max(pixels.size.width, pixels.size.height) <= format.longestSide else {
      throw .notEncodable("\(pixels.size) pixels are too many for \(format.rawValue)")
    }
    let result = unsafe pixels.bytes.withUnsafeBytes { buffer -> Result<[UInt8], ImagingError> in
      do throws(ImagingError) {
        var picture = try unsafe VipsPicture.pixels(buffer, size: pixels.size, bands: pixels.channels)
        if pixels.hasAlpha && format == .jpeg { picture = try picture.flattened(on: background) }
        let quality = min(100, max(1, quality))
        let encodable = picture
        let bytes = try VipsLibrary.turns.together { () throws(ImagingError) in
          try encodable.encoded(as: format, quality: quality, effort: Self.webPEffort)
        }
        return .success(format == .webp ? WebPChunks.withoutMetadata(bytes) : bytes)
      } catch {
        return .failure(error)
      }
    }
    return EncodedImage(format: format, size: pixels.size, bytes: try result.get())
  }
}

extension ImagingError {
  /// It says no more than one of libjpeg's warnings of what changes no pixel. Its other ones mean that some are missing,
  /// as when a scan ends too early, and libjpeg puts grey in their place.
  fileprivate var isHarmless: Bool {
    guard case .damaged(let words) = self else { return false }
    return ["extraneous bytes", "Inconsistent progression", "Adobe color transform", "JFIF revision"]
      .contains { words.contains($0) } && !words.contains("premature end")
  }
}
