import Imaging
import Testing

@Suite struct FileKindTests {
  @Test(arguments: [
    ("orientation-1.jpg", ImageFormat.jpeg), ("alpha.png", .png), ("plain.webp", .webp), ("plain.heic", .heic),
    ("orientation-1.avif", .avif), ("plain.gif", .gif), ("plain.tiff", .tiff), ("big.tiff", .tiff),
  ])
  func `a picture is known by its first bytes`(name: String, format: ImageFormat) throws {
    #expect(FileKind.sniff(try Fixture.bytes(name)) == .image(format))
    #expect(FileKind.sniff(try Fixture.bytes(name).prefix(32)) == .image(format))
  }

  @Test(arguments: [
    ("\u{ff}\u{d8}\u{ff}\u{db}", FileKind.image(.jpeg)), ("\u{ff}\u{d8}\u{ff}\u{ee}", .image(.jpeg)),
    ("\u{ff}\u{d8}", .image(.jpeg)), ("\u{ff}\u{d8}\u{0}", .unknown),
    ("MM\0*\0\0\0\u{8}", .image(.tiff)), ("MM\0+\0\u{8}\0\0", .image(.tiff)), ("II+\0\u{8}\0\0\0", .image(.tiff)),
    ("\0\0\0\u{18}ftypmif1\0\0\0\0mif1avif", .image(.avif)), ("\0\0\0\u{18}ftypmif1\0\0\0\0mif1heic", .image(.heic)),
    ("\0\0\0\u{14}ftypmsf1\0\0\0\0hevc", .image(.heic)), ("\0\0\0\u{14}ftypheix\0\0\0\0mif1", .image(.heic)),
    ("\0\0\0\u{14}ftypavis\0\0\0\0msf1", .image(.avif)), ("\0\0\0\u{10}ftypmif1\0\0\0\0avif", .image(.heic)),
    ("\0\0\0\u{18}ftypqt  \0\0\0\0qt  ", .video), ("\0\0\0\u{18}ftypisom\0\0\0\0mp42", .video),
    ("\0\0\0\u{18}ftypcrx \0\0\0\u{1}crx isom", .otherImage("Canon raw")), ("\0\0\0\u{8}ftyp", .unknown),
    ("\u{1a}\u{45}\u{df}\u{a3}...", .video), ("RIFF\0\0\0\0AVI LIST", .video), ("RIFF\0\0\0\0WAVEfmt ", .unknown),
    ("%PDF-1.7", .pdf), ("8BPS\0\u{1}", .otherImage("Photoshop")), ("\0\0\u{1}\0\u{1}", .otherImage("ICO")),
    ("BM\u{36}\0\0\0\0\0\0\0\u{36}", .otherImage("BMP")), ("BMW is a car", .text),
    ("\u{ff}\u{a}", .otherImage("JPEG XL")), ("II*\0\u{10}\0\0\0CR\u{2}", .otherImage("Canon raw")),
    ("\0\0\0\u{c}jP  \r\n\u{87}\n", .otherImage("JPEG 2000")), ("\u{ff}\u{4f}\u{ff}\u{51}", .otherImage("JPEG 2000")),
    ("PK\u{3}\u{4}", .archive), ("\u{1f}\u{8b}\u{8}", .archive), ("Rar!\u{1a}\u{7}\u{1}", .archive),
    ("7z\u{bc}\u{af}\u{27}\u{1c}", .archive), ("", .empty), ("\0\0\0\0", .unknown), ("hello", .text),
    ("GIF88a", .text), ("\u{89}PNG\r\n", .unknown),
  ])
  func `other files are known by their first bytes`(bytes: String, kind: FileKind) {
    #expect(FileKind.sniff(bytes.unicodeScalars.map { UInt8($0.value) }) == kind)
  }

  @Test(arguments: [
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", FileKind.svg), ("\u{feff}<svg/>", .svg), ("  \n<SVG>", .svg),
    ("<?xml version='1.0'?>\n<!-- drawn by hand --><svg>", .svg), ("<svg:svg>", .svg),
    ("<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'x.dtd'><svg>", .svg),
    ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>", .svg), ("<!-- <html> --><svg>", .svg), ("<!--", .text),
    ("<!doctype html><p>", .html), ("<!DOCTYPE HTML PUBLIC>", .html), ("<!-- <svg> --><html>", .html),
    ("<script>alert(1)</script>", .html), ("<?xml version='1.0'?><rss>", .text), ("한글 텍스트", .text),
    ("a < b and <svg>", .text),
  ])
  func `markup is told apart`(text: String, kind: FileKind) {
    #expect(FileKind.sniff(Array(text.utf8)) == kind)
    // In UTF-16 with a mark, in either order.
    let units = ("\u{feff}" + text.drop { $0 == "\u{feff}" }).utf16
    #expect(FileKind.sniff(units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) == kind)
    #expect(FileKind.sniff(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) == kind)
  }

  @Test func `a character cut in two is still text`() {
    #expect(FileKind.sniff(Array(String(repeating: "옷", count: 2000).utf8.prefix(4096))) == .text)
    #expect(FileKind.sniff(Array("abc".utf8) + [0xff, 0xfe, 0x41, 0x42, 0x43, 0x44]) == .unknown)
  }

  @Test func `any bytes have a kind`() {
    var random = FixedRandom(seed: 3)
    for _ in 0..<2000 {
      let start: [[UInt8]] = [[], Array("\0\0\0\u{18}ftyp".utf8), Array("<!".utf8), Array("RIFF".utf8)]
      let bytes = start.randomElement(using: &random)! + (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
      for count in [0, 1, 7, 8, 9, 12, 13, 40] { #expect(FileKind.sniff(bytes.prefix(count)) != .image(.png)) }
    }
  }
}
