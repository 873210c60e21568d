import Storage
import Testing

@Suite struct FoldedTextTests {
  @Test(arguments: [
    ("Coat", "coat"), ("COAT", "coat"), ("É", "é"), ("E\u{301}", "é"), ("외투", "외투"),
    ("\u{110B}\u{116C}\u{1110}\u{116E}", "외투"), ("ÅNGSTRÖM", "ångström"), ("", ""),
  ])
  func `it is lower case and composed, byte for byte`(typed: String, folded: String) {
    #expect(Array(FoldedText(typed).text.utf8) == Array(folded.utf8))
  }

  @Test(arguments: ["İstanbul", "ΑΣ", "ǅ", "ﬁ", "Ⅳ", "e\u{323}\u{302}", "\u{212B}", "👨‍👩‍👧", "ᄀ가"])
  func `folding again changes nothing`(text: String) {
    let once = FoldedText(text)
    #expect(Array(FoldedText(once.text).text.utf8) == Array(once.text.utf8))
  }

  @Test(arguments: [("50%", "%50\\%%"), ("a_b", "%a\\_b%"), ("\\", "%\\\\%"), ("", "%%"), ("코트", "%코트%")])
  func `what LIKE would take for a sign is a letter`(text: String, pattern: String) {
    #expect(FoldedText(text).likePattern == pattern)
  }
}
