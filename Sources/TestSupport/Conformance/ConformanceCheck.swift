import Testing

/// One promise of a seam, checked on any backend: the argument of a parameterized test.
package struct ConformanceCheck<Subject>: Sendable, CustomTestStringConvertible {
  /// The promise, as a sentence.
  package let testDescription: String
  /// Checks it on a subject of its own, recording what is broken as issues of the test that runs.
  package let run: @Sendable (Subject) async throws -> Void

  package init(_ promise: String, _ run: @escaping @Sendable (Subject) async throws -> Void) {
    testDescription = promise
    self.run = run
  }
}
