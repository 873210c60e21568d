import Testing

@testable import HTTP

@Suite struct MultipartParserTests {
  /// What the parser tells of `body`, whose bytes come in pieces of these lengths; contents joined.
  private static func parse(_ body: [UInt8], pieces: some Sequence<Int>) throws -> [String]? {
    var parser = MultipartParser(boundary: "B")
    var told: [String] = []
    var start = 0
    for length in pieces where start < body.count {
      let end = min(start + length, body.count)
      unsafe try body[start..<end].withUnsafeBytes { bytes in
        try unsafe parser.append(bytes) { (event) throws(HTTPError) in
          switch event {
          case .begin(let name, let fileName): told.append("\(name)|\(fileName ?? "-")|")
          case .content(let bytes): told[told.count - 1] += String(decoding: bytes, as: UTF8.self)
          case .end: told[told.count - 1] += "."
          }
        }
      }
      start = end
    }
    return parser.isWhole ? told : nil
  }

  private static let body = Array(
    ("before\r\n--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\r\n--B\r\n"
      + "content-disposition: form-data; name=a\r\nX: y\r\n\r\n1\r\n--B\r\n"
      + "Content-Type: x/y\r\nContent-Disposition: form-data; filename=\"a \\\"b\\\";c=d\"; name=\"옷\"\r\n\r\n"
      + "\r\n\r\n-\r\r\n--\r\n--C\r\n--\r\n--B\r\n"
      + "Content-Disposition: form-data; name=\"\"; filename=\"\"\r\n\r\n\r\n--B--\r\n"
      + "after\r\n--B\r\n").utf8)

  @Test func `a form is cut into its parts`() throws {
    #expect(
      try Self.parse(Self.body, pieces: [Self.body.count]) == [
        "a|-|.", "a|-|1.", "옷|a \"b\";c=d|\r\n\r\n-\r\r\n--\r\n--C\r\n--.", "||.",
      ])
  }

  @Test func `no more of a file is held than what may be the beginning of a delimiter`() throws {
    var parser = MultipartParser(boundary: "B")
    var (sent, told) = (0, 0)
    func append(_ bytes: [UInt8]) throws {
      unsafe try bytes.withUnsafeBytes { bytes in
        try unsafe parser.append(bytes) { (event) throws(HTTPError) in
          if case .content(let bytes) = event { told += bytes.count }
        }
      }
    }
    try append(Array("--B\r\nContent-Disposition: form-data; name=f; filename=f\r\n\r\n".utf8))
    for piece in ["x", "\r", "\n", "--", String(repeating: "\r\n--", count: 1000), String(repeating: "y", count: 9999)]
    {
      try append(Array(piece.utf8))
      sent += piece.utf8.count
      #expect(sent - told < "\r\n--B".utf8.count)
    }
  }

  @Test func `it is the same however the bytes come`() throws {
    let whole = try Self.parse(Self.body, pieces: [Self.body.count])
    for length in 1...Self.body.count {
      #expect(try Self.parse(Self.body, pieces: repeatElement(length, count: Self.body.count)) == whole)
    }
    for first in 1..<Self.body.count {
      #expect(try Self.parse(Self.body, pieces: [first, Self.body.count]) == whole)
    }
  }

  @Test(
    arguments: [
      "--B\r\nContent-Type: x/y\r\n\r\nx\r\n--B--",
      "--B\r\nContent-Disposition: form-data\r\n\r\nx\r\n--B--",
      "--B\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\nx\r\n--B--", "--BX\r\n", "--B\n\n", "--B \r\n",
      "--B\r\nX: \(String(repeating: "y", count: 9000))",
    ])
  func `what is malformed is refused`(body: String) {
    #expect(throws: HTTPError.self) { try Self.parse(Array(body.utf8), pieces: [body.utf8.count]) }
  }

  @Test(arguments: [
    "", "--B", "--B\r\n", "no boundary at all", "--B\r\n\r\nx\r\n--B--",
    "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n--B-",
  ])
  func `what is cut short is not whole`(body: String) throws {
    #expect(try Self.parse(Array(body.utf8), pieces: [body.utf8.count]) == nil)
  }
}
