private import Glibc

/// What the system lets the process use.
enum ResourceLimits {
  /// Raises the number of files that may be open at once, which the usual 1,024 of a shell keeps too low for a server.
  static func raiseOpenFiles() {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    // No more than a server needs: some systems allow a thousand million, and programs make tables of that size.
    limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, 65_536))
    // With fewer it runs too, only not for so many at once.
    _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
