import Foundation
import Testing
import Web

@Suite struct StorybookTests {
  private static let pages = Storybook.files().filter { $0.name.hasSuffix(".html") && $0.name != "index.html" }

  @Test(arguments: pages.map(\.name)) func `a page has no style and no script of its own`(name: String) throws {
    let page = try #require(Self.pages.first { $0.name == name })
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.hasPrefix("<!doctype html><html lang="))
    #expect(!text.contains(" style="))
    #expect(!text.contains("javascript:"))
    #expect(text.firstMatch(of: /\son[a-z]+=/) == nil)
    for script in text.matches(of: /<script[^>]*>/) { #expect(script.output.contains("src=")) }
    for style in text.matches(of: /<style[^>]*>/) { #expect(style.output == "<style nonce=\"storybook\">") }
  }

  @Test(arguments: pages.map(\.name)) func `every form that changes something carries the token`(name: String) throws {
    let page = try #require(Self.pages.first { $0.name == name })
    let text = String(decoding: page.bytes, as: UTF8.self)
    for form in text.split(separator: "<form").dropFirst() where form.contains("method=\"post\"") {
      let body = form.prefix { $0 != "\u{0}" }.split(separator: "</form>").first ?? ""
      #expect(body.contains("name=\"csrf\""))
    }
  }

  /// Writes the storybook where `STORYBOOK` says, to look at it.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["STORYBOOK"] != nil)) func `write it out`() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["STORYBOOK"])
    #expect(try Storybook.write(to: folder) > Self.pages.count)
  }
}
