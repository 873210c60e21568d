package import Platform

/// A day of the calendar.
package struct CalendarDate: Sendable, Hashable {
  package let year: Int
  package let month: Int
  package let day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that it is at that instant, `offset` seconds east of Greenwich.
  ///
  /// By Howard Hinnant's `civil_from_days` (<https://howardhinnant.github.io/date_algorithms.html>).
  package init(_ instant: Instant, offset: Int = 0) {
    let seconds = instant.milliseconds / 1000 + Int64(offset)
    let days = Int((Double(seconds) / 86400).rounded(.down)) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// As machines read it, such as `2026-01-31`.
  package var iso: String {
    let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(digits(month))-\(digits(day))"
  }

  /// As people write it: `31 January 2026`, `2026년 1월 31일`.
  package func text(in language: Language) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    return switch language {
    case .english: "\(day) \(months[month - 1]) \(year)"
    case .korean: "\(year)년 \(month)월 \(day)일"
    }
  }
}
