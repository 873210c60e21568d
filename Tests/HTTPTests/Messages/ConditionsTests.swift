import HTTP
import Platform
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct ConditionsTests {
  private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"
  private static let earlier = "Sun, 06 Nov 1994 08:49:36 GMT"
  private static let later = "Sun, 06 Nov 1994 08:49:38 GMT"

  /// Answers `0123456789` with the validators that the path names.
  private static let responder = Closures { request in
    var response = Response(text: "0123456789", type: "text/plain")
    if request.path.contains("strong") { response.headers["ETag"] = "\"a\"" }
    if request.path.contains("weak") { response.headers["ETag"] = "W/\"a\"" }
    if request.path.contains("dated") { response.headers["Last-Modified"] = date }
    if request.path.contains("missing") { response.status = .notFound }
    return response
  }

  private static let inProcess = TestClient(.inProcess(responder))

  @Test(
    arguments: [
      ("/strong", "If-None-Match", "\"a\"", 304), ("/strong", "If-None-Match", "W/\"a\"", 304),
      ("/weak", "If-None-Match", "\"a\"", 304), ("/strong", "If-None-Match", "\"b\", \"a\"", 304),
      ("/strong", "If-None-Match", "\"b\",W/\"c,d\",\"a\"", 304), ("/strong", "If-None-Match", "*", 304),
      ("/strong", "If-None-Match", "\"b\"", 200), ("/strong", "If-None-Match", "a", 200),
      ("/plain", "If-None-Match", "*", 200), ("/strong/missing", "If-None-Match", "\"a\"", 404),
      ("/strong", "If-Match", "\"a\"", 200), ("/strong", "If-Match", "*", 200), ("/strong", "If-Match", "\"b\"", 412),
      ("/weak", "If-Match", "W/\"a\"", 412), ("/strong", "If-Match", "\"b\", \"a\"", 200),
      ("/dated", "If-Modified-Since", date, 304), ("/dated", "If-Modified-Since", later, 304),
      ("/dated", "If-Modified-Since", earlier, 200), ("/dated", "If-Modified-Since", "yesterday", 200),
      ("/dated", "If-Unmodified-Since", date, 200), ("/dated", "If-Unmodified-Since", earlier, 412),
      ("/plain", "If-Modified-Since", later, 200),
    ])
  func `a condition is answered`(path: String, field: String, value: String, status: Int) async throws {
    for method in [HTTPMethod.get, .head] {
      let response = try await Self.inProcess.send(method, path, headers: [field: value])
      #expect(response.status.code == status)
      if status == 304 || status == 412 { #expect(response.body.isEmpty) }
    }
    #expect(try await Self.inProcess.send(.post, path, headers: [field: value]).status.code != 304)
  }

  @Test func `a tag decides where there is one, whatever the date`() async throws {
    let headers: HTTPFields = ["If-None-Match": "\"b\"", "If-Modified-Since": Self.later]
    #expect(try await Self.inProcess.get("/strong/dated", headers: headers).status == .ok)
  }

  @Test func `that nothing changed is said with what a cache needs`() async throws {
    let response = try await Self.inProcess.get("/strong", headers: ["If-None-Match": "\"a\""])
    #expect(response.headers["ETag"] == "\"a\"")
    #expect(response.headers["Content-Type"] == nil)
  }

  @Test(
    arguments: [
      ("bytes=0-0", 206, "0", "bytes 0-0/10"), ("bytes=2-4", 206, "234", "bytes 2-4/10"),
      ("bytes=7-", 206, "789", "bytes 7-9/10"), ("bytes=7-99", 206, "789", "bytes 7-9/10"),
      ("bytes=-3", 206, "789", "bytes 7-9/10"), ("bytes=-99", 206, "0123456789", "bytes 0-9/10"),
      ("BYTES=1-1", 206, "1", "bytes 1-1/10"), ("bytes=10-", 416, "", "bytes */10"),
      ("bytes=-0", 416, "", "bytes */10"),
      ("bytes=0-99999999999999999999", 206, "0123456789", "bytes 0-9/10"),
      ("bytes=99999999999999999999-", 416, "", "bytes */10"), ("bytes=4-2", 200, "0123456789", nil),
      ("bytes=0-1,3-4", 200, "0123456789", nil), ("bytes=", 200, "0123456789", nil),
      ("bytes=-", 200, "0123456789", nil),
      ("lines=1-2", 200, "0123456789", nil), ("bytes=+1-2", 200, "0123456789", nil),
      ("bytes=a-b", 200, "0123456789", nil), ("bytes 1-2", 200, "0123456789", nil),
    ] as [(String, Int, String, String?)])
  func `a range is answered`(range: String, status: Int, body: String, contentRange: String?) async throws {
    for client in try Way.allCases.map({ try $0.client(Self.responder) }) {
      let response = try await client.get("/strong", headers: ["Range": range])
      #expect(response.status.code == status)
      #expect(response.text == body)
      #expect(response.headers["Content-Range"] == contentRange)
      #expect(response.headers["Accept-Ranges"] == "bytes")
    }
  }

  @Test(
    arguments: [
      ("/strong", "\"a\"", 206), ("/strong", "\"b\"", 200), ("/strong", "W/\"a\"", 200), ("/weak", "W/\"a\"", 200),
      ("/dated", date, 206), ("/dated", later, 200), ("/dated", earlier, 200), ("/strong", "nonsense", 200),
    ])
  func `a range goes only with the state that If-Range names`(path: String, value: String, status: Int) async throws {
    let response = try await Self.inProcess.get(path, headers: ["Range": "bytes=1-2", "If-Range": value])
    #expect(response.status.code == status)
  }

  @Test func `a range of an answer that can't be told from another is left out of account`() async throws {
    let response = try await Self.inProcess.get("/plain", headers: ["Range": "bytes=1-2"])
    #expect(response.status == .ok)
    #expect(response.headers["Accept-Ranges"] == nil)
  }

  @Test func `a HEAD has no range`() async throws {
    #expect(try await Self.inProcess.head("/strong", headers: ["Range": "bytes=1-2"]).status == .ok)
  }

  @Test(arguments: Way.allCases) func `a range of a file is sent from the file`(way: Way) async throws {
    let folder = try TemporaryDirectory()
    try Files.replace(folder.path("f"), with: Array(0...255), durable: false)
    let file = try OpenFile(path: folder.path("f"))
    let client = try way.client(
      Closures { _ in Response(headers: ["ETag": "\"f\""], body: .file(file, offset: 0, count: 256)) })
    let response = try await client.get("/", headers: ["Range": "bytes=100-109"])
    #expect(response.status == .partialContent)
    #expect(response.body == Array(100...109))
    #expect(try await client.get("/").body == Array(0...255))
  }
}
