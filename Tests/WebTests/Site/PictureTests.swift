import Accounts
import Embedded
import HTTP
import Pictures
import TestSupport
import Testing
import Web

@Suite(.timeLimit(.minutes(1))) struct PictureTests {
  @Test func `the addresses on a page show the photo to whoever has them, without a session`() async throws {
    let fixture = try await SiteFixture()
    let addresses = try await addresses(fixture)
    #expect(addresses.map(\.width) == [160, 320, 640])
    for (_, address) in addresses {
      let response = try await fixture.browser().get(address)
      #expect(response.status == .ok)
      #expect(response.headers["Content-Type"] == "image/webp")
      #expect(response.headers["Cache-Control"] == "private, max-age=31536000, immutable")
      #expect(response.headers["Referrer-Policy"] == "no-referrer")
      #expect(Array(response.body.prefix(4)) == Array("RIFF".utf8))
    }
  }

  @Test func `what is in memory is answered at once, and is the same`() async throws {
    let fixture = try await SiteFixture()
    let address = try await addresses(fixture)[1].address
    let first = try await fixture.browser().get(address)
    let target = try RequestTarget(address)
    let request = Request(method: .get, path: target.path, query: target.query)
    let immediate = try #require(fixture.site.immediateResponse(to: request))
    guard case .bytes(let bytes) = immediate.body else { throw MissingForm(action: address) }
    #expect(bytes == first.body)
    #expect(immediate.headers["ETag"] == first.headers["ETag"])
    #expect(immediate.headers["X-Content-Type-Options"] == "nosniff")
  }

  @Test func `a browser that has the photo is sent nothing, and HEAD says the same as GET`() async throws {
    let fixture = try await SiteFixture()
    let address = try await addresses(fixture)[0].address
    let tag = try #require(try await fixture.browser().head(address).headers["ETag"])
    let again = try await fixture.browser().get(address, headers: ["If-None-Match": tag])
    #expect(again.status == .notModified)
    #expect(again.headers["Cache-Control"] == "private, max-age=31536000, immutable")
    #expect(again.body.isEmpty)
  }

  @Test func `an address that wasn't given out shows nothing, and isn't kept`() async throws {
    let fixture = try await SiteFixture()
    let address = try await addresses(fixture)[0].address
    let code = try #require(address.split(separator: "=").last)
    let path = try #require(address.split(separator: "?").first)
    let cases: [(String, HTTPStatus)] = [
      (String(path), .forbidden), ("\(path)?k=", .forbidden), ("\(path)?k=\(String(code.reversed()))", .forbidden),
      (address.replacing("/160.webp", with: "/320.webp"), .forbidden),
      (address.replacing("/1/", with: "/2/"), .forbidden),
      (address.replacing("/160.webp", with: "/161.webp"), .notFound),
      (address.replacing("/160.webp", with: "/160.png"), .notFound),
      (address.replacing("/160.webp", with: "/0160.webp"), .notFound),
    ]
    for (target, status) in cases {
      let response = try await fixture.browser().get(target, headers: ["Accept": "image/avif,image/webp,*/*;q=0.8"])
      #expect(response.status == status, "\(target)")
      #expect(response.headers["Cache-Control"] == "no-store", "\(target)")
      #expect(response.body.isEmpty)
    }
  }

  @Test func `logging out everywhere else makes the addresses given out so far worthless`() async throws {
    let fixture = try await SiteFixture()
    let address = try await addresses(fixture)[0].address
    #expect(try await fixture.browser().get(address).status == .ok)
    let browser = try await fixture.browser(of: fixture.owner)
    _ = try await browser.submit("/sessions", on: "/sessions", ["session": "others"])
    #expect(try await fixture.browser().get(address).status == .forbidden)
  }

  @Test func `deleting a garment takes its photo away at once`() async throws {
    let fixture = try await SiteFixture()
    let address = try await addresses(fixture)[0].address
    #expect(try await fixture.browser().get(address).status == .ok)
    let browser = try await fixture.browser(of: fixture.owner)
    let page = try #require(try await browser.get("/closet").text.firstMatch(of: /class="card"><a href="([^"]+)"/)?.1)
    _ = try await browser.submit("\(page)/delete", on: "\(page)/delete")
    #expect(try await fixture.browser().get(address).status == .notFound)
  }

  /// The addresses of a photo just added, as the closet's page has them.
  private func addresses(_ fixture: SiteFixture) async throws -> [(width: Int, address: String)] {
    let browser = try await fixture.browser(of: fixture.owner)
    let form = try browser.hiddenFields(try await browser.get("/closet/new").text, "/closet", ["category": "outer"])
    let photo = TestFile(
      field: "photos", name: "a.webp", bytes: EmbeddedFile("sample/outer-trench-coat.webp").bytes)
    _ = try await browser.post("/closet", fields: form, files: [photo])
    let text = try await browser.get("/closet").text
    let sources = try #require(text.firstMatch(of: /srcset="([^"]+)"/)?.1)
    return try sources.split(separator: ", ").map { source in
      let parts = source.split(separator: " ")
      return (try #require(Int(parts[1].dropLast())), String(parts[0]).replacing("&amp;", with: "&"))
    }
  }
}
