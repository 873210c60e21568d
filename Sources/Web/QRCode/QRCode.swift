private import CQREncode

/// A text as a QR code (ISO/IEC 18004): a square of dark and light modules.
package struct QRCode: Sendable, Hashable {
  /// The number of modules on a side.
  package let width: Int
  /// Whether each module is dark, in rows from the top.
  package let modules: [Bool]

  /// A code of `text` that is still read with 15 % of it damaged; nil when the text is empty or too long for any.
  package init?(_ text: String) {
    guard !text.isEmpty, !text.utf8.contains(0) else { return nil }
    guard let code = unsafe QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
    defer { unsafe QRcode_free(code) }
    width = Int(unsafe code.pointee.width)
    // The lowest bit of a module's byte is its colour; the others say what it is for.
    modules = unsafe UnsafeBufferPointer(start: code.pointee.data, count: width * width).map { $0 & 1 == 1 }
  }

  /// A drawing of it, with the four light modules around that readers need.
  package func svg(label: String) -> HTML {
    var outline = ""
    for row in 0..<width {
      var column = 0
      while column < width {
        let start = column
        while column < width, modules[row * width + column] { column += 1 }
        if column > start { outline += "M\(start + 4) \(row + 4)h\(column - start)v1h-\(column - start)z" }
        column += 1
      }
    }
    let side = width + 8
    return Web.svg(
      .svg("viewBox", "0 0 \(side) \(side)"), .svg("shape-rendering", "crispEdges"), .role("img"),
      .aria("label", label)
    ) { path(outline) }
  }
}
