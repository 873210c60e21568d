import Closet
import HTTP

extension Handlers {
  @Sendable func showEditGarment(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    let clothes = try await services.clothes.find(ClothesID(parameters["id"]), owner: member.owner)
    let page = EditGarmentPage(
      card: card(ClothesCard(clothes), member), fields: GarmentFields(ClothesForm(clothes).abbreviated),
      closetAddress: closetAddress(request))
    return .page(page, for: caller)
  }

  @Sendable func editGarment(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    let id = ClothesID(parameters["id"])
    let form = ClothesForm(request.form)
    do {
      _ = try await services.clothes.update(id, owner: member.owner, to: try form.completed.draft())
      return .seeOther(
        addressOnward("/closet/\(id.text)", from: closetAddress(request)), notice: .saved)
    } catch ClosetError.invalidForm(let faults) {
      let clothes = try await services.clothes.find(id, owner: member.owner)
      let page = EditGarmentPage(
        card: card(ClothesCard(clothes), member), fields: GarmentFields(form, faults: faults),
        closetAddress: closetAddress(request))
      return .page(page, for: caller, status: .unprocessableContent)
    }
  }
}

extension ClothesForm {
  /// What was filled in on a page.
  init(_ form: FormData) {
    self.init(
      category: form.fields[Field.category.rawValue] ?? "", seasons: form.fields.values(Field.seasons.rawValue),
      description: form.fields[Field.description.rawValue] ?? "")
  }

  /// Without any season when it is all of them, as the page says.
  var abbreviated: ClothesForm {
    var form = self
    if Set(form.seasons).count == Season.allCases.count { form.seasons = [] }
    return form
  }

  /// With all seasons when none was chosen, as the page says.
  var completed: ClothesForm {
    var form = self
    if form.seasons.isEmpty { form.seasons = Season.allCases.map(\.rawValue) }
    return form
  }
}
