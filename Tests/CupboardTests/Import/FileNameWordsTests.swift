import Closet
import Testing

@testable import Cupboard

@Suite struct FileNameWordsTests {
  @Test(arguments: [
    ("blue coat.jpg", "blue coat"), ("shoes/2024/red_leather-boots.HEIC", "red leather boots"),
    ("  navy   blazer .png", "navy blazer"), ("남색 코트.jpg", "남색 코트"), ("옷.jpg", "옷"),
    ("\u{1102}\u{1161}\u{11B7}.jpg", "남"), ("coat no. 2", "coat no. 2"),
    ("IMG_1234 wool scarf.jpg", "IMG 1234 wool scarf"), ("Levi's 501.jpeg", "Levi's 501"),
    ("tee\u{1b}[31m\n.jpg", "tee [31m"),
    ("image of a hat.jpg", "image of a hat"), (".hat", ".hat"),
  ])
  func `a name that someone gave is the description`(name: String, words: String) {
    #expect(Array(FileNameWords.description(of: name).unicodeScalars) == Array(words.unicodeScalars))
  }

  @Test(arguments: [
    "IMG_1234.JPG", "IMG_E1234.HEIC", "img1234.jpg", "IMG-20260101-WA0001.jpg", "DSC01234.ARW", "DSC_0123.jpg",
    "DSCN1234.jpg", "PXL_20260101_123456789.jpg", "PXL_20260101_123456789.PORTRAIT.jpg", "20260101_123456.jpg",
    "20260101_123456(1).jpg", "KakaoTalk_20260101_123456789.jpg", "KakaoTalk_Photo_2026-01-01-12-34-56 001.jpeg",
    "Screenshot_20260101-123456_Instagram.png", "Screen Shot 2026-01-01 at 12.34.56 PM.png", "스크린샷 2026-01-01.png",
    "WhatsApp Image 2026-01-01 at 12.34.56.jpeg", "3F2504E0-4F89-41D3-9A0C-0305E82C3301.jpg",
    "3f2504e04f8941d39a0c0305e82c3301.png", "3F2504E0-4F89-41D3-9A0C-0305E82C3301_1_105_c.jpeg", "12345.jpg",
    "1234_5678_n.jpg", "P1010001.jpg", "photo-1000.tiff", "4b825dc642cb6eb9.webp", "___.jpg", "", "1.jpg",
  ])
  func `a name that a camera or a program made up says nothing`(name: String) {
    #expect(FileNameWords.description(of: name).isEmpty)
  }

  @Test func `it is no longer than a description may be`() {
    let name = String(repeating: "coat ", count: 1000)
    #expect(FileNameWords.description(of: name).count <= ClothesDraft.maximumDescriptionLength)
    #expect(FileNameWords.description(of: name).hasSuffix("coat"))
  }
}
