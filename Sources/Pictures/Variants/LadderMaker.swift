package import Imaging
private import Platform

/// Makes the whole ladder of a picture and its placeholder, decoding it once.
package struct LadderMaker: Sendable {
  private let runner: any ImageJobRunning
  private let limits: ImageLimits
  private let readers = BlockingPool(threads: 1, name: "probe")

  package init(runner: any ImageJobRunning, limits: ImageLimits = ImageLimits()) {
    self.runner = runner
    self.limits = limits
  }

  /// The header of the picture, an image for each rung of its ladder, and its placeholder.
  ///
  /// The header is read first, to know which rungs there are: what is no picture or too big is refused without a job.
  package func make(_ source: ImageBytes) async throws(ImagingError) -> ImageJobResult {
    let header = try await readers.run { [limits] () throws(ImagingError) in
      try ImageHeader.probe(source, limits: limits)
    }
    let outputs = Ladder.outputs(forWidth: header.uprightSize.width)
    let result = try await runner.run(
      ImageJob(source: source, outputs: outputs, wantsPlaceholder: true, limits: limits))
    guard result.images.count == outputs.count else { throw .notEncodable("the decoder left out a size") }
    return result
  }
}
