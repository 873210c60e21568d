import Testing

@testable import Imaging

@Suite struct ImageHeaderTests {
  @Test(arguments: 1...8)
  func `a quarter turn exchanges width and height`(orientation: Int) {
    let header = ImageHeader(
      format: .jpeg, storedSize: PixelSize(width: 4, height: 3), orientation: orientation, frames: 1, hasAlpha: false)
    let upright = orientation >= 5 ? PixelSize(width: 3, height: 4) : PixelSize(width: 4, height: 3)
    #expect(header.uprightSize == upright)
  }
}
