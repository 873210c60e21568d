import Platform
import Testing
import Web

@Suite struct CalendarDateTests {
  @Test(arguments: [
    (0, "1970-01-01"), (951_782_400, "2000-02-29"), (1_767_225_599, "2025-12-31"), (1_767_225_600, "2026-01-01"),
    (-1, "1969-12-31"), (4_107_542_400, "2100-03-01"),
  ]) func `an instant has a day`(seconds: Int64, expected: String) {
    #expect(CalendarDate(Instant(milliseconds: seconds * 1000)).iso == expected)
  }

  @Test func `the day begins earlier in the east`() {
    let evening = Instant(milliseconds: 1_767_222_000_000)  // 2025-12-31T23:00:00Z
    #expect(CalendarDate(evening, offset: 9 * 3600).iso == "2026-01-01")
    #expect(CalendarDate(evening, offset: -9 * 3600).iso == "2025-12-31")
  }

  @Test func `each language writes it its own way`() {
    let date = CalendarDate(year: 2026, month: 3, day: 5)
    #expect(date.text(in: .english) == "5 March 2026")
    #expect(date.text(in: .korean) == "2026년 3월 5일")
  }
}
