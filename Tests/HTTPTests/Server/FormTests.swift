import HTTP
import Platform
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct FormTests {
  /// Tells what came, a line for each field and file.
  private static func describe(_ request: Request) -> Response {
    guard case .form(let form) = request.body else { return Response(.badRequest, text: "no form", type: "text/plain") }
    var lines = form.fields.fields.map { "\($0.name)=\($0.value)" }
    for file in form.files {
      switch file.outcome {
      case .received(let content):
        let bytes = (try? content.readAll()) ?? []  // a file that can't be read shows as an empty one
        let place = if case .bytes = content { "memory" } else { "file" }
        lines.append("\(file.field):\(file.name) \(bytes.count) \(bytes.reduce(0) { ($0 &* 31) &+ Int($1) }) \(place)")
      case .tooLarge(let limit): lines.append("\(file.field):\(file.name) over \(limit)")
      }
    }
    return Response(text: lines.joined(separator: "\n"), type: "text/plain; charset=utf-8")
  }

  private let responder = Closures(limits: BodyLimits(total: 1 << 20, file: 200_000)) { Self.describe($0) }

  private static func sum(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { ($0 &* 31) &+ Int($1) } }

  @Test(arguments: Way.allCases) func `fields come decoded, in their order, empty ones too`(way: Way) async throws {
    let form = FormFields([
      .init(name: "a", value: "1 & 2=3+4"), .init(name: "옷", value: "셔츠"), .init(name: "a", value: ""),
      .init(name: "line", value: "one\r\ntwo"), .init(name: "last", value: ""),
    ])
    let expected = "a=1 & 2=3+4\n옷=셔츠\na=\nline=one\r\ntwo\nlast="
    let client = try way.client(responder)
    #expect(try await client.post("/", form: form).text == expected)
    #expect(try await client.post("/", fields: form, files: []).text == expected)
    #expect(try await client.post("/", form: [:]).text == "")
  }

  @Test(arguments: Way.allCases) func `a file over the limit is dropped and told, the others are taken`(
    way: Way
  ) async throws {
    let small = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    let files = [
      TestFile(field: "photo", name: "a.jpg", bytes: small),
      TestFile(field: "photo", name: "big.jpg", bytes: [UInt8](repeating: 7, count: 200_001)),
      TestFile(field: "photo", name: "empty.jpg", bytes: []),
      TestFile(field: "photo", name: "b.jpg", bytes: Array("\r\n--\r\n--x".utf8)),
    ]
    let client = try way.client(responder)
    let lines = try await client.post("/", fields: ["name": "x"], files: files).text.split(separator: "\n")
    #expect(
      lines == [
        "name=x", "photo:a.jpg 1000 \(Self.sum(small)) memory", "photo:big.jpg over 200000",
        "photo:empty.jpg 0 0 memory", "photo:b.jpg 9 \(Self.sum(files[3].bytes)) memory",
      ])
  }

  @Test func `a file over 64 KB goes to a temporary file`() async throws {
    let server = try TestServer(limits: responder.limits) { Self.describe($0) }
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let answer = try await server.client.post("/", files: [TestFile(field: "f", name: "n", bytes: bytes)]).text
    #expect(answer == "f:n 100000 \(Self.sum(bytes)) file")
  }

  @Test func `a form holds no more than 1 MB in memory, and the files after that are none the less taken`() async throws
  {
    let server = try TestServer(limits: BodyLimits(total: 8 << 20, file: 200_000)) { Self.describe($0) }
    let files = (0..<40).map { TestFile(field: "f", name: "\($0)", bytes: [UInt8](repeating: 7, count: 60_000)) }
    let lines = try await server.client.post("/", files: files).text.split(separator: "\n")
    #expect(lines.count == 40)
    #expect(lines.count { $0.hasSuffix("memory") } == (1 << 20) / 60_000)

    let fields = FormFields((0..<20).map { .init(name: "\($0)", value: String(repeating: "x", count: 60_000)) })
    #expect(try await server.client.post("/", fields: fields, files: []).status == .contentTooLarge)
    let names = FormFields((0..<200).map { .init(name: "\($0)" + String(repeating: "x", count: 6000), value: "") })
    #expect(try await server.client.post("/", fields: names, files: []).status == .contentTooLarge)
  }

  @Test(arguments: ["C:\\Users\\me\\photo.jpg", "../../photo.jpg", "/photo.jpg"])
  func `of a file's name only the last part is kept`(name: String) async throws {
    let server = try TestServer(limits: responder.limits) { Self.describe($0) }
    let answer = try await server.client.post("/", files: [TestFile(field: "f", name: name, bytes: [1])]).text
    #expect(answer == "f:photo.jpg 1 1 memory")
  }

  @Test func `a file input without a file is no file`() async throws {
    let server = try TestServer(limits: responder.limits) { Self.describe($0) }
    let answer = try await server.client.post(
      "/", fields: ["a": "b"], files: [TestFile(field: "f", name: "", bytes: [])])
    #expect(answer.text == "a=b")
  }

  /// Splits fall within boundaries, names and values alike.
  @Test(arguments: [1, 2, 3, 7, 19, 64]) func `a form is the same however its bytes are cut`(piece: Int) async throws {
    let server = try TestServer(limits: responder.limits) { Self.describe($0) }
    let content = "\r\n--B\r\n-\r\n--\r\r\n--Bx\n"
    let body =
      "--Bou\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\r\n--Bou\r\n"
      + "Content-Disposition: form-data; name=\"f\"; filename=\"x y.txt\"\r\nContent-Type: text/plain\r\n\r\n"
      + "\(content)\r\n--Bou\r\nContent-Disposition: form-data; name=\"b\"\r\n\r\n2\r\n--Bou--\r\n"
    let socket = try RawSocket(port: server.server.port)
    try await socket.send(
      "POST / HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=Bou\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n")
    let bytes = Array(body.utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      try await socket.send(Array(bytes[start..<min(start + piece, bytes.count)]))
    }
    let answer = try await socket.receiveAll()
    #expect(
      answer.hasSuffix(
        "\r\n\r\na=\nb=2\nf:x y.txt \(content.utf8.count) \(Self.sum(Array(content.utf8))) memory"), "\(answer)")
  }

  @Test(arguments: 1...12) func `so is one of a page without files`(piece: Int) async throws {
    let server = try TestServer { Self.describe($0) }
    let body = "a=&b=%EC%98%B7&c=1+2%263&d=&%61%25=x&e"
    let socket = try RawSocket(port: server.server.port)
    try await socket.send(
      "POST / HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n")
    let bytes = Array(body.utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      try await socket.send(Array(bytes[start..<min(start + piece, bytes.count)]))
    }
    let answer = try await socket.receiveAll()
    #expect(answer.hasSuffix("\r\n\r\na=\nb=옷\nc=1 2&3\nd=\na%=x\ne="), "\(answer)")
  }

  private static func post(_ body: String, type: String) -> String {
    "POST / HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\n"
      + "\r\n\(body)"
  }

  @Test(
    arguments: [
      (
        post("--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx", type: "multipart/form-data; boundary=B"), 400
      ),
      (post("--B--\r\n", type: "multipart/form-data"), 400),
      (post("a=%FF", type: "application/x-www-form-urlencoded"), 400),
      (post("%FF=a", type: "application/x-www-form-urlencoded"), 400),
      (post(String(repeating: "a=b&", count: 1001), type: "application/x-www-form-urlencoded"), 400),
      (post("a=" + String(repeating: "b", count: 65_537), type: "application/x-www-form-urlencoded"), 413),
      (post("a=" + String(repeating: "b", count: 65_536), type: "application/x-www-form-urlencoded"), 200),
    ])
  func `a form that is cut short, not UTF-8 or out of bounds is refused`(request: String, status: Int) async throws {
    let server = try TestServer { Self.describe($0) }
    let answer = try await server.raw(request)
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(200))")
  }
}
