import Closet
import HTTP
import Imaging

extension Handlers {
  /// The form, with the category and the season from where it was opened.
  @Sendable func showNewGarment(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) throws -> Response {
    let filter = try ClothesFilter(request.query)
    let form = ClothesForm(
      category: filter.category?.rawValue ?? "", seasons: filter.season.map { [$0.rawValue] } ?? [])
    return .page(
      NewGarmentPage(fields: GarmentFields(form), formID: caller.page.nonce, fileLimit: services.limits.bytes),
      for: caller)
  }
}
