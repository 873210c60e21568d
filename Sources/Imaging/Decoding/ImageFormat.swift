/// The formats of pictures that can be decoded.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable {
  case jpeg, png, webp, heic, avif, gif, tiff

  /// Its media type, such as `image/jpeg` (IANA).
  public var mediaType: String { "image/\(rawValue)" }

  /// The usual ending of its files, such as `jpg`.
  public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}
