import Accounts
import Closet
import HTTP
import TestSupport
import Testing
import Web

/// Walks the whole table of routes as everyone who may come.
@Suite(.timeLimit(.minutes(1))) struct RouteTests {
  /// What is there for those who aren't logged in.
  private static let open: Set<String> = [
    "GET /", "GET /assets/{hash}/{name}", "POST /language", "GET /login", "POST /login", "GET /welcome",
    "POST /welcome", "GET /pictures/{id}/{version}/{file}",
  ]

  @Test func `who isn't logged in comes no further than the log-in`() async throws {
    let fixture = try await SiteFixture()
    let garment = try await fixture.put(.top, ["A shirt"])[0]
    for route in fixture.site.routes where !Self.open.contains("\(route.method.rawValue) \(route.pattern)") {
      let target = path(route.pattern, garment: garment.id.text)
      if route.method.isSafe {
        let page = try await fixture.browser().send(route.method, target)
        #expect(page.status == .seeOther, "\(target)")
        #expect(page.headers["Location"]?.hasPrefix("/login?next=%2F") == true, "\(target)")
        let json = try await fixture.browser().send(route.method, target, headers: ["Accept": "application/json"])
        #expect(json.status == .unauthorized, "\(target)")
      } else {
        let browser = fixture.browser()
        let login = try await browser.get("/login").text
        let form = try browser.hiddenFields(login, "/login", [:])
        #expect(try await browser.post(target, form: form).status == .unauthorized, "\(target)")
      }
    }
  }

  @Test func `what is someone else's is not there for another account`() async throws {
    let fixture = try await SiteFixture()
    let garment = try await fixture.put(.top, ["A shirt"])[0]
    let browser = try await fixture.browser(of: fixture.other)
    let token = try browser.hiddenFields(try await browser.get("/menu").text, "/logout", [:])
    for route in fixture.site.routes where route.pattern.contains("/closet/{id}") {
      let target = path(route.pattern, garment: garment.id.text)
      let fields = FormFields(token.fields + [.init(name: "category", value: "shoes")])
      let response =
        route.method.isSafe ? try await browser.get(target) : try await browser.post(target, form: fields)
      #expect(response.status == .notFound, "\(route.method.rawValue) \(target)")
      #expect(!response.text.contains("A shirt"))
    }
    let kept = try await fixture.services.clothes.find(garment.id, owner: fixture.owner.id.text)
    #expect(kept == garment)
  }

  @Test func `its owner sees every page`() async throws {
    let fixture = try await SiteFixture()
    let garment = try await fixture.put(.top, ["A shirt"])[0]
    let browser = try await fixture.browser(of: fixture.owner)
    let pages = ["/menu", "/password", "/sessions", "/phone", "/closet", "/closet/new", "/closet/sections/top"]
    for page in pages + ["", "/edit", "/delete"].map({ "/closet/\(garment.id.text)\($0)" }) {
      #expect(try await browser.get(page).status == .ok, "\(page)")
    }
  }

  @Test func `nothing is changed without the page's token`() async throws {
    let fixture = try await SiteFixture()
    let garment = try await fixture.put(.top, ["A shirt"])[0]
    let others = try await fixture.browser(of: fixture.other)
    let foreign = try others.hiddenFields(try await others.get("/menu").text, "/logout", [:])["csrf"] ?? ""
    for route in fixture.site.routes where !route.method.isSafe {
      let target = path(route.pattern, garment: garment.id.text)
      let browser = try await fixture.browser(of: fixture.owner)
      for token in [nil, "", "wrong", foreign] {
        let form = FormFields(token.map { [.init(name: "csrf", value: $0)] } ?? [])
        #expect(try await browser.post(target, form: form).status == .forbidden, "\(target)")
      }
    }
    #expect(try await fixture.browser(of: fixture.owner).get("/closet/\(garment.id.text)").status == .ok)
  }

  @Test func `every answer carries a policy, and a page lets only its own style in`() async throws {
    let fixture = try await SiteFixture()
    let garment = try await fixture.put(.top, ["A shirt"])[0]
    let browser = try await fixture.browser(of: fixture.owner)
    for route in fixture.site.routes where route.method.isSafe {
      let target = path(route.pattern, garment: garment.id.text)
      let response = try await browser.get(target)
      let policy = try #require(response.headers["Content-Security-Policy"])
      #expect(policy.hasPrefix("default-src 'none'"), "\(target)")
      #expect(!policy.contains("unsafe"), "\(target)")
      #expect(response.headers["X-Content-Type-Options"] == "nosniff")
      #expect(response.headers["Referrer-Policy"] != nil)
      for style in response.text.matches(of: /<style nonce="([^"]*)">/) {
        #expect(policy.contains("'nonce-\(style.1)'"), "\(target)")
      }
    }
  }

  @Test func `no two pages have the same nonce`() async throws {
    let fixture = try await SiteFixture()
    let browser = try await fixture.browser(of: fixture.owner)
    let first = try await browser.get("/closet").headers["Content-Security-Policy"]
    #expect(try await browser.get("/closet").headers["Content-Security-Policy"] != first)
  }

  private func path(_ pattern: String, garment: String) -> String {
    pattern.replacing("{id}", with: garment).replacing("{category}", with: "top").replacing("{hash}", with: "0")
      .replacing("{name}", with: "app.css").replacing("{version}", with: "1").replacing("{file}", with: "160.webp")
  }
}
