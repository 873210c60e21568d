import HTTP
import Platform
import Testing

@Suite struct HTTPDateTests {
  @Test(
    arguments: [
      (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
      (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
      (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (1_767_225_599, "Wed, 31 Dec 2025 23:59:59 GMT"),
      (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
    ] as [(Int64, String)])
  func `a second is written and read`(seconds: Int64, text: String) {
    #expect(HTTPDate.format(Instant(milliseconds: seconds * 1000 + 999)) == text)
    #expect(HTTPDate.parse(text) == Instant(milliseconds: seconds * 1000))
  }

  @Test(
    arguments: [
      "", "now", "Sun, 06 Nov 1994 08:49:37", "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT",
      "Sunday, 06-Nov-94 08:49:37 GMT", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:+7 GMT",
    ])
  func `anything else is no date`(text: String) { #expect(HTTPDate.parse(text) == nil) }

  @Test func `days of 400 years are read as they were written`() {
    for day in stride(from: Int64(0), to: 146_097, by: 11) {
      let instant = Instant(milliseconds: day * 86_400_000)
      #expect(HTTPDate.parse(HTTPDate.format(instant)) == instant)
    }
  }
}
