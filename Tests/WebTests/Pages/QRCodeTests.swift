import Testing
import Web

@Suite struct QRCodeTests {
  @Test func `a code is a square with the three finder patterns`() throws {
    let code = try #require(QRCode("http://192.168.1.20:8080"))
    #expect(code.width >= 21 && (code.width - 17) % 4 == 0)
    #expect(code.modules.count == code.width * code.width)
    for (x, y) in [(0, 0), (code.width - 7, 0), (0, code.width - 7)] {
      let ring = (0..<7).map { code.modules[y * code.width + x + $0] }
      #expect(ring.allSatisfy { $0 })
      #expect(!code.modules[(y + 1) * code.width + x + 1])
      #expect(code.modules[(y + 3) * code.width + x + 3])
    }
  }

  @Test func `the drawing has light around it and a label`() throws {
    let code = try #require(QRCode("x"))
    let svg = code.svg(label: "The \"address\"").text
    #expect(svg.contains("viewBox=\"0 0 29 29\""))
    #expect(svg.contains("aria-label=\"The &quot;address&quot;\""))
    #expect(svg.contains("M4 4h7v1h-7z"))
  }

  @Test func `there is none for nothing, or for too much`() {
    #expect(QRCode("") == nil)
    #expect(QRCode(String(repeating: "x", count: 5000)) == nil)
  }
}
