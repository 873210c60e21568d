import Accounts
import HTTP
import TestSupport
import Testing
import Web

@Suite(.timeLimit(.minutes(1))) struct AccountFlowTests {
  @Test func `the first link logs in once, then a password is chosen and works`() async throws {
    let fixture = try await SiteFixture()
    let link = try await fixture.services.links.create(for: fixture.owner.id)
    let address = "/welcome?token=\(link.text)"
    let browser = fixture.browser()

    // Programs that look at links use nothing up.
    for _ in 1...3 { #expect(try await fixture.browser().get(address).status == .ok) }

    let opened = try await browser.submit("/welcome", on: address)
    #expect(opened.status == .seeOther)
    #expect(opened.headers["Location"] == "/password")
    #expect(try await fixture.browser().get(address).status == .forbidden)

    let short = try await browser.submit("/password", on: "/password", ["password": "short", "again": "short"])
    #expect(short.status == .unprocessableContent)
    #expect(short.text.contains("at least 8 characters"))
    let unequal = try await browser.submit(
      "/password", on: "/password", ["password": SiteFixture.password, "again": "another one"])
    #expect(unequal.status == .unprocessableContent)
    let set = try await browser.submit(
      "/password", on: "/password", ["password": SiteFixture.password, "again": SiteFixture.password])
    #expect(set.headers["Location"] == "/closet?done=password-set")
    #expect(try await browser.get("/closet").status == .ok)

    let again = fixture.browser()
    let entered = try await again.submit("/login", on: "/login", ["name": "owner", "password": SiteFixture.password])
    #expect(entered.headers["Location"] == "/closet")
    #expect(try await again.get("/closet").status == .ok)
  }

  @Test func `a wrong password says so, keeps the name, and comes to a wait`() async throws {
    let fixture = try await SiteFixture()
    let browser = fixture.browser()
    var response = try await browser.submit("/login", on: "/login", ["name": "o\"wner", "password": "wrong"])
    #expect(response.status == .unprocessableContent)
    #expect(response.text.contains("The name or the password is wrong."))
    #expect(response.text.contains("value=\"o&quot;wner\""))
    #expect(!response.text.contains("value=\"wrong\""))
    for _ in 1...6 {
      response = try await browser.submit("/login", on: "/login", ["name": "owner", "password": "wrong"])
    }
    #expect(response.status == .tooManyRequests)
    #expect(response.headers["Retry-After"] != nil)
  }

  @Test(arguments: [
    ("/closet?season=summer", "/closet?season=summer"), ("//evil.example/", "/closet"),
    ("/\\evil.example", "/closet"), ("https://evil.example/", "/closet"), ("/a\r\nSet-Cookie: x=y", "/closet"),
  ]) func `after the log-in one comes to where one was going, on this site only`(
    next: String, expected: String
  ) async throws {
    let fixture = try await SiteFixture()
    try await fixture.services.accounts.setPassword(
      try await fixture.services.hasher.hash(Password(SiteFixture.password)), for: fixture.owner.id)
    let browser = fixture.browser()
    let response = try await browser.submit(
      "/login", on: "/login", ["name": "owner", "password": SiteFixture.password, "next": next])
    #expect(response.status == .seeOther)
    #expect(response.headers["Location"] == expected)
  }

  @Test func `logging out ends the session and forgets what the browser holds`() async throws {
    let fixture = try await SiteFixture(proxies: TrustedProxies(parsing: ["127.0.0.1"]))
    let browser = try await fixture.browser(of: fixture.owner)
    let session = browser.cookies["session"]
    let response = try await browser.submit("/logout", on: "/menu", headers: ["X-Forwarded-Proto": "https"])
    #expect(response.headers["Location"] == "/login?done=logged-out")
    #expect(response.headers["Clear-Site-Data"] == "\"cache\"")
    #expect(browser.cookies["session"] == nil)
    browser.cookies["session"] = session
    #expect(try await browser.get("/closet").status == .seeOther)
  }

  @Test func `another device is logged out from the list, and only one's own`() async throws {
    let fixture = try await SiteFixture()
    let (browser, phone) = (
      try await fixture.browser(of: fixture.owner), try await fixture.browser(of: fixture.owner)
    )
    let stranger = try await fixture.browser(of: fixture.other)
    let strangers = try await fixture.services.sessions.list(of: fixture.other.id)[0].id.text
    #expect(try await browser.get("/sessions").text.contains("Firefox on Linux"))

    _ = try await browser.submit("/sessions", on: "/sessions", ["session": strangers])
    #expect(try await stranger.get("/closet").status == .ok)
    let response = try await browser.submit("/sessions", on: "/sessions", ["session": "others"])
    #expect(response.headers["Location"] == "/sessions?done=sessions-ended")
    #expect(try await phone.get("/closet").status == .seeOther)
    #expect(try await browser.get("/closet").status == .ok)
  }

  @Test func `changing the password takes the present one, and logs the other devices out`() async throws {
    let fixture = try await SiteFixture()
    try await fixture.services.accounts.setPassword(
      try await fixture.services.hasher.hash(Password(SiteFixture.password)), for: fixture.owner.id)
    let (browser, phone) = (
      try await fixture.browser(of: fixture.owner), try await fixture.browser(of: fixture.owner)
    )
    let new = "battery staple"
    let wrong = try await browser.submit(
      "/password", on: "/password", ["current": "guess", "password": new, "again": new])
    #expect(wrong.status == .unprocessableContent)
    #expect(wrong.text.contains("That is not the current password."))
    let changed = try await browser.submit(
      "/password", on: "/password", ["current": SiteFixture.password, "password": new, "again": new])
    #expect(changed.headers["Location"] == "/menu?done=password-set")
    #expect(try await browser.get("/menu").status == .ok)
    #expect(try await phone.get("/menu").status == .seeOther)
  }

  @Test func `the language is kept, and one goes back to where it was chosen`() async throws {
    let fixture = try await SiteFixture()
    let browser = fixture.browser()
    #expect(try await browser.get("/login", headers: ["Accept-Language": "ko"]).text.contains("<html lang=\"ko\">"))
    let form = try browser.hiddenFields(try await browser.get("/login").text, "/language", ["language": "ko"])
    let response = try await browser.post(
      "/language", form: form, headers: ["Referer": "http://localhost/welcome?token=x"])
    #expect(response.headers["Location"] == "/welcome?token=x")
    #expect(try await browser.get("/login", headers: ["Accept-Language": "en"]).text.contains("<html lang=\"ko\">"))
    let elsewhere = try await browser.post(
      "/language", form: form, headers: ["Referer": "http://evil.example/login"])
    #expect(elsewhere.headers["Location"] == "/login")
  }

  @Test func `cookies stay on this site, and on its encrypted side when there is one`() async throws {
    let fixture = try await SiteFixture(proxies: TrustedProxies(parsing: ["127.0.0.1"]))
    let plain = try await fixture.browser().get("/login").headers["Set-Cookie"]
    #expect(plain?.contains("HttpOnly") == true && plain?.contains("SameSite=Lax") == true)
    #expect(plain?.contains("Secure") == false)
    let secure = try await fixture.browser().get("/login", headers: ["X-Forwarded-Proto": "https"])
    #expect(secure.headers["Set-Cookie"]?.contains("Secure") == true)
  }
}
