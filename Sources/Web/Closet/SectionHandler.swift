import Closet
import HTTP
import Sections

extension Handlers {
  /// The cards of a section behind a place in it: alone for carousel.js, as a page for who followed the link.
  @Sendable func showSection(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    guard let category = Closet.Category(rawValue: parameters["category"]) else { throw HTTPError.notFound }
    let filter = try ClothesFilter(request.query)
    let cursor = try request.query["after"].map { text throws(ClosetError) in try ClothesCursor(text) }
    let found = try await ClothesListModel(repository: services.clothes).page(
      owner: member.owner, filter: filter, category: category, after: cursor)
    let page = SectionPage(
      filter: filter,
      section: ClosetSection(
        category: category, cards: found.items.map { card($0, member) }, total: found.total, next: found.next))

    guard let place = request.query["fragment"].flatMap(CardPlace.init(rawValue:)) else {
      return .page(page, for: caller)
    }
    return Response(
      headers: [
        "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache",
        "Vary": "Accept-Language, Cookie",
      ], body: .bytes(page.fragment(caller.page.words, in: place).bytes))
  }
}
