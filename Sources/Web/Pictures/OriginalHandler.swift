import Closet
import Cryptography
import HTTP
import Imaging
import Pictures
import Platform
import Storage

extension Handlers {
  /// The photo of a garment exactly as it was sent, to be saved.
  @Sendable func showOriginal(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    let clothes = try await services.clothes.find(ClothesID(parameters["id"]), owner: member.owner)
    guard let picture = clothes.image.loaded else { throw PictureError.notFound }
    let file = try await services.blobs.open(picture.contentHash)
    return Response(
      headers: [
        "Content-Type": picture.format.mediaType, "ETag": "\"\(picture.contentHash)\"",
        "Content-Disposition": ContentDisposition.attachment(fileName(picture)), "Cache-Control": "private, no-cache",
      ], body: .file(file, count: try file.count()))
  }

  /// The name that the file came with, or one that says at least what it is.
  private func fileName(_ picture: Picture) -> String {
    picture.originalName.isEmpty ? "\(picture.id.text).\(picture.format.fileExtension)" : picture.originalName
  }
}
