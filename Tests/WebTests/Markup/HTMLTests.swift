import Testing

@testable import Web

@Suite struct HTMLTests {
  private static let nasty = "<script>alert(\"1\")</script> & 'x'"
  private static let harmless = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;"

  @Test func `text is escaped between tags`() {
    #expect(p { Self.nasty }.text == "<p>\(Self.harmless)</p>")
  }

  @Test func `text is escaped in an attribute`() {
    #expect(
      a(.href(Self.nasty), .title(Self.nasty)) {}.text == "<a href=\"\(Self.harmless)\" title=\"\(Self.harmless)\"></a>"
    )
  }

  @Test func `a null byte becomes the replacement character`() {
    #expect(HTML(text: "a\0b").text == "a\u{fffd}b")
  }

  @Test func `hangul and emoji go through as they are`() {
    #expect(p { "옷장 👗" }.text == "<p>옷장 👗</p>")
  }

  @Test func `only trusted markup goes in unescaped`() {
    #expect(HTML { RawHTML(trusted: "<b>") }.text == "<b>")
  }

  @Test func `an attribute that is nil is left out, and one without value has none`() {
    #expect(input(.name("a"), nil, .required).text == "<input name=\"a\" required>")
  }

  @Test func `void elements have no end tag`() {
    #expect(
      HTML {
        br(); hr(); img(.alt(""))
      }.text == "<br><hr><img alt=\"\">")
  }

  @Test func `the builder takes conditions and loops`() {
    let items = ["a", "b"]
    let list = ul {
      for item in items { li { item } }
      if items.isEmpty { "none" } else { li { "\(items.count)" } }
      if items.count > 2 { "many" }
    }
    #expect(list.text == "<ul><li>a</li><li>b</li><li>2</li></ul>")
  }
}
