private import CVips

/// A picture of libvips: mostly a recipe, whose pixels are made when they are asked for.
///
/// It is used by one thread at a time, hence not `Sendable`. Each operation throws `.damaged` with the library's words,
/// since most of a recipe's faults come from the encoded bytes at its start.
@safe final class VipsPicture {
  /// What the numbers of a pixel mean, as far as it matters here.
  enum Meaning { case grey, rgb, cmyk, other }

  /// Numbers of 8 bits, 16 bits, or anything else.
  enum Depth { case bits8, bits16, other }

  // Owned: given back when this object goes.
  private let image: UnsafeMutablePointer<VipsImage>

  private init(adopting image: UnsafeMutablePointer<VipsImage>) { unsafe self.image = image }

  deinit { unsafe cvips_unref(image) }

  /// The picture that an operation makes, given as a call of the library that fills in its argument and returns 0.
  private init(
    _ operation: (UnsafeMutablePointer<UnsafeMutablePointer<VipsImage>?>) -> Int32
  ) throws(ImagingError) {
    var result: UnsafeMutablePointer<VipsImage>?
    guard unsafe operation(&result) == 0, let result = unsafe result else { throw Self.failure() }
    unsafe image = result
  }

  private static func failure() -> ImagingError {
    let words = VipsLibrary.takeError()
    return words.contains("out of memory") ? .decoderDied(words) : .damaged(words)
  }

  // What it is.

  var size: PixelSize {
    unsafe PixelSize(width: Int(vips_image_get_width(image)), height: Int(vips_image_get_height(image)))
  }

  var bands: Int { unsafe Int(vips_image_get_bands(image)) }

  var depth: Depth {
    switch unsafe vips_image_get_format(image) {
    case VIPS_FORMAT_UCHAR: .bits8
    case VIPS_FORMAT_USHORT: .bits16
    default: .other
    }
  }

  var meaning: Meaning {
    switch unsafe vips_image_guess_interpretation(image) {
    case VIPS_INTERPRETATION_B_W, VIPS_INTERPRETATION_GREY16: .grey
    case VIPS_INTERPRETATION_sRGB, VIPS_INTERPRETATION_RGB, VIPS_INTERPRETATION_RGB16: .rgb
    case VIPS_INTERPRETATION_CMYK: .cmyk
    default: .other
    }
  }

  /// How many bytes its pixels take in memory.
  var byteCount: Int { unsafe Int(vips_image_get_width(image)) * Int(vips_image_get_height(image)) * pixelBytes }

  private var pixelBytes: Int { unsafe Int(vips_format_sizeof(vips_image_get_format(image))) * bands }

