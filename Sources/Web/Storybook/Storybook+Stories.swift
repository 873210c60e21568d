import Closet
import HTTP
import Imaging
import Pictures
import Platform

extension Storybook {
  /// The pages, with words of that language where people would have typed some.
  func stories(in language: Language) -> [Story] { closet(language) + garment(language) + accounts + errors }

  private func closet(_ language: Language) -> [Story] {
    let sections = Closet.Category.allCases.map { section($0, language) }
    let season = ClothesFilter(season: .summer, text: SearchText(language == .korean ? "셔츠" : "shirt"))
    let category = ClothesFilter(category: .top)
    let nothing = ClothesFilter(season: .winter, text: SearchText(language == .korean ? "우비" : "raincoat"))
    let empty = sections.map { ClosetSection(category: $0.category, cards: [], total: 0, next: nil) }
    let sparse = sections.enumerated().map { $0.offset == 1 ? $0.element : empty[$0.offset] }
    return [
      Story("closet", page(ClothesFilter(), sections)),
      Story(
        "closet-sample", page(ClothesFilter(), sections, hasSample: true), notice: .added(3)),
      Story("closet-sparse", page(ClothesFilter(), sparse)),
      Story("closet-filtered", page(season, Array(sections.prefix(3)))),
      Story("closet-category", page(category, [sections[1]])),
      Story("closet-nothing", page(nothing, empty)),
      Story("closet-empty", page(ClothesFilter(), empty, isEmpty: true)),
      Story("section", SectionPage(filter: ClothesFilter(), section: sections[0])),
    ]
  }

  private func page(
    _ filter: ClothesFilter, _ sections: [ClosetSection], isEmpty: Bool = false, hasSample: Bool = false
  ) -> ClosetPage {
    ClosetPage(filter: filter, sections: sections, isEmpty: isEmpty, hasSample: hasSample)
  }

  private func garment(_ language: Language) -> [Story] {
    let card = section(.outer, language).cards[1]
    var lost = section(.top, language).cards[2]
    lost.picture = nil
    let limit = 64 << 20
    let more =
      language == .korean ? "종로 빈티지 가게, 2021년 겨울.\n안감 수선함." : "Vintage shop in Jongno, winter 2021.\nLining mended."
    let description = "\(card.caption)\n\(more)"
    let form = ClothesForm(category: "outer", seasons: ["spring", "winter"], description: description)
    let refused: [UploadResultPage.Refused] = [
      .init(name: "IMG_2041.MOV", reason: .picture(.notDecodable(.video))),
      .init(name: "scan.svg", reason: .picture(.notDecodable(.svg))),
      .init(
        name: "panorama.jpg",
        reason: .picture(
          .tooManyPixels(PixelSize(width: 40000, height: 12000), frames: 1, limit: 250_000_000))),
      .init(name: "DSC_0001.tif", reason: .tooLarge(limit: limit)),
      .init(name: "IMG_2042.HEIC", reason: .picture(.damaged(""))),
    ]
    return [
      Story(
        "garment",
        GarmentPage(
          card: card, description: description, addedAt: moment, original: "JPEG · 3024 × 4032 · 2.1 MB"),
        notice: .saved),
      Story("garment-lost", GarmentPage(card: lost, description: "", addedAt: moment, original: nil)),
      Story("add", NewGarmentPage(fields: GarmentFields(ClothesForm(category: "top")), formID: "1", fileLimit: limit)),
      Story(
        "add-faults",
        NewGarmentPage(
          fields: GarmentFields(ClothesForm(), faults: ClothesForm.Faults([.category: .missing])), formID: "1",
          isPhotoMissing: true, fileLimit: limit)),
      Story("edit", EditGarmentPage(card: card, fields: GarmentFields(form))),
      Story("delete", DeleteGarmentPage(card: card)),
      Story("result-some", UploadResultPage(taken: 2, refused: refused, category: .top)),
      Story(
        "add-refused",
        NewGarmentPage(
          fields: GarmentFields(form), formID: "1", arePhotosLost: true, refused: [refused[1]], fileLimit: limit)),
    ]
  }

  private var accounts: [Story] {
    let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604.1"
    let desk = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    let lines: [SessionsPage.Line] = [
      .init(id: "1", userAgent: desk, address: "192.168.1.20", lastUsedAt: moment, isThisOne: true),
      .init(id: "2", userAgent: phone, address: "192.168.1.31", lastUsedAt: moment, isThisOne: false),
      .init(id: "3", userAgent: "", address: "203.0.113.9", lastUsedAt: moment, isThisOne: false),
    ]
    let first = PasswordPage(accountName: "owner", hasPassword: false, minimumLength: 8, maximumLength: 256)
    let change = PasswordPage(
      accountName: "owner", hasPassword: true, minimumLength: 8, maximumLength: 256, fault: .currentWrong)
    return [
      Story("login", LoginPage()),
      Story("login-wrong", LoginPage(name: "owner", fault: .wrong)),
      Story("welcome", WelcomePage(token: "token")),
      Story("welcome-expired", WelcomePage(token: nil)),
      Story("password-first", first),
      Story("password-change", change),
      Story("sessions", SessionsPage(lines: lines)),
      Story("menu", MenuPage(accountName: "owner")),
      Story("phone", phonePage("http://192.168.1.20:8080", isLocal: false)),
      Story("phone-local", phonePage("http://localhost:8080", isLocal: true)),
    ]
  }

  private func phonePage(_ address: String, isLocal: Bool) -> PhonePage {
    PhonePage(address: address, code: QRCode(address), isLocal: isLocal)
  }

  private var errors: [Story] {
    [400, 401, 403, 404, 405, 413, 422, 429, 500, 503, 507].map { code in
      Story("error-\(code)", ErrorPage(status: HTTPStatus(code), requestID: "0198c0de-7a31"))
    }
  }

  /// 2026-05-17, 09:00 UTC.
  private var moment: Instant { Instant(milliseconds: 1_779_008_400_000) }

  private func section(_ category: Closet.Category, _ language: Language) -> ClosetSection {
    let cards = garments(language).filter { $0.draft.category == category }.enumerated().map { index, garment in
      GarmentCard(
        id: ClothesID("\(category.rawValue)-\(index)"), category: category, seasons: garment.draft.seasons,
        caption: garment.draft.description, picture: picture(garment))
    }
    return ClosetSection(
      category: category, cards: cards, total: cards.count * 3,
      next: cards.last.map { ClothesCursor(after: placeholder($0)) })
  }

  /// The photo of a garment; nil when its bytes are none.
  private func picture(_ garment: SampleGarment) -> ShownPicture? {
    guard let header = try? ImageHeader.probe(ImageBytes(garment.bytes)) else { return nil }
    return ShownPicture(
      key: garment.name, size: header.uprightSize, hasAlpha: header.hasAlpha,
      sources: [.init(width: header.uprightSize.width, address: garment.name)], placeholder: nil)
  }

  private func placeholder(_ card: GarmentCard) -> Clothes {
    Clothes(
      id: card.id, category: card.category, seasons: card.seasons, description: "", pictureID: PictureID("-"),
      isSample: false, createdAt: moment, updatedAt: moment)
  }
}
