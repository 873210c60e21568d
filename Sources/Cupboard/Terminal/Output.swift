private import Glibc

/// The two streams that a command writes to.
enum Output {
  /// Prints a line that is the command's result.
  static func line(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

  /// Tells how a command is getting on, or why it failed.
  static func notice(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

  /// Writes text as it is.
  static func raw(_ text: String, toStandardError: Bool = false) {
    write(text, to: toStandardError ? STDERR_FILENO : STDOUT_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      // Whoever reads us has gone, or its disk is full: there is nobody left to tell.
      if count < 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
