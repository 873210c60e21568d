package import Platform

/// One line for each request that was answered: `id method path status bytes milliseconds`.
///
/// The query is left out: it holds what people search for, and the keys of pictures.
package struct RequestLog: Sendable {
  /// What is known of a request when it has been answered.
  package struct Entry: Sendable {
    package let id: String
    package let method: String
    package let path: String
    package let start: Instant
    /// nil when the client left before there was an answer.
    package var status: HTTPStatus?
    /// The length of the body that was sent.
    package var bytes = 0

    package init(id: String, method: String, target: String, start: Instant) {
      self.id = id
      self.method = method
      path = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
      self.start = start
    }
  }

  private let sink: @Sendable (String) -> Void

  /// A log whose lines go to `sink`, which is called on the connections' own threads.
  package init(to sink: @escaping @Sendable (String) -> Void) { self.sink = sink }

  /// Without what would break the line or steer the terminal that shows it: anybody can send that.
  private static func printable(_ text: String) -> String {
    PercentEncoding.encode(text) { !(0x21...0x7e).contains($0) }
  }

  package func record(_ entry: Entry, until end: Instant) {
    let status = entry.status.map { "\($0.code)" } ?? "left"
    let (method, path) = (Self.printable(entry.method), Self.printable(entry.path))
    let milliseconds = end.milliseconds - entry.start.milliseconds
    sink("\(entry.id) \(method) \(path) \(status) \(entry.bytes) \(milliseconds) ms")
  }
}
