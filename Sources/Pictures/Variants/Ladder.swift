package import Imaging

/// The widths in pixels in which every picture is ready before anyone asks.
package enum Ladder {
  package static let widths = [160, 320, 640, 1280, 2048]

  /// The quality of its WebP files.
  package static let quality = 80

  /// The rungs of a picture of that width: no wider than the picture, and always at least one.
  package static func widths(forWidth width: Int) -> [Int] {
    let fitting = widths.filter { $0 <= width }
    return fitting.isEmpty ? [widths[0]] : fitting
  }

  /// The outputs to make of a picture of that width.
  package static func outputs(forWidth width: Int) -> [ImageOutput] { widths(forWidth: width).map(output) }

  /// One rung.
  static func output(_ width: Int) -> ImageOutput { ImageOutput(.width(width), format: .webp, quality: quality) }
}
