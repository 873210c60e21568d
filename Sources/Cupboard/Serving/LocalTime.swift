private import Glibc
import Platform

/// The time zone of this machine.
enum LocalTime {
  /// How far east of Greenwich its clocks are at a moment, in seconds.
  static func offset(at instant: Instant) -> Int {
    var seconds = time_t(instant.milliseconds / 1000)
    var local = unsafe tm()
    guard unsafe localtime_r(&seconds, &local) != nil else { return 0 }  // a year beyond all calendars
    return unsafe local.tm_gmtoff
  }
}
