import Closet
import HTTP
import Imaging
import Pictures

extension Handlers {
  @Sendable func showGarment(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    let clothes = try await services.clothes.find(ClothesID(parameters["id"]), owner: member.owner)
    let original = clothes.image.loaded.map { picture in
      "\(picture.format.rawValue.uppercased()) · \(picture.size) · \(byteCount(picture.byteCount))"
    }
    return .page(
      GarmentPage(
        card: card(ClothesCard(clothes), member), description: clothes.description, addedAt: clothes.createdAt,
        original: original, closetAddress: closetAddress(request)), for: caller)
  }

  /// The closet as it was filtered when the garment was opened from it: pages on from there carry it along.
  func closetAddress(_ request: Request) -> String {
    let carried = localPath(request.form.fields["from"] ?? request.query["from"])
    guard let path = carried ?? request.refererPath, path.hasPrefix("/closet?"), !path.contains("done="),
      !path.contains("#")
    else { return "/closet" }
    return path
  }

  /// A garment as pages show it. One whose picture can't be had is shown without, and says so.
  func card(_ card: ClothesCard, _ member: Member) -> GarmentCard {
    GarmentCard(
      id: card.id, category: card.category, seasons: card.seasons, caption: card.caption,
      picture: card.picture.loaded.map { shown($0, member) })
  }
}
