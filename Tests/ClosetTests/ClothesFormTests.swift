import Closet
import Pictures
import Platform
import Testing

@Suite struct ClothesFormTests {
  let complete = ClothesForm(category: "top", seasons: ["summer", "spring"], description: "린넨 셔츠")

  @Test func `a complete form is a draft`() throws {
    let draft = try complete.draft()
    #expect(draft == ClothesDraft(category: .top, seasons: [.spring, .summer], description: "린넨 셔츠"))
  }

  @Test func `every field that is wrong is told, and what was typed stays`() throws {
    let form = ClothesForm(category: "", seasons: [], description: "a\u{0}b")
    let faults = ClothesForm.Faults([.category: .missing, .seasons: .missing, .description: .unprintable])
    #expect(throws: ClosetError.invalidForm(faults)) { try form.draft() }
    #expect(form.description == "a\u{0}b")
    #expect(faults[.seasons] == .missing)
    #expect(
      faults.description == "Choose a category. Choose at least one season. The description holds control characters.")
  }

  @Test(arguments: ["hat", "Top", "상의", "0"])
  func `a category that can't be chosen is refused`(category: String) {
    var form = complete
    form.category = category
    #expect(throws: ClosetError.invalidForm(ClothesForm.Faults([.category: .unknown]))) { try form.draft() }
  }

  @Test(arguments: [["monsoon"], ["spring", "monsoon"], [""]])
  func `a season that can't be chosen is refused, beside good ones too`(seasons: [String]) {
    var form = complete
    form.seasons = seasons
    #expect(throws: ClosetError.invalidForm(ClothesForm.Faults([.seasons: .unknown]))) { try form.draft() }
  }

  @Test func `a season that is sent twice is one`() throws {
    var form = complete
    form.seasons = ["winter", "winter"]
    #expect(try form.draft().seasons == .winter)
  }

  @Test(arguments: [
    ("", ""), ("  \r\n ", ""), (" x ", "x"), ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("a\tb", "a b"), ("e\u{301}", "é"),
    ("a\u{2028}b", "a\nb"), ("👨‍👩‍👧 가족", "👨‍👩‍👧 가족"),
  ])
  func `a description is stored composed, with plain line breaks`(typed: String, stored: String) throws {
    var form = complete
    form.description = typed
    #expect(try Array(form.draft().description.unicodeScalars) == Array(stored.unicodeScalars))
  }

  @Test func `two thousand characters are the limit, however many bytes they have`() throws {
    var form = complete
    form.description = String(repeating: "가", count: 2000)
    #expect(try form.draft().description.count == 2000)
    for description in [
      String(repeating: "가", count: 2001), String(repeating: "x", count: 10_000_000),
      "e" + String(repeating: "\u{301}", count: 40_000),
    ] {
      form.description = description
      #expect(throws: ClosetError.invalidForm(ClothesForm.Faults([.description: .tooLong]))) { try form.draft() }
    }
  }

  @Test func `a form to edit with describes the garment it was made from`() throws {
    for raw in 1...15 {
      let time = Instant(milliseconds: 0)
      let clothes = Clothes(
        id: ClothesID("c"), category: .shoes, seasons: Seasons(rawValue: raw), description: "두 줄\n구두",
        pictureID: PictureID("p"), isSample: false, createdAt: time, updatedAt: time)
      let draft = try ClothesForm(clothes).draft()
      #expect(draft == ClothesDraft(category: .shoes, seasons: clothes.seasons, description: clothes.description))
    }
  }
}
