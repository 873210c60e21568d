/// How the size of a result follows from the size of the picture. Nothing is ever scaled up.
public enum ImageSizing: Sendable, Hashable {
  /// This many pixels wide, the height following; the picture's own width when that is less.
  case width(Int)
  /// The largest size within these that keeps the ratio of the sides.
  case fit(PixelSize)
  /// Exactly the ratio of this size, and its size where the picture is big enough; the middle is kept, the rest cut off.
  case fill(PixelSize)
}
