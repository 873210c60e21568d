import HTTP
import Storage
import TestSupport
import Testing
import Web

@Suite(.timeLimit(.minutes(1))) struct ErrorTests {
  @Test func `a page that isn't there says so, with the request's id`() async throws {
    let fixture = try await SiteFixture()
    let response = try await fixture.browser().get("/nothing/<b>")
    #expect(response.status == .notFound)
    #expect(response.text.contains("There is nothing here"))
    #expect(response.text.contains("Request test"))
    #expect(response.headers["Cache-Control"] == "no-store")
    #expect(fixture.log.isEmpty)
  }

  @Test func `a program gets JSON`() async throws {
    let fixture = try await SiteFixture()
    let response = try await fixture.browser().get("/nothing", headers: ["Accept": "application/json"])
    #expect(response.headers["Content-Type"] == "application/json")
    #expect(response.text == "{\"status\":404,\"error\":\"There is nothing here\",\"request\":\"test\"}\n")
  }

  @Test func `a method that a path doesn't take is told which it does`() async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    let response = try await browser.send(.options, "/closet")
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers["Allow"]?.contains("GET") == true)
  }

  @Test func `what nobody foresaw is a plain 500 and a line in the log`() async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    try await fixture.database.write { try $0.run("DROP TABLE clothes") }
    let response = try await browser.get("/closet")
    #expect(response.status == .internalServerError)
    #expect(!response.text.contains("clothes WHERE"))
    #expect(fixture.log.count == 1)
    #expect(fixture.log.first?.hasPrefix("test failed: ") == true)
  }

  @Test(arguments: [400, 403, 404, 405, 413, 422, 429, 500, 503, 507, 418, 599])
  func `every status has words in every language`(code: Int) {
    for language in Language.allCases {
      let words = Words(language, from: .embedded())
      #expect(!ErrorPage(status: HTTPStatus(code), requestID: "1").title(words).isEmpty)
    }
  }

  @Test func `the server's own refusals look the same`() async throws {
    let fixture = try await SiteFixture()
    let response = fixture.site.refusal(.contentTooLarge(limit: 1), of: nil)
    #expect(response.status == .contentTooLarge)
    #expect(response.headers["Content-Security-Policy"] != nil)
  }
}
