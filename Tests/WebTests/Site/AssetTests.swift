import HTTP
import TestSupport
import Testing
import Web

@Suite(.timeLimit(.minutes(1))) struct AssetTests {
  @Test(arguments: Asset.allCases) func `an asset is kept for ever at its address`(asset: Asset) async throws {
    let fixture = try await SiteFixture()
    let response = try await fixture.browser().get(AssetLibrary().address(asset))
    #expect(response.status == .ok)
    #expect(response.headers["Content-Type"] == asset.mediaType)
    #expect(response.headers["Cache-Control"] == "public, max-age=31536000, immutable")
    #expect(!response.body.isEmpty)
  }

  @Test func `an asset that the browser has isn't sent again`() async throws {
    let fixture = try await SiteFixture()
    let address = AssetLibrary().address(.stylesheet)
    let tag = try #require(try await fixture.browser().get(address).headers["ETag"])
    let again = try await fixture.browser().get(address, headers: ["If-None-Match": tag])
    #expect(again.status == .notModified)
    #expect(again.body.isEmpty)
    #expect(try await fixture.browser().head(address).body.isEmpty)
  }

  @Test(arguments: ["/assets/0000000000000000/app.css", "/assets/x/../app.css", "/assets/x/Web.xcstrings"])
  func `anything else is not there`(target: String) async throws {
    let fixture = try await SiteFixture()
    #expect(try await fixture.browser().get(target).status == .notFound)
  }

  @Test func `the style sheet and the modules bring in nothing from elsewhere`() {
    let library = AssetLibrary()
    for asset in Asset.allCases {
      let text = String(decoding: library[asset].bytes, as: UTF8.self)
        .replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!text.contains("http:") && !text.contains("https:") && !text.contains("@import"), "\(asset)")
      #expect(text.firstMatch(of: /url\(["']?(?!\$)/) == nil, "\(asset)")
    }
  }
}
