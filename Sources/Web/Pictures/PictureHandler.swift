import HTTP
import Imaging
import Pictures

extension Handlers {
  /// A variant of a picture for whoever has its signed address.
  @Sendable func showPicture(
    _ request: Request, _ parameters: PathParameters, _ caller: Caller
  ) async throws -> Response {
    let address = PictureAddress(
      id: parameters["id"], version: parameters["version"], file: parameters["file"])
    guard let address else { throw PictureError.notFound }
    guard let code = request.query["k"] else { throw PictureError.forbidden }
    let variant = try await services.pictures.variant(address, code: code)
    // What the browser has already costs no pixel.
    let unchanged = Response(headers: headers(variant, address)).applyingConditions(of: request)
    if unchanged.status == .notModified { return unchanged }
    return response(variant, address, try await services.pictures.image(variant))
  }

  /// The same when all of it is in memory: answered on the connection's own thread.
  func immediatePicture(_ request: Request) -> Response? {
    guard let address = PictureAddress(path: request.path), let code = request.query["k"],
      let (variant, image) = services.pictures.immediate(address, code: code)
    else { return nil }
    return response(variant, address, image)
  }

  private func response(_ variant: PictureVariant, _ address: PictureAddress, _ image: EncodedImage) -> Response {
    Response(headers: headers(variant, address), body: .bytes(image.bytes))
  }

  private func headers(_ variant: PictureVariant, _ address: PictureAddress) -> HTTPFields {
    [
      "Content-Type": address.format.mediaType, "ETag": variant.entityTag,
      "Cache-Control": "private, max-age=31536000, immutable", "Referrer-Policy": "no-referrer",
    ]
  }
}
