import Closet
import HTTP
import Sections

extension Handlers {
  @Sendable func showCloset(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    let filter = try ClothesFilter(request.query)
    let list = try await ClothesListModel(repository: services.clothes).list(owner: member.owner, filter: filter)
    let sections = list.sections.map { section in
      ClosetSection(
        category: section.header.category, cards: section.items.map { card($0, member) }, total: section.header.total,
        next: section.header.next)
    }
    return .page(
      ClosetPage(filter: filter, sections: sections, isEmpty: list.isClosetEmpty, hasSample: list.hasSample),
      for: caller)
  }
}
