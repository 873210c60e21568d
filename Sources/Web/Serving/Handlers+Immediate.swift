import HTTP

extension Handlers {
  /// What can be answered without a task: assets, and pictures that are in memory.
  @Sendable func immediateResponse(_ request: Request) -> Response? {
    guard request.method == .get || request.method == .head else { return nil }
    return immediatePicture(request) ?? immediateAsset(request)
  }
}