  /// The ICC profile that came with it.
  var profile: [UInt8]? {
    var data: UnsafeRawPointer?
    var count = 0
    guard unsafe vips_image_get_typeof(image, "icc-profile-data") != 0,
      unsafe vips_image_get_blob(image, "icc-profile-data", &data, &count) == 0, let data = unsafe data
    else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: data, count: count))
  }

  // Where it comes from.

  /// The first frame of a picture in encoded bytes, which have to outlive this object and all made of it.
  ///
  /// A JPEG is decoded at a `shrink`th (1, 2, 4, 8) of its size, and its warnings are faults when it `isStrict`; a WebP
  /// is decoded at `scale` of its size.
  static func load(
    _ bytes: UnsafeRawBufferPointer, format: ImageFormat, shrink: Int, scale: Double, isStrict: Bool
  ) throws(ImagingError) -> VipsPicture {
    let start = bytes.baseAddress
    let count = bytes.count
    return try unsafe VipsPicture { out in
      switch format {
      case .jpeg: unsafe cvips_load_jpeg(start, count, Int32(shrink), isStrict ? 1 : 0, out)
      case .png: unsafe cvips_load_png(start, count, out)
      case .webp: unsafe cvips_load_webp(start, count, scale, out)
      case .heic, .avif: unsafe cvips_load_heif(start, count, out)
      case .gif: unsafe cvips_load_gif(start, count, out)
      case .tiff: unsafe cvips_load_tiff(start, count, out)
      }
    }
  }

  /// sRGB pixels in memory, which have to outlive this object and all made of it.
  static func pixels(_ bytes: UnsafeRawBufferPointer, size: PixelSize, bands: Int) throws(ImagingError) -> VipsPicture {
    let image = unsafe vips_image_new_from_memory(
      bytes.baseAddress, bytes.count, Int32(size.width), Int32(size.height), Int32(bands), VIPS_FORMAT_UCHAR)
    guard let image = unsafe image else { throw failure() }
    return try unsafe VipsPicture(adopting: image).reinterpreted(isGrey: false)
  }

  // What can be made of it.

  /// The same with its pixels in memory: the recipe is carried out now, once.
  func materialised() throws(ImagingError) -> VipsPicture {
    guard let memory = unsafe vips_image_copy_memory(image) else { throw Self.failure() }
    return unsafe VipsPicture(adopting: memory)
  }

  /// Its 8-bit pixels, row by row.
  func bytes() throws(ImagingError) -> [UInt8] {
    // Costs nothing when they are in memory already.
    guard let data = unsafe vips_image_get_data(image) else { throw Self.failure() }
    return unsafe Array(UnsafeRawBufferPointer(start: data, count: byteCount))
  }

  /// Brought to another size with a Lanczos filter of three lobes.
  func resized(to target: PixelSize) throws(ImagingError) -> VipsPicture {
    let horizontal = Double(target.width) / Double(size.width)
    let vertical = Double(target.height) / Double(size.height)
    return try unsafe VipsPicture { unsafe cvips_resize(image, $0, horizontal, vertical) }
  }

  /// Colours multiplied by the last band, in the same depth.
  func premultiplied() throws(ImagingError) -> VipsPicture {
    let format = unsafe vips_image_get_format(image)
    let product = try unsafe VipsPicture { unsafe cvips_premultiply(image, $0) }
    return try unsafe VipsPicture { unsafe cvips_cast(product.image, $0, format) }
  }

  /// Colours divided by the last band, in the same depth.
  func unpremultiplied() throws(ImagingError) -> VipsPicture {
    let format = unsafe vips_image_get_format(image)
    let quotient = try unsafe VipsPicture { unsafe cvips_unpremultiply(image, $0) }
    return try unsafe VipsPicture { unsafe cvips_cast(quotient.image, $0, format) }
  }

  /// 8-bit CMYK in RGB as if each ink took away exactly its colour: what browsers do without a profile.
  func convertedFromInks() throws(ImagingError) -> VipsPicture {
    let inverse = try unsafe VipsPicture { unsafe cvips_invert(image, $0) }
    let (colours, black) = (try inverse.extractingBands(0..<3), try inverse.extractingBands(3..<4))
    let product = try unsafe VipsPicture { unsafe cvips_multiply(colours.image, black.image, $0) }
    return try unsafe VipsPicture { unsafe cvips_linear_to_8_bits(product.image, $0, 1.0 / 255, 0.5) }
  }

  /// 16-bit numbers rounded to 8 bits.
  func roundedTo8Bits() throws(ImagingError) -> VipsPicture {
    try unsafe VipsPicture { unsafe cvips_linear_to_8_bits(image, $0, 1.0 / 257, 0.5) }
  }

  /// Some of the bands.
  func extractingBands(_ range: Range<Int>) throws(ImagingError) -> VipsPicture {
    try unsafe VipsPicture { unsafe cvips_extract_band(image, $0, Int32(range.lowerBound), Int32(range.count)) }
  }

  /// With the bands of another picture behind its own.
  func joiningBands(of other: VipsPicture) throws(ImagingError) -> VipsPicture {
    try unsafe VipsPicture { unsafe cvips_bandjoin(image, other.image, $0) }
  }

  /// In 8-bit sRGB by the profile that came with it.
  func transformedByProfile() throws(ImagingError) -> VipsPicture {
    try unsafe VipsPicture { unsafe cvips_transform_to_srgb(image, $0) }
  }

  /// In sRGB by the meaning of its bands.
  func convertedToSRGB() throws(ImagingError) -> VipsPicture {
    try unsafe VipsPicture { unsafe cvips_colourspace_srgb(image, $0) }
  }

  /// With its 8-bit numbers taken as grey, or as sRGB.
  func reinterpreted(isGrey: Bool) throws(ImagingError) -> VipsPicture {
    let interpretation = isGrey ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB
    return try unsafe VipsPicture { unsafe cvips_reinterpret(image, $0, interpretation) }
  }

  /// Turned to the right by so many quarters, and mirrored left to right after that.
  func turned(quarters: Int, mirrored: Bool) throws(ImagingError) -> VipsPicture {
    let angles = [VIPS_ANGLE_D0, VIPS_ANGLE_D90, VIPS_ANGLE_D180, VIPS_ANGLE_D270]
    let turned = try unsafe VipsPicture { unsafe cvips_rotate(image, $0, angles[quarters % 4]) }
    guard mirrored else { return turned }
    return try unsafe VipsPicture { unsafe cvips_flip(turned.image, $0, VIPS_DIRECTION_HORIZONTAL) }
  }

  /// The part of it that a placement keeps.
  func cropped(_ placement: ImagePlacement) throws(ImagingError) -> VipsPicture {
    let (left, top) = (Int32(placement.left), Int32(placement.top))
    let (width, height) = (Int32(placement.size.width), Int32(placement.size.height))
    return try unsafe VipsPicture { unsafe cvips_crop(image, $0, left, top, width, height) }
  }

  /// Before a ground that takes the place of its last band.
  func flattened(on ground: RGBColor) throws(ImagingError) -> VipsPicture {
    let (red, green, blue) = (Double(ground.red), Double(ground.green), Double(ground.blue))
    return try unsafe VipsPicture { unsafe cvips_flatten(image, $0, red, green, blue) }
  }

  /// In the bytes of a format. Throws `.notEncodable`.
  func encoded(as format: ImageOutput.Format, quality: Int, effort: Int) throws(ImagingError) -> [UInt8] {
    var data: UnsafeMutableRawPointer?
    var count = 0
    let code =
      switch format {
      case .jpeg: unsafe cvips_save_jpeg(image, &data, &count, Int32(quality))
      case .webp: unsafe cvips_save_webp(image, &data, &count, Int32(quality), Int32(effort))
      case .png: unsafe cvips_save_png(image, &data, &count)
      }
    guard code == 0, let data = unsafe data else { throw .notEncodable(VipsLibrary.takeError()) }
    defer { unsafe g_free(data) }
    return unsafe Array(UnsafeRawBufferPointer(start: data, count: count))
  }
}
