import Imaging
import Pictures
import Testing

@Suite struct LadderTests {
  @Test func `no rung is wider than the picture`() {
    #expect(Ladder.outputs(forWidth: 700).map(\.sizing) == [.width(160), .width(320), .width(640)])
  }

  @Test func `a picture narrower than every rung has one`() {
    #expect(Ladder.outputs(forWidth: 1).map(\.sizing) == [.width(160)])
  }
}
