import Cryptography
import Imaging
import Pictures
import Platform
import Testing

@Suite struct PictureAddressTests {
  private let id = PictureID("01948f3e-0000-7000-8000-000000000001")

  @Test(arguments: Ladder.widths, [ImageOutput.Format.webp, .jpeg])
  func `what was written is read`(width: Int, format: ImageOutput.Format) throws {
    let address = try #require(PictureAddress(id: id, version: 12, width: width, format: format))
    #expect(address.path == "/pictures/\(id.text)/12/\(width).\(format.rawValue)")
    #expect(PictureAddress(path: address.path) == address)
  }

  @Test(arguments: [
    "", "/", "/pictures", "/pictures/a/1", "/pictures/a/1/320.webp/", "//pictures/a/1/320.webp",
    "pictures/a/1/320.webp",
    "/pictures/a/1/321.webp", "/pictures/a/1/0320.webp", "/pictures/a/1/+320.webp", "/pictures/a/1/320.png",
    "/pictures/a/1/320.WEBP", "/pictures/a/1/320.webp.jpeg", "/pictures/a/1/320", "/pictures/a/0/320.webp",
    "/pictures/a/-1/320.webp", "/pictures/a/01/320.webp", "/pictures/a/1x/320.webp", "/pictures//1/320.webp",
    "/pictures/../1/320.webp", "/pictures/a b/1/320.webp", "/pictures/%61/1/320.webp", "/pictures/가/1/320.webp",
    "/pictures/a/99999999999999999999/320.webp", "/assets/a/1/320.webp",
  ])
  func `any other path is none`(path: String) {
    #expect(PictureAddress(path: path) == nil)
  }

  @Test func `a width that is no rung has no address`() {
    #expect(PictureAddress(id: id, version: 1, width: 500, format: .webp) == nil)
    #expect(PictureAddress(id: id, version: 1, width: 320, format: .png) == nil)
  }
}

@Suite struct PictureSignerTests {
  private let signer = PictureSigner(secret: SecretKey(bytes: Array(1...32))!)
  private let address = PictureAddress(id: PictureID("a"), version: 1, width: 320, format: .webp)!

  @Test func `a code is for one address, one epoch and one server`() throws {
    let code = signer.code(for: address, epoch: 1)
    #expect(code.utf8.count == 22)
    #expect(signer.isValid(code, for: address, epoch: 1))
    #expect(!signer.isValid(code, for: address, epoch: 2))
    #expect(!PictureSigner(secret: SecretKey()).isValid(code, for: address, epoch: 1))
    for path in [
      "/pictures/b/1/320.webp", "/pictures/a/2/320.webp", "/pictures/a/1/640.webp", "/pictures/a/1/320.jpeg",
    ] {
      #expect(!signer.isValid(code, for: try #require(PictureAddress(path: path)), epoch: 1))
    }
  }

  @Test func `no changed, cut or longer code is valid`() {
    let code = Array(signer.code(for: address, epoch: 1))
    for index in code.indices {
      for other in "Aa0-_=+ " where other != code[index] {
        var changed = code
        changed[index] = other
        #expect(!signer.isValid(String(changed), for: address, epoch: 1))
      }
      #expect(!signer.isValid(String(code.prefix(index)), for: address, epoch: 1))
    }
    #expect(!signer.isValid(String(code) + "A", for: address, epoch: 1))
  }

  @Test(arguments: [(100, [100]), (160, [160]), (700, [160, 320, 640]), (4032, [160, 320, 640, 1280, 2048])])
  func `the sources of a page say how wide they really are`(width: Int, expected: [Int]) throws {
    let picture = Picture(
      id: PictureID("a"), owner: "anne", version: 3, contentHash: ContentHash(of: []), format: .jpeg,
      size: PixelSize(width: width, height: 50), byteCount: 1, hasAlpha: false, placeholder: nil, originalName: "",
      createdAt: Instant(milliseconds: 0))
    let sources = signer.sources(of: picture, epoch: 7)
    #expect(sources.map(\.width) == expected)
    for source in sources {
      let parts = source.address.split(separator: "?k=")
      let address = try #require(PictureAddress(path: parts[0]))
      #expect(address.version == 3 && signer.isValid(String(parts[1]), for: address, epoch: 7))
    }
  }
}
