import Closet
import HTTP

extension Handlers {
  @Sendable func removeSample(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    _ = try await services.clothes.removeSample(owner: member.owner)
    return .seeOther("/closet", notice: .sampleRemoved)
  }
}
