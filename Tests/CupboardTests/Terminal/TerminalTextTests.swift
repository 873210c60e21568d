import Testing

@testable import Cupboard

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain.jpg", "plain.jpg"), ("옷 — coat.jpg", "옷 — coat.jpg"), ("a\u{1b}[31mb", "a\\u{1b}[31mb"),
    ("a\nb\tc\rd", "a\\u{a}b\\u{9}c\\u{d}d"), ("gpj.\u{202e}exe", "gpj.\\u{202e}exe"), ("\u{9b}2J", "\\u{9b}2J"),
    ("\u{7f}", "\\u{7f}"), ("\u{2028}", "\\u{2028}"),
  ])
  func `what would steer a terminal is written out`(name: String, text: String) {
    #expect(name.forTerminal == text)
  }

  @Test(arguments: [("", 0), ("abc", 3), ("옷장", 4), ("e\u{301}", 1), ("🧥", 2), ("ａ", 2)])
  func `columns are counted as a terminal does`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("short", 10, "short"), ("abcdefghij", 7, "abc…hij"), ("옷장사진.jpg", 8, "옷….jpg"), ("abc", 1, "…"), ("abc", 0, ""),
  ])
  func `a long name loses its middle`(text: String, limit: Int, short: String) {
    #expect(text.shortened(toColumns: limit) == short)
    #expect(text.shortened(toColumns: limit).columns <= limit)
  }
}
