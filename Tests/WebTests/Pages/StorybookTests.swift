import Closet
import Embedded
import Foundation
import Platform
import TestSupport
import Testing
import Web

@Suite struct StorybookTests {
  private static let storybook = Storybook { language in
    EmbeddedFile.all.filter { $0.name.hasPrefix("sample/") }.map { file in
      let name = file.name.dropFirst("sample/".count)
      let category = Closet.Category(rawValue: String(name.prefix { $0 != "-" })) ?? .top
      let draft = ClothesDraft(category: category, seasons: .allYear, description: "\(name) \(language.name)")
      return SampleGarment(name: String(name), draft: draft, bytes: file.bytes)
    }
  }
  private static let pages = storybook.files().filter { $0.name.hasSuffix(".html") && $0.name != "index.html" }

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
      let body = form.split(separator: "</form>").first ?? ""
      #expect(body.contains("name=\"csrf\""))
    }
  }

  @Test(arguments: pages.map(\.name)) func `an id is given once, and every label finds its field`(name: String) throws {
    let page = try #require(Self.pages.first { $0.name == name })
    let text = String(decoding: page.bytes, as: UTF8.self)
    let ids = text.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    for reference in text.matches(of: /\s(?:for|aria-labelledby)="([^"]+)"/) {
      #expect(ids.contains(String(reference.1)))
    }
  }

  @Test func `it is written into a folder, with all that its pages need beside them`() throws {
    let folder = try TemporaryDirectory()
    let target = ProcessInfo.processInfo.environment["STORYBOOK"] ?? folder.path("storybook")
    #expect(try Self.storybook.write(to: target) > Self.pages.count)
    let names = Set(try Files.names(in: target))
    for page in Self.pages {
      let text = String(decoding: page.bytes, as: UTF8.self)
      for source in text.matches(of: /\ssrc="([^"]+)"/) { #expect(names.contains(String(source.1))) }
    }
  }
}
