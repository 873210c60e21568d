private import Glibc

/// The signals that ask the program to stop: SIGINT (Ctrl-C) and SIGTERM.
enum StopSignals {
  /// Keeps them from ending the program, in this thread and all that it starts; and SIGPIPE from doing so at all.
  ///
  /// To be called before there is a second thread. Child processes inherit it: a Ctrl-C, which goes to all processes of
  /// the terminal, must not end the workers of a program that still finishes its work.
  static func hold() {
    signal(SIGPIPE, SIG_IGN)
    var signals = set
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Blocks the calling thread until one comes, and returns its number.
  static func wait() -> Int32 {
    var signals = set
    var signal: Int32 = 0
    while unsafe sigwait(&signals, &signal) != 0 {}
    return signal
  }

  private static var set: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe sigaddset(&signals, SIGTERM)
    return signals
  }
}
