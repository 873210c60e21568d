package import Imaging

extension ThumbHash {
  /// The placeholder as a bitmap of a few pixels in a `data:` address; the browser's scaling makes the blur.
  ///
  /// A Windows bitmap (BITMAPINFOHEADER, 24 bits, bottom row first), since it needs neither compression nor checksums:
  /// about 250 characters.
  package var dataAddress: String {
    let pixels = pixels(longestSide: 6)
    let (width, height) = (pixels.size.width, pixels.size.height)
    let rowLength = (width * 3 + 3) / 4 * 4
    var bytes: [UInt8] = Array("BM".utf8)
    let append32 = { (bytes: inout [UInt8], number: Int) in
      for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    for number in [54 + rowLength * height, 0, 54, 40, width, height, 1 | 24 << 16, 0, 0, 0, 0, 0, 0] {
      append32(&bytes, number)
    }
    for row in (0..<height).reversed() {
      for column in 0..<width {
        let color = pixels[column, row]
        bytes += [color.blue, color.green, color.red]
      }
      bytes += Array(repeating: 0, count: rowLength - width * 3)
    }
    return "data:image/bmp;base64," + base64(bytes)
  }
}

/// The page's one `<style>`: the placeholders of its pictures. Empty when there are none.
func placeholderStyle(_ pictures: [ShownPicture], nonce: String) -> HTML {
  var rules = ""
  for picture in pictures {
    guard let name = picture.placeholderClass, let placeholder = picture.placeholder else { continue }
    rules += ".\(name){background-image:url(\(placeholder.dataAddress))}"
  }
  if rules.isEmpty { return HTML() }
  // Keys are identifiers of ours and the rest is base64, so nothing in it can end the element.
  return HTML(element: "style", [.nonce(nonce)]) { HTML { RawHTML(trusted: rules) } }
}

/// Base64 with its padding, as `data:` addresses need it (RFC 4648, section 4).
private func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    var bits = 0
    for byte in group { bits = bits << 8 | Int(byte) }
    bits <<= 8 * (3 - group.count)
    for position in 0..<4 {
      text.append(position <= group.count ? alphabet[bits >> (18 - 6 * position) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
