/// The one table of routes: which handler answers which method and path.
///
/// A pattern is a path whose segments are literal, or `{name}` for any one segment. A literal wins over a name. `Context`
/// is what the application's middleware learned of the request, such as who asks; the router only passes it on.
package struct Router<Context: Sendable>: Sendable {
  /// Answers a request; `PathParameters` holds the segments that the pattern names, percent-decoded.
  package typealias Handler = @Sendable (Request, PathParameters, Context) async throws -> Response

  /// A line of the table.
  package struct Route: Sendable {
    package let method: HTTPMethod
    package let pattern: String
    /// The longest body it takes.
    package let limits: BodyLimits
    package let handler: Handler

    package init(
      _ method: HTTPMethod, _ pattern: String, limits: BodyLimits = .form, handler: @escaping Handler
    ) {
      self.method = method
      self.pattern = pattern
      self.limits = limits
      self.handler = handler
    }
  }

  /// What the table says of a method and a path.
  package enum Match: Sendable {
    case found(Route, PathParameters)
    /// The path is there, for other methods.
    case otherMethods([HTTPMethod])
    case none
  }

  package let routes: [Route]

  /// A table of these routes. Two that match the same requests are a mistake, and stop the program.
  package init(_ routes: [Route]) {
    var seen: Set<String> = []
    for route in routes {
      let shape = route.pattern.split(separator: "/").map { $0.hasPrefix("{") ? "{}" : String($0) }
      let isNew = seen.insert(route.method.rawValue + " " + shape.joined(separator: "/")).inserted
      precondition(isNew, "two routes for \(route.method.rawValue) \(route.pattern)")
    }
    self.routes = routes
  }
}

/// The segments of a path that its route's pattern names.
package struct PathParameters: Sendable, Hashable {
  private let values: [String: String]

  package init(_ values: [String: String] = [:]) { self.values = values }

  /// The segment of that name. A name that is not in the pattern is a mistake in the table, and stops the program.
  package subscript(_ name: String) -> String {
    guard let value = values[name] else { preconditionFailure("no {\(name)} in the route's pattern") }
    return value
  }
}

/// How long the body of a request may be.
package struct BodyLimits: Sendable, Hashable {
  /// All of the body, in bytes.
  package var total: Int
  /// One file of a form, in bytes; a longer one is dropped and reported, and the others are taken.
  package var file: Int

  package init(total: Int, file: Int) {
    self.total = total
    self.file = file
  }

  /// A form of a page: 1 MB and no files.
  package static let form = BodyLimits(total: 1 << 20, file: 0)
}
