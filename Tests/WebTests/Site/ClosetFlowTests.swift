import Accounts
import Closet
import HTTP
import TestSupport
import Testing
import Web

@Suite(.timeLimit(.minutes(1))) struct ClosetFlowTests {
  @Test func `the closet has its sections in order, each with a card that adds to it`() async throws {
    let fixture = try await SiteFixture()
    try await fixture.put(.accessory, ["Tote"])
    try await fixture.put(.outer, ["Mac", "Parka"])
    let text = try await fixture.browser(of: fixture.owner).get("/closet").text
    let order = ["outer", "top", "bottom", "shoes", "accessory"]
    let places = try order.map { try #require(text.firstRange(of: "id=\"row-\($0)\"")).lowerBound }
    #expect(places == places.sorted())
    for category in order { #expect(text.contains("href=\"/closet/new?category=\(category)\"")) }
    let newest = try #require(text.firstRange(of: "Parka")).lowerBound
    let oldest = try #require(text.firstRange(of: "Mac")).lowerBound
    #expect(newest < oldest)
  }

  @Test func `an empty closet leads to adding`() async throws {
    let fixture = try await SiteFixture()
    let text = try await fixture.browser(of: fixture.owner).get("/closet").text
    #expect(text.contains("An empty closet"))
    #expect(text.contains("href=\"/closet/new\""))
    #expect(!text.contains("<section"))
  }

  @Test func `a season shows what is worn all year too, and the filter stays in every address`() async throws {
    let fixture = try await SiteFixture()
    try await fixture.put(.top, ["Linen"], seasons: .summer)
    try await fixture.put(.top, ["Wool"], seasons: .winter)
    try await fixture.put(.top, ["Cotton"])
    let browser = try await fixture.browser(of: fixture.owner)
    let text = try await browser.get("/closet?season=summer&sort=oldest").text
    #expect(text.contains("Linen") && text.contains("Cotton") && !text.contains("Wool"))
    #expect(text.contains("2 pieces found"))
    #expect(text.contains("href=\"/closet?season=summer&amp;category=top&amp;sort=oldest\""))
    #expect(text.contains("<input type=\"hidden\" name=\"season\" value=\"summer\">"))
    #expect(text.contains("href=\"/closet/new?category=top&amp;season=summer\""))
  }

  @Test(arguments: ["season=monsoon", "category=hats", "sort=random"])
  func `a filter that isn't known is said to be wrong`(query: String) async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    #expect(try await browser.get("/closet?\(query)").status == .badRequest)
  }

  @Test func `what is typed into the search is found, shown, and nothing more`() async throws {
    let fixture = try await SiteFixture()
    try await fixture.put(.top, ["<b>Shirt</b> & 'tie'", "Knit"])
    let browser = try await fixture.browser(of: fixture.owner)
    let text = try await browser.get("/closet?q=%3Cb%3Eshirt").text
    #expect(text.contains("&lt;b&gt;Shirt&lt;/b&gt; &amp; &#39;tie&#39;"))
    #expect(text.contains("value=\"&lt;b&gt;shirt\""))
    #expect(!text.contains("<b>") && !text.contains("Knit"))
  }

  @Test func `a long section goes on where the page ends, as cards alone or as a page`() async throws {
    let fixture = try await SiteFixture()
    let count = ClothesListModel.firstCount + ClothesListModel.pageCount + 3
    try await fixture.put(.top, (1...count).map { "Shirt no. \($0)." })
    let browser = try await fixture.browser(of: fixture.owner)
    var text = try await browser.get("/closet?season=winter").text
    var seen = text.matches(of: /<span>Shirt no. (\d+)\.<\/span>/).map { String($0.1) }
    while let more = text.firstMatch(of: /data-more="([^"]+)"/)?.1 {
      let target = String(more).replacing("&amp;", with: "&")
      #expect(target.contains("season=winter"))
      let response = try await browser.get(target)
      text = response.text
      #expect(text.hasPrefix("<li"))
      #expect(!text.contains("<style"))
      #expect(text.contains("data-placeholder=\"data:image/png;base64,"))
      seen += text.matches(of: /<span>Shirt no. (\d+)\.<\/span>/).map { String($0.1) }
    }
    #expect(seen == (1...count).reversed().map(String.init))

    let link = try #require(
      try await browser.get("/closet").text.firstMatch(of: /class="more"><a href="([^"]+)"/)?.1)
    let page = try await browser.get(String(link).replacing("&amp;", with: "&"))
    #expect(page.text.hasPrefix("<!doctype html>"))
    #expect(page.text.contains("Shirt no. 20."))
  }

  @Test func `a thousand garments make a small page`() async throws {
    let fixture = try await SiteFixture()
    for category in Closet.Category.allCases {
      let draft = ClothesDraft(category: category, seasons: .allYear, description: "Something that I wear on Sundays")
      let garments = (0..<200).map { _ in NewClothes(draft, picture: fixture.picture(of: fixture.owner)) }
      _ = try await fixture.services.clothes.insert(garments, owner: fixture.owner.id.text)
    }
    let page = try await fixture.browser(of: fixture.owner).get("/closet")
    #expect(page.text.contains("1000 pieces"))
    #expect(page.body.count < 200_000)
  }

  @Test func `a garment is edited, and what was typed comes back with what is wrong`() async throws {
    let fixture = try await SiteFixture()
    let garment = try await fixture.put(.top, ["Shirt\nFrom the market"])[0]
    let browser = try await fixture.browser(of: fixture.owner)
    let address = "/closet/\(garment.id.text)"
    #expect(try await browser.get("\(address)/edit").text.contains("Shirt\nFrom the market</textarea>"))

    let wrong = try await browser.submit(
      address, on: "\(address)/edit", ["category": "hats", "seasons": "summer", "description": "<i>mine</i>"])
    #expect(wrong.status == .unprocessableContent)
    #expect(wrong.text.contains("Choose a category."))
    #expect(wrong.text.contains("&lt;i&gt;mine&lt;/i&gt;"))

    let saved = try await browser.submit(
      address, on: "\(address)/edit", ["category": "outer", "description": "Coat"])
    #expect(saved.headers["Location"] == "\(address)?done=saved")
    let changed = try await fixture.services.clothes.find(garment.id, owner: fixture.owner.id.text)
    #expect(changed.category == .outer && changed.seasons == .allYear && changed.description == "Coat")
    #expect(
      try await browser.get("\(address)?done=saved").text.contains("<p class=\"message\" role=\"status\">Saved.</p>"))
  }

  @Test func `a garment leads back to the closet as it was filtered`() async throws {
    let fixture = try await SiteFixture()
    let garment = try await fixture.put(.top, ["Shirt"])[0]
    let browser = try await fixture.browser(of: fixture.owner)
    let address = "/closet/\(garment.id.text)"
    let filtered = try await browser.get(address, headers: ["Referer": "http://localhost/closet?season=summer&q=s"])
    #expect(filtered.text.contains("href=\"/closet?season=summer&amp;q=s\""))
    let foreign = try await browser.get(address, headers: ["Referer": "http://evil.example/closet?season=summer"])
    #expect(!foreign.text.contains("season=summer"))
  }

  @Test func `editing and deleting keep the way back to the closet as it was filtered`() async throws {
    let fixture = try await SiteFixture()
    let garment = try await fixture.put(.top, ["Shirt"])[0]
    let browser = try await fixture.browser(of: fixture.owner)
    let address = "/closet/\(garment.id.text)"
    let from = "from=%2Fcloset%3Fseason%3Dsummer"
    let opened = try await browser.get(address, headers: ["Referer": "http://localhost/closet?season=summer"])
    for page in ["edit", "delete"] { #expect(opened.text.contains("href=\"\(address)/\(page)?\(from)\"")) }
    let fields: FormFields = ["category": "top", "description": "Shirt"]
    let saved = try await browser.submit(address, on: "\(address)/edit?\(from)", fields)
    #expect(saved.headers["Location"] == "\(address)?\(from)&done=saved")
    #expect(try await browser.get("\(address)?\(from)").text.contains("href=\"/closet?season=summer\""))
    let foreign = try await browser.get("\(address)?from=%2F%2Fevil.example%2Fcloset%3F")
    #expect(!foreign.text.contains("evil.example"))
    let deleted = try await browser.submit("\(address)/delete", on: "\(address)/delete?\(from)")
    #expect(deleted.headers["Location"] == "/closet?season=summer&done=deleted")
  }

  @Test func `a long line is cut on its card and whole on its page`() async throws {
    let fixture = try await SiteFixture()
    let line = String(repeating: "A very long coat. ", count: 12) + "End."
    let garment = try await fixture.put(.top, [line])[0]
    let browser = try await fixture.browser(of: fixture.owner)
    #expect(!(try await browser.get("/closet").text.contains("End.")))
    #expect(try await browser.get("/closet/\(garment.id.text)").text.contains("\(line)</h1>"))
  }

  @Test func `what is worn all year is edited as the form says it: with no season chosen`() async throws {
    let fixture = try await SiteFixture()
    let garment = try await fixture.put(.top, ["Shirt"])[0]
    let text = try await fixture.browser(of: fixture.owner).get("/closet/\(garment.id.text)/edit").text
    #expect(text.contains("Leave it empty for all year."))
    #expect(text.matches(of: /checked/).count == 1)
  }

  @Test func `deleting asks first`() async throws {
    let fixture = try await SiteFixture()
    let garment = try await fixture.put(.top, ["Shirt"])[0]
    let browser = try await fixture.browser(of: fixture.owner)
    let address = "/closet/\(garment.id.text)/delete"
    #expect(try await browser.get(address).status == .ok)
    #expect(try await browser.get("/closet/\(garment.id.text)").status == .ok)
    let deleted = try await browser.submit(address, on: address)
    #expect(deleted.headers["Location"] == "/closet?done=deleted")
    #expect(try await browser.get("/closet/\(garment.id.text)").status == .notFound)
    #expect(try await browser.send(.post, address, body: .form(["csrf": ""])).status == .forbidden)
  }

  @Test func `the form begins with where it was opened`() async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    let text = try await browser.get("/closet/new?category=shoes&season=winter").text
    #expect(text.contains("value=\"shoes\" required checked"))
    #expect(text.contains("value=\"winter\" checked"))
    #expect(text.matches(of: /checked/).count == 2)
  }

  @Test func `the phone's page has the address that was configured, never the request's`() async throws {
    let fixture = try await SiteFixture(publicURL: "https://closet.example")
    let text = try await fixture.browser(of: fixture.owner).get("/phone", headers: ["Host": "evil.example"]).text
    #expect(text.contains("href=\"https://closet.example\""))
    #expect(text.contains("<svg") && !text.contains("evil.example"))
  }

  @Test(arguments: ["http://localhost:8080", "http://127.0.0.1", "http://[::1]:8080"])
  func `an address that leads nowhere from a phone says how to mend that`(address: String) async throws {
    let fixture = try await SiteFixture(publicURL: address)
    let text = try await fixture.browser(of: fixture.owner).get("/phone").text
    #expect(text.contains("--public-url"))
  }
}
