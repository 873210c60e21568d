private import Glibc

/// The terminal that a person sits at, if there is one.
enum Terminal {
  static var isStandardErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  static var isStandardInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The width of standard error's terminal now; 80 where it has none.
  static var columns: Int {
    var size = winsize()
    guard unsafe ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
