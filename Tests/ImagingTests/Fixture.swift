import Foundation
import Imaging

/// The pictures that `Scripts/make-fixtures.py` makes.
enum Fixture {
  static let size = PixelSize(width: 160, height: 120)

  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = Bundle.module.resourceURL!.appendingPathComponent("Fixtures")
    return Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// The picture in each of the outputs.
  static func run(_ name: String, _ outputs: [ImageOutput] = [ImageOutput(.width(160), format: .png)]) throws
    -> ImageJobResult
  {
    try run(bytes(name), outputs)
  }

  static func run(_ bytes: [UInt8], _ outputs: [ImageOutput]) throws(ImagingError) -> ImageJobResult {
    try ImageJobPerformer.standard().perform(ImageJob(source: ImageBytes(bytes), outputs: outputs))
  }
}
