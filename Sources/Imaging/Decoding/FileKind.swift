/// What a file is by its first bytes, whatever its name or declared type say.
public enum FileKind: Sendable, Hashable {
  case image(ImageFormat)
  /// Nothing at all.
  case empty
  /// A drawing in XML, which can carry a program, and is refused.
  case svg
  /// A page of HTML, such as the error page of a server.
  case html
  case pdf
  /// A film, such as the moving half of a live photo.
  case video
  /// A raw or other picture format that is not decoded here; its usual name, such as `Photoshop`.
  case otherImage(String)
  /// An archive, such as ZIP.
  case archive
  /// Plain text.
  case text
  case unknown
}
