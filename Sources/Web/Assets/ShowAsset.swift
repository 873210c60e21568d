import HTTP

extension Handlers {
  @Sendable func showAsset(_ request: Request, _ parameters: PathParameters, _ caller: Caller) throws -> Response {
    guard let response = asset(hash: parameters["hash"], name: parameters["name"]) else { throw HTTPError.notFound }
    return response
  }

  /// An asset when the request is for one: it is at hand, so no task is needed.
  func immediateAsset(_ request: Request) -> Response? {
    let segments = request.path.split(separator: "/")
    guard segments.count == 3, segments[0] == "assets" else { return nil }
    return asset(hash: String(segments[1]), name: String(segments[2]))
  }

  private func asset(hash: String, name: String) -> Response? {
    guard let file = assets.file(hash: hash, name: name) else { return nil }
    return Response(
      headers: [
        "Content-Type": file.asset.mediaType, "Cache-Control": "public, max-age=31536000, immutable",
        "ETag": "\"\(file.hash)\"",
      ], body: .bytes(file.bytes))
  }
}
