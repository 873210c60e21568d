import Imaging
import Testing

@Suite struct ImagePlacementTests {
  @Test(arguments: [
    (ImageSizing.width(160), 4032, 3024, 160, 120), (.width(5000), 4032, 3024, 4032, 3024),
    (.width(100), 3, 1000, 3, 1000), (.width(1), 10_000, 1, 1, 1), (.width(0), 10, 10, 1, 1),
    (.width(-7), 10, 20, 1, 2), (.fit(PixelSize(width: 100, height: 100)), 4000, 3000, 100, 75),
    (.fit(PixelSize(width: 100, height: 100)), 3000, 4000, 75, 100),
    (.fit(PixelSize(width: 100, height: 100)), 50, 20, 50, 20),
    (.fit(PixelSize(width: 100, height: 100)), 10_000, 1, 100, 1),
    (.fill(PixelSize(width: 100, height: 100)), 4000, 3000, 100, 100),
    (.fill(PixelSize(width: 100, height: 50)), 4000, 3000, 100, 50),
    (.fill(PixelSize(width: 100, height: 100)), 60, 200, 60, 60),
    (.fill(PixelSize(width: 200, height: 100)), 60, 60, 60, 30), (.fill(PixelSize(width: 3, height: 7)), 1, 1, 1, 1),
  ])
  func `sizes are as expected`(sizing: ImageSizing, width: Int, height: Int, resultWidth: Int, resultHeight: Int) {
    let size = sizing.size(for: PixelSize(width: width, height: height))
    #expect(size == PixelSize(width: resultWidth, height: resultHeight))
  }

  @Test func `no placement breaks the rules, whatever the sizes`() {
    var random = FixedRandom(seed: 1)
    for _ in 0..<20_000 {
      let picture = Self.size(&random)
      let target = Self.size(&random)
      let longestSide = Bool.random(using: &random) ? Int.max : Int.random(in: 1...20_000, using: &random)
      for sizing in [ImageSizing.width(target.width), .fit(target), .fill(target)] {
        let placement = sizing.placement(in: picture, longestSide: longestSide)
        check(placement, sizing, picture: picture, target: target, longestSide: longestSide)
      }
    }
  }

  @Test func `a size larger than Int can say in bytes is still a size`() {
    let huge = PixelSize(width: .max, height: .max)
    #expect(ImageSizing.fill(huge).size(for: PixelSize(width: 30, height: 20)) == PixelSize(width: 20, height: 20))
    #expect(ImageSizing.fit(huge).size(for: PixelSize(width: 30, height: 20)) == PixelSize(width: 30, height: 20))
  }

  @Test func `a format's longest side is kept`() {
    let tall = PixelSize(width: 1000, height: 40_000)
    #expect(ImageOutput(.width(1000), format: .webp).placement(in: tall).size == PixelSize(width: 410, height: 16_383))
    #expect(ImageOutput(.width(1000), format: .jpeg).placement(in: tall).size == tall)
  }

  private func check(
    _ placement: ImagePlacement, _ sizing: ImageSizing, picture: PixelSize, target: PixelSize, longestSide: Int
  ) {
    let (scaled, size) = (placement.scaled, placement.size)
    let isWithin =
      1 <= size.width && size.width <= scaled.width && scaled.width <= min(picture.width, longestSide)
      && 1 <= size.height && size.height <= scaled.height && scaled.height <= min(picture.height, longestSide)
    // The ratio of the whole is kept to the nearest pixel of the other side.
    let keepsRatio =
      abs(Double(scaled.width) * Double(picture.height) / Double(picture.width) - Double(scaled.height)) <= 1
      || abs(Double(scaled.height) * Double(picture.width) / Double(picture.height) - Double(scaled.width)) <= 1
    let isInTheMiddle =
      abs(placement.left - (scaled.width - size.width - placement.left)) <= 1
      && abs(placement.top - (scaled.height - size.height - placement.top)) <= 1
    let isAsAsked =
      switch sizing {
      case .width(let width): placement.isWhole && (longestSide < .max || size.width == min(width, picture.width))
      case .fit: placement.isWhole && size.width <= target.width && size.height <= target.height
      case .fill:
        longestSide < .max || picture.width < target.width || picture.height < target.height || size == target
      }
    #expect(
      isWithin && keepsRatio && isInTheMiddle && isAsAsked,
      "\(sizing) of \(picture) within \(longestSide): \(placement)")
  }

  private static func size(_ random: inout FixedRandom) -> PixelSize {
    // As many small ones as large ones.
    func side() -> Int { Int.random(in: 1...(1 << Int.random(in: 1...16, using: &random)), using: &random) }
    return PixelSize(width: side(), height: side())
  }
}
