import Cryptography
import Testing

@Suite struct HexadecimalTests {
  @Test func `each byte is two digits`() {
    #expect(Hexadecimal.encode([0, 1, 0x7f, 0x80, 0xff]) == "00017f80ff")
    #expect(Hexadecimal.decode("00017F80ff") == [0, 1, 0x7f, 0x80, 0xff])
    #expect(Hexadecimal.decode("") == [])
  }

  @Test func `every byte is read back`() {
    let bytes = Array(UInt8.min ... .max)
    #expect(Hexadecimal.decode(Hexadecimal.encode(bytes)) == bytes)
  }

  @Test(arguments: ["0", "0g", "0x", " 00", "00 ", "é0", "-1"])
  func `anything else is refused`(text: String) {
    #expect(Hexadecimal.decode(text) == nil)
  }
}
