package import Platform

/// Dates as HTTP writes them: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
package enum HTTPDate {
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]  // day 0 of 1970 was a Thursday
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// The second that `instant` falls in.
  package static func format(_ instant: Instant) -> String {
    let seconds = floor(instant.milliseconds, 1000)
    let day = floor(seconds, 86_400)
    let (year, month, dayOfMonth) = civil(day)
    let time = seconds - day * 86_400
    return "\(weekdays[Int(day - floor(day, 7) * 7)]), \(padded(dayOfMonth)) \(months[month - 1]) \(padded(year, 4)) "
      + "\(padded(Int(time / 3600))):\(padded(Int(time / 60 % 60))):\(padded(Int(time % 60))) GMT"
  }

  /// The moment that `text` tells; nil for anything else. The two forms that are obsolete since 1994 are not read.
  package static func parse(_ text: String) -> Instant? {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[5] == "GMT", let day = number(parts[1], 2), let year = number(parts[3], 4),
      let month = months.firstIndex(of: String(parts[2])).map({ $0 + 1 })
    else { return nil }
    let time = parts[4].split(separator: ":", omittingEmptySubsequences: false)
    guard time.count == 3, let hour = number(time[0], 2), let minute = number(time[1], 2),
      let second = number(time[2], 2), hour < 24, minute < 60, second <= 60
    else { return nil }
    let days = self.days(year, month, day)
    let instant = Instant(milliseconds: (days * 86_400 + Int64(hour * 3600 + minute * 60 + second)) * 1000)
    // A day that its month does not have comes out as another one.
    let isDate = civil(days) == (year, month, day)
    return isDate ? instant : nil
  }

  // Both conversions count from 1 March of year 0 in the Gregorian calendar, so that the leap day is the last of its
  // year. After "chrono-Compatible Low-Level Date Algorithms", Howard Hinnant, 2021.
  private static func civil(_ day: Int64) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = floor(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (Int(year), Int(month), Int(dayOfYear - (153 * marchMonth + 2) / 5 + 1))
  }

  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
    let year = Int64(month <= 2 ? year - 1 : year)
    let era = floor(year, 400)
    let yearOfEra = year - era * 400
    let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func floor(_ number: Int64, _ divisor: Int64) -> Int64 {
    number >= 0 ? number / divisor : (number - divisor + 1) / divisor
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func number(_ text: Substring, _ width: Int) -> Int? {
    text.utf8.count == width && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
