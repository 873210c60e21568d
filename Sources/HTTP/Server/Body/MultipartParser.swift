private import Glibc

/// Cuts a `multipart/form-data` body into its parts as its bytes come in (RFC 7578; RFC 2046, section 5.1).
///
/// Ours rather than libmicrohttpd's, for the reasons in decision 7. Holds no more than the bytes of one call and the header of one part.
struct MultipartParser {
  enum Event {
    /// A part of that name begins; `fileName` is there when it is a file.
    case begin(name: String, fileName: String?)
    case content(ArraySlice<UInt8>)
    case end
  }

  private enum State { case preamble, delimiter, header, content, epilogue }

  /// The longest header of a part, in bytes.
  private static let headerLimit = 8 << 10
  private static let malformed = HTTPError.badRequest("a malformed multipart form")

  private let delimiter: [UInt8]
  private var state = State.preamble
  // The first delimiter may stand at the very beginning, without a line before it.
  private var pending = Array("\r\n".utf8)

  init(boundary: String) { delimiter = Array("\r\n--\(boundary)".utf8) }

  /// The closing delimiter came.
  var isWhole: Bool { state == .epilogue }

  /// Takes the next bytes and tells what they hold.
  mutating func append(
    _ bytes: UnsafeRawBufferPointer, tell: (Event) throws(HTTPError) -> Void
  ) throws(HTTPError) {
    unsafe pending.append(contentsOf: bytes)
    var start = 0
    reading: while true {
      switch state {
      case .preamble, .content:
        let end = pending.firstIndex(of: delimiter, from: start)
        if state == .content, end > start { try tell(.content(pending[start..<end])) }
        start = end
        guard pending.count - end >= delimiter.count else { break reading }
        start += delimiter.count
        if state == .content { try tell(.end) }
        state = .delimiter
      case .delimiter:
        guard pending.count - start >= 2 else { break reading }
        let next = pending[start..<start + 2]
        start += 2
        guard next.elementsEqual("\r\n".utf8) || next.elementsEqual("--".utf8) else { throw Self.malformed }
        state = next.first == UInt8(ascii: "-") ? .epilogue : .header
      case .header:
        let blankLine = Array("\r\n\r\n".utf8)
        let end = pending.firstIndex(of: blankLine, from: start)
        guard end - start <= Self.headerLimit else { throw Self.malformed }
        guard pending.count - end >= blankLine.count else { break reading }
        try tell(try Self.begin(String(decoding: pending[start..<end], as: UTF8.self)))
        start = end + blankLine.count
        state = .content
      case .epilogue:
        start = pending.count
        break reading
      }
    }
    pending.removeFirst(start)
  }

  private static func begin(_ header: String) throws(HTTPError) -> Event {
    for line in header.split(separator: "\r\n") {
      let field = line.split(separator: ":", maxSplits: 1)
      guard field.count == 2, String(field[0]).equalsIgnoringCase("Content-Disposition") else { continue }
      let disposition = HeaderParameters(field[1])
      guard disposition.value == "form-data", let name = disposition["name"] else { break }
      return .begin(name: name, fileName: disposition["filename"])
    }
    throw malformed
  }
}

extension [UInt8] {
  /// Where `pattern` begins, or a part of it that may go on in what comes next; the end when neither is there.
  fileprivate func firstIndex(of pattern: [UInt8], from start: Int) -> Int {
    unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      var start = start
      while let found = unsafe memchr(base + start, Int32(pattern[0]), count - start) {
        let index = unsafe base.distance(to: UnsafeRawPointer(found))
        if unsafe memcmp(found, pattern, Swift.min(pattern.count, count - index)) == 0 { return index }
        start = index + 1
      }
      return count
    }
  }
}
