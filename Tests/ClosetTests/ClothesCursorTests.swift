import Closet
import Pictures
import Platform
import Testing

@Suite struct ClothesCursorTests {
  func clothes(_ id: String, at milliseconds: Int64) -> Clothes {
    let time = Instant(milliseconds: milliseconds)
    return Clothes(
      id: ClothesID(id), category: .top, seasons: .allYear, description: "", pictureID: PictureID("p"),
      isSample: false, createdAt: time, updatedAt: time)
  }

  @Test(arguments: [
    ("018cc251-f400-7000-8000-000000000001", 1_767_225_600_000), ("id-0001", 0), ("x", -1), ("x", Int64.max),
    ("x", Int64.min),
  ])
  func `a place is read back from an address`(id: String, milliseconds: Int64) throws {
    let cursor = ClothesCursor(after: clothes(id, at: milliseconds))
    #expect(try ClothesCursor(cursor.text) == cursor)
    #expect(cursor.text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !Array("%&+#?/=".utf8).contains($0) })
  }

  @Test(arguments: [
    "", ".", "1", "1.", ".x", "a.x", "1.x.y", "1.x y", "1.x'", "01.x", "+1.x", "1.é", "99999999999999999999.x", " 1.x",
    "1." + String(repeating: "x", count: 100),
  ])
  func `anything else is no place`(text: String) {
    #expect(throws: ClosetError.invalidCursor(text)) { try ClothesCursor(text) }
  }
}
