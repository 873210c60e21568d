import Closet
import HTTP
import Imaging
import Pictures

extension Handlers {
  @Sendable func showDeleteGarment(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    let clothes = try await services.clothes.find(ClothesID(parameters["id"]), owner: member.owner)
    return .page(
      DeleteGarmentPage(card: card(ClothesCard(clothes), member), closetAddress: closetAddress(request)), for: caller)
  }

  @Sendable func deleteGarment(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    let clothes = try await services.clothes.find(ClothesID(parameters["id"]), owner: member.owner)
    try await services.clothes.delete(clothes.id, owner: member.owner)
    if let picture = clothes.image.loaded { await services.pictures.purge([picture]) }
    return .seeOther(closetAddress(request), notice: .deleted)
  }
}
