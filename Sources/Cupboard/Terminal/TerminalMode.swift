private import Glibc

/// How standard input's terminal behaves, so that it can be put back as it was.
struct TerminalMode {
  private var attributes = termios()

  /// As it is now; nil when standard input is no terminal.
  init?() {
    guard unsafe tcgetattr(STDIN_FILENO, &attributes) == 0 else { return nil }
  }

  /// The same without showing what is typed.
  var withoutEcho: TerminalMode {
    var mode = self
    mode.attributes.c_lflag &= ~tcflag_t(ECHO)
    return mode
  }

  /// Makes the terminal behave so, once what was written has been sent.
  func apply() {
    var attributes = attributes
    // It fails only when there is no terminal any more.
    _ = unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &attributes)
  }
}
