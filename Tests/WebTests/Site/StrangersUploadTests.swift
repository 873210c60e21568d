import HTTP
import TestSupport
import Testing
import Web

/// Who may send more than a form, decided before any of it is kept.
@Suite(.timeLimit(.minutes(1))) struct StrangersUploadTests {
  private static let file = TestFile(field: "photos", name: "a.jpg", bytes: Array(repeating: 120, count: 2 << 20))

  @Test func `the owner's two megabytes are taken, and looked at`() async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    let fields = try browser.hiddenFields(try await browser.get("/closet/new").text, "/closet", ["category": "outer"])
    let response = try await browser.post("/closet", fields: fields, files: [Self.file])
    #expect(response.status == .unprocessableContent)
    #expect(response.text.contains("No photo could be used"))
  }

  @Test func `a stranger's are refused, and told to log in`() async throws {
    let fixture = try await SiteFixture()
    let response = try await fixture.browser().post("/closet", files: [Self.file])
    #expect(response.status == .unauthorized)
    #expect(response.text.contains("Please log in first"))
  }

  @Test func `only the owner's are stored`() async throws {
    let fixture = try await SiteFixture()
    // Where nothing can be stored, whoever's file would be is told of a fault.
    let nowhere = HTTPServer.Configuration(port: 0, temporaryDirectory: fixture.folder.path("missing"))
    let server = try HTTPServer(nowhere, responder: fixture.site)
    try server.start()
    let (owner, stranger) = (TestClient(.socket(server)), TestClient(.socket(server)))
    owner.cookies = try await fixture.browser(of: fixture.owner).cookies
    #expect(try await owner.post("/closet", files: [Self.file]).status == .internalServerError)
    #expect(try await stranger.post("/closet", files: [Self.file]).status == .unauthorized)
    // Short enough for a form, which has no files.
    let small = TestFile(field: "photos", name: "a.jpg", bytes: Array(repeating: 120, count: 500_000))
    #expect(try await owner.post("/closet", files: [small]).status == .internalServerError)
    #expect(try await stranger.post("/closet", files: [small]).status == .unauthorized)
    // Without a length nothing is known before it comes.
    let socket = try RawSocket(port: server.port)
    try await socket.send(
      "POST /closet HTTP/1.1\r\nHost: h\r\nContent-Type: multipart/form-data; boundary=B\r\n"
        + "Transfer-Encoding: chunked\r\n\r\n")
    let head = "--B\r\nContent-Disposition: form-data; name=\"photos\"; filename=\"a.jpg\"\r\n\r\n"
    for piece in [Array(head.utf8)] + Array(repeating: Array(Self.file.bytes.prefix(64 << 10)), count: 24) {
      try await socket.send(Array("\(String(piece.count, radix: 16))\r\n".utf8) + piece + [13, 10])
    }
    try await socket.send("0\r\n\r\n")
    #expect(try await socket.receiveAll().hasPrefix("HTTP/1.1 401 "))
  }

  @Test func `a cookie with another hash is a stranger's`() async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    let value = try #require(browser.cookies["session"])
    let last = value.hasSuffix("A") ? "Q" : "A"
    for changed in [value.dropLast() + last, value.prefix { $0 != "." } + "", value.prefix { $0 != "." } + "."] {
      browser.cookies["session"] = String(changed)
      #expect(try await browser.post("/closet", files: [Self.file]).status == .unauthorized)
      #expect(try await browser.get("/closet").status == .seeOther)
    }
  }

  @Test func `the cookie of an ended session is looked up once the body is there`() async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    let cookie = browser.cookies["session"]
    let fields = try browser.hiddenFields(try await browser.get("/closet/new").text, "/closet", ["category": "outer"])
    _ = try await browser.submit("/logout", on: "/menu")
    browser.cookies["session"] = cookie
    #expect(try await browser.post("/closet", fields: fields, files: [Self.file]).status == .unauthorized)
    let edited = try await browser.post("/closet/1", form: fields)
    #expect(edited.status == .unauthorized)
    #expect(edited.text.contains("href=\"/login\""))
  }
}
