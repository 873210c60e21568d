private import Glibc

/// What the machine has left for the program.
enum MachineFacts {
  /// Less free space than this, in bytes, and the next upload may fail.
  private static let littleSpace: UInt64 = 100 << 20

  /// Adds the free space of the disk that holds `path`, and what workers may use.
  static func examine(_ path: String, _ report: inout DoctorReport) {
    var disk = statvfs()
    if unsafe statvfs(path, &disk) == 0 {
      let free = UInt64(disk.f_bavail) * UInt64(disk.f_frsize)
      let words = "\(free >> 20) MB are free on the disk of \(path.forTerminal)"
      if free < littleSpace {
        report.add(.diskAlmostFull, path, "Only \(words).")
      } else {
        report.notes.append("\(words).")
      }
    }
    report.notes.append("\(cores) cores; up to \(openFiles) open files; address space \(addressSpace).")
  }

  static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private static var openFiles: String { words(for: limit(RLIMIT_NOFILE).rlim_max) }

  private static var addressSpace: String {
    let limit = limit(RLIMIT_AS).rlim_cur
    return limit == rlim_t.max ? "unlimited" : "\(limit >> 20) MB"
  }

  private static func words(for limit: rlim_t) -> String { limit == rlim_t.max ? "unlimited" : "\(limit)" }

  private static func limit(_ kind: __rlimit_resource) -> rlimit {
    var limit = rlimit()
    unsafe getrlimit(__rlimit_resource_t(kind.rawValue), &limit)
    return limit
  }
}
