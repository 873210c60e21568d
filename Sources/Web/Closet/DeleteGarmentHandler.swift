import Closet
import HTTP

extension Handlers {
  @Sendable func showDeleteGarment(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    let clothes = try await services.clothes.find(ClothesID(parameters["id"]), owner: member.owner)
    return .page(DeleteGarmentPage(card: card(ClothesCard(clothes), member)), for: caller)
  }

  @Sendable func deleteGarment(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    try await services.clothes.delete(ClothesID(parameters["id"]), owner: member.owner)
    return .seeOther("/closet", notice: .deleted)
  }
}
