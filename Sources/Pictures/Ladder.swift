package import Imaging

/// The widths in pixels in which every picture is ready before anyone asks.
package enum Ladder {
  package static let widths = [160, 320, 640, 1280, 2048]

  /// The quality of its WebP files.
  package static let quality = 80

  /// The outputs to make of a picture of that width: no wider than the picture, and always at least one.
  package static func outputs(forWidth width: Int) -> [ImageOutput] {
    let fitting = widths.filter { $0 <= width }
    return (fitting.isEmpty ? [widths[0]] : fitting).map { ImageOutput(.width($0), format: .webp, quality: quality) }
  }
}
