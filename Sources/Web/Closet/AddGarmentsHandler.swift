import Closet
import Cryptography
import HTTP
import Imaging
import Pictures
import Storage

extension Handlers {
  /// Adds a garment for each photo of the form. A file that can't be taken leaves the others alone.
  @Sendable func addGarments(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) async throws -> Response {
    let form = ClothesForm(request.form)
    // A file field that was left empty is sent as a file without a name.
    let files = request.form.files.filter { $0.field == "photos" && !$0.name.isEmpty }
    let draft: ClothesDraft
    do throws(ClosetError) { draft = try form.completed.draft() } catch {
      guard case .invalidForm(let faults) = error else { throw error }
      return newGarmentPage(form, faults, request, caller, isPhotoMissing: files.isEmpty)
    }
    if files.isEmpty { return newGarmentPage(form, nil, request, caller, isPhotoMissing: true) }

    let photos = await prepare(files, request, member)
    let taken = photos.compactMap { try? $0.picture.get() }  // what was refused is told below
    try await insert(taken, draft, form: request.form.fields["form"] ?? request.id, member)

    let refused = photos.compactMap(\.refused)
    let count = Set(taken.map(\.picture.contentHash)).count  // the same photo chosen twice is one garment
    if refused.isEmpty { return .seeOther("/closet", notice: .added(count), anchor: draft.category.rawValue) }
    if count == 0 {
      let status = refused.contains { $0.reason == .diskFull } ? HTTPStatus.insufficientStorage : .unprocessableContent
      return newGarmentPage(form, nil, request, caller, isPhotoMissing: false, refused: refused, status: status)
    }
    return .page(UploadResultPage(taken: count, refused: refused, category: draft.category), for: caller)
  }

  /// Puts the photos into the closet, all of them or none; those that came by this form before are left out.
  private func insert(_ taken: [PreparedPicture], _ draft: ClothesDraft, form: String, _ member: Member) async throws {
    var (garments, entries): ([NewClothes], [Submissions.Entry]) = ([], [])
    // Later ones count as newer, and the newest is shown first: turned round, they are shown in the order chosen.
    for picture in taken.reversed() {
      let entry = Submissions.Entry(form: form, draft: draft, photo: picture.picture.contentHash)
      guard submissions.begin(entry) else { continue }
      entries.append(entry)
      garments.append(NewClothes(draft, picture: picture))
    }
    do { _ = try await services.clothes.insert(garments, owner: member.owner) } catch {
      submissions.fail(entries)
      throw error
    }
  }

  private func newGarmentPage(
    _ form: ClothesForm, _ faults: ClothesForm.Faults?, _ request: Request, _ caller: Caller, isPhotoMissing: Bool,
    refused: [UploadResultPage.Refused] = [], status: HTTPStatus = .unprocessableContent
  ) -> Response {
    let page = NewGarmentPage(
      fields: GarmentFields(form, faults: faults), formID: request.form.fields["form"] ?? caller.page.nonce,
      isPhotoMissing: isPhotoMissing, arePhotosLost: !isPhotoMissing, refused: refused,
      fileLimit: services.limits.bytes)
    return .page(page, for: caller, status: status)
  }
}
