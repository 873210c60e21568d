/// What gives new identifiers: random ones, or a test's.
package protocol IdentifierSource: Sendable {
  /// An identifier that was never given before: letters, digits and `-`.
  func next() -> String
}

/// Identifiers that sort by the time they were made and can't be guessed: version 7 UUIDs (RFC 9562, section 5.7).
package struct TimeOrderedIdentifiers: IdentifierSource {
  private let clock: any WallClock

  package init(clock: any WallClock) { self.clock = clock }

  package func next() -> String {
    let time = UInt64(clock.now().milliseconds)
    var random = SystemRandomNumberGenerator()
    let high = time << 16 | 0x7000 | random.next() & 0xfff
    let low = random.next() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    let digits = padded(high) + padded(low)
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return groups.map { String(decoding: digits[$0], as: UTF8.self) }.joined(separator: "-")
  }

  private func padded(_ number: UInt64) -> [UInt8] {
    let digits = Array(String(number, radix: 16).utf8)
    return Array(repeating: UInt8(ascii: "0"), count: 16 - digits.count) + digits
  }
}
