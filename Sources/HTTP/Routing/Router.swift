/// The one table of routes: which handler answers which method and path.
///
/// A pattern is a path whose segments are literal, or `{name}` for any one segment. A literal wins over a name.
/// `Context` is what the application's middleware learned of the request, such as who asks; the router only passes it
/// on.
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
  private let tree: RouteTree

  /// A table of these routes. Two that match the same requests are a mistake, and stop the program.
  package init(_ routes: [Route]) {
    self.routes = routes
    var tree = RouteTree()
    for (index, route) in routes.enumerated() {
      precondition(
        tree.insert(route.pattern, route.method, index), "two routes for \(route.method.rawValue) \(route.pattern)")
    }
    self.tree = tree
  }

  /// What the table says of a request: one look at each segment, however many routes there are.
  ///
  /// A HEAD is answered by the GET of its path. A path with an empty segment, or one that decodes to `.`, `..` or to a
  /// text with a slash, is nowhere.
  package func match(_ method: HTTPMethod, _ path: String) -> Match {
    guard let found = tree.find(path) else { return .none }
    guard let index = found.routes[method] ?? (method == .head ? found.routes[.get] : nil) else {
      return .otherMethods(found.methods)
    }
    let names = RouteTree.segments(routes[index].pattern).compactMap(RouteTree.name)
    return .found(routes[index], PathParameters(Dictionary(uniqueKeysWithValues: zip(names, found.parameters))))
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
