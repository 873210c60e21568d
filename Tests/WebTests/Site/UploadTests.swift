import Accounts
import Closet
import Embedded
import HTTP
import Imaging
import Pictures
import Sections
import TestSupport
import Testing
import Web

@Suite(.timeLimit(.minutes(1))) struct UploadTests {
  private static let coat = EmbeddedFile("sample/outer-trench-coat.webp").bytes
  private static let jeans = EmbeddedFile("sample/bottom-jeans.webp").bytes

  @Test func `two photos make two garments, in the order they were chosen`() async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    let response = try await send(browser, [photo("a.webp", Self.coat), photo("b.webp", Self.jeans)])
    #expect(response.status == .seeOther)
    #expect(response.headers["Location"] == "/closet?done=added&count=2#outer")
    let clothes = try await clothes(fixture)
    #expect(clothes.map { $0.image.loaded?.originalName } == ["a.webp", "b.webp"])
    #expect(
      clothes.allSatisfy { $0.seasons == .winter && $0.description == "Mine" && $0.image.loaded?.size.width == 900 })
  }

  @Test func `what is no photo is named with its reason, and the others are taken`() async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    let response = try await send(
      browser,
      [
        photo("drawing.svg", Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)), photo("coat.webp", Self.coat),
        photo("<b>page.jpg", Array("<!doctype html><title>x</title>".utf8)), photo("nothing.jpg", []),
        photo("cut.webp", Array(Self.coat.prefix(2000))),
      ])
    #expect(response.status == .ok)
    #expect(response.text.contains("1 photo is in the closet."))
    #expect(response.text.contains("4 files were left out:"))
    for sentence in ["SVG drawing", "web page", "The file is empty", "damaged"] {
      #expect(response.text.contains(sentence), "\(sentence)")
    }
    #expect(response.text.contains("&lt;b&gt;page.jpg"))
    #expect(try await clothes(fixture).count == 1)
  }

  @Test func `when no file can be used that is an error, and nothing is kept`() async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    let response = try await send(browser, [photo("notes.txt", Array("just a text".utf8))])
    #expect(response.status == .unprocessableContent)
    #expect(response.text.contains("No photo could be used"))
    #expect(response.text.contains("This is a text file"))
    #expect(response.text.contains("choose the photos once more"))
    #expect(response.text.contains("value=\"outer\" required checked"))
    #expect(response.text.contains("value=\"winter\" checked"))
    #expect(response.text.contains("Mine</textarea>"))
    #expect(try await clothes(fixture).isEmpty)
  }

  @Test func `a form sent twice adds nothing twice, one opened anew does`() async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    let fields = try await fields(browser)
    for _ in 1...2 {
      let response = try await browser.post("/closet", fields: fields, files: [photo("a.webp", Self.coat)])
      #expect(response.headers["Location"] == "/closet?done=added&count=1#outer")
    }
    #expect(try await clothes(fixture).count == 1)
    _ = try await browser.post("/closet", fields: fields, files: [photo("b.webp", Self.jeans)])
    #expect(try await clothes(fixture).count == 2)
    _ = try await send(browser, [photo("a.webp", Self.coat)])
    #expect(try await clothes(fixture).count == 3)
  }

  @Test func `without a photo or a category the form comes back with what was typed`() async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    var fields = try await fields(browser)
    let empty = try await browser.post("/closet", fields: fields, files: [photo("", [])])
    #expect(empty.status == .unprocessableContent)
    #expect(empty.text.contains("Choose at least one photo."))
    #expect(empty.text.contains("Mine</textarea>"))
    fields.fields.removeAll { $0.name == "description" }
    let limit = ClothesDraft.maximumDescriptionLength
    fields.fields.append(.init(name: "description", value: String(repeating: "x", count: limit + 1)))
    let long = try await browser.post("/closet", fields: fields, files: [photo("a.webp", Self.coat)])
    #expect(long.status == .unprocessableContent)
    #expect(long.text.contains("may have \(limit) characters at most"))
    #expect(long.text.contains("choose the photos once more"))
    #expect(long.text.contains("value=\"outer\" required checked") && long.text.contains("xxx</textarea>"))
    fields.fields.removeAll { $0.name == "category" }
    let missing = try await browser.post("/closet", fields: fields, files: [photo("a.webp", Self.coat)])
    #expect(missing.status == .unprocessableContent)
    #expect(missing.text.contains("Choose a category."))
    #expect(try await clothes(fixture).isEmpty)
  }

  @Test func `the original comes back as it was sent, under its name`() async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    _ = try await send(browser, [photo("코트 \"1\".webp", Self.coat)])
    let garment = try #require(try await clothes(fixture).first)
    let response = try await browser.get("/closet/\(garment.id.text)/original")
    #expect(response.body == Self.coat)
    #expect(response.headers["Content-Type"] == "image/webp")
    let disposition = try #require(response.headers["Content-Disposition"])
    #expect(disposition.hasPrefix("attachment; "))
    #expect(disposition.contains("filename*=UTF-8''%EC%BD%94%ED%8A%B8"))
    let tag = try #require(response.headers["ETag"])
    let again = try await browser.get("/closet/\(garment.id.text)/original", headers: ["If-None-Match": tag])
    #expect(again.status == .notModified)
    let part = try await browser.get("/closet/\(garment.id.text)/original", headers: ["Range": "bytes=0-3"])
    #expect(part.status == .partialContent && part.text == "RIFF")
  }

  private func photo(_ name: String, _ bytes: [UInt8]) -> TestFile {
    TestFile(field: "photos", name: name, bytes: bytes)
  }

  private func fields(_ browser: TestClient) async throws -> FormFields {
    let page = try await browser.get("/closet/new").text
    return try browser.hiddenFields(
      page, "/closet", ["category": "outer", "seasons": "winter", "description": "Mine"])
  }

  private func send(_ browser: TestClient, _ files: [TestFile]) async throws -> TestResponse {
    try await browser.post("/closet", fields: try await fields(browser), files: files)
  }

  private func clothes(_ fixture: SiteFixture) async throws -> [Clothes] {
    try await fixture.services.clothes.page(
      owner: fixture.owner.id.text, filter: ClothesFilter(), category: .outer, after: nil, limit: 100
    ).items
  }
}
