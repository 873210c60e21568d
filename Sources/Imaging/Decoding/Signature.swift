/// Bytes by which a kind of file that is not decoded here is known.
struct Signature: Sendable {
  /// Texts, one byte a scalar, and where each stands; all have to.
  private let parts: [(text: String, offset: Int)]
  let kind: FileKind

  private init(_ text: String, at offset: Int = 0, _ kind: FileKind) {
    parts = [(text, offset)]
    self.kind = kind
  }

  private init(_ parts: [(text: String, offset: Int)], _ kind: FileKind) {
    self.parts = parts
    self.kind = kind
  }

  func matches(_ bytes: [UInt8]) -> Bool { parts.allSatisfy { bytes.has($0.text, at: $0.offset) } }

  /// The first that matches decides.
  static let all: [Signature] = [
    Signature("%PDF-", .pdf),

    Signature("8BPS", .otherImage("Photoshop")),
    Signature("\0\0\u{1}\0", .otherImage("ICO")),
    Signature("\0\0\u{2}\0", .otherImage("CUR")),
    Signature("\u{ff}\u{0a}", .otherImage("JPEG XL")),
    Signature("\0\0\0\u{0c}JXL \r\n\u{87}\n", .otherImage("JPEG XL")),
    Signature("\0\0\0\u{0c}jP  \r\n\u{87}\n", .otherImage("JPEG 2000")),
    Signature("\u{ff}\u{4f}\u{ff}\u{51}", .otherImage("JPEG 2000")),
    Signature("II\u{bc}\u{1}", .otherImage("JPEG XR")),
    Signature("IIRO", .otherImage("Olympus raw")),
    Signature("IIRS", .otherImage("Olympus raw")),
    Signature("MMOR", .otherImage("Olympus raw")),
    Signature("IIU\0", .otherImage("Panasonic raw")),
    Signature("FUJIFILMCCD-RAW", .otherImage("Fujifilm raw")),
    Signature("FOVb", .otherImage("Sigma raw")),
    Signature("\0MRM", .otherImage("Minolta raw")),
    Signature("\u{76}\u{2f}\u{31}\u{1}", .otherImage("OpenEXR")),
    Signature("#?RADIANCE", .otherImage("Radiance HDR")),
    Signature("qoif", .otherImage("QOI")),
    Signature("DDS ", .otherImage("DDS")),
    Signature("gimp xcf", .otherImage("GIMP")),
    Signature("BPG\u{fb}", .otherImage("BPG")),
    Signature("%!PS", .otherImage("PostScript")),
    Signature("DICM", at: 128, .otherImage("DICOM")),

    Signature("\u{1a}\u{45}\u{df}\u{a3}", .video),
    Signature("AVI ", at: 8, .video),
    Signature("FLV\u{1}", .video),
    Signature("OggS", .video),
    Signature("\u{30}\u{26}\u{b2}\u{75}\u{8e}\u{66}\u{cf}\u{11}", .video),
    Signature("\0\0\u{1}\u{ba}", .video),
    Signature("\0\0\u{1}\u{b3}", .video),
    Signature("moov", at: 4, .video),
    Signature("mdat", at: 4, .video),
    Signature("wide", at: 4, .video),

    Signature("PK\u{3}\u{4}", .archive),
    Signature("PK\u{5}\u{6}", .archive),
    Signature("PK\u{7}\u{8}", .archive),
    Signature("\u{1f}\u{8b}", .archive),
    Signature("Rar!\u{1a}\u{7}", .archive),
    Signature("7z\u{bc}\u{af}\u{27}\u{1c}", .archive),
    Signature("BZh", .archive),
    Signature("\u{fd}7zXZ\0", .archive),
    Signature("\u{28}\u{b5}\u{2f}\u{fd}", .archive),
    Signature("ustar", at: 257, .archive),

    // Two letters prove little, so a bitmap must also have the reserved zeros of its header.
    Signature([("BM", 0), ("\0\0\0\0", 6)], .otherImage("BMP")),
  ]
}
