import Closet
import HTTP
import Imaging
import Platform

extension Storybook {
  /// The pages, with words of that language where people would have typed some.
  static func stories(in language: Language) -> [Story] { closet(language) + garment(language) + accounts + errors }

  private static func closet(_ language: Language) -> [Story] {
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

  private static func page(
    _ filter: ClothesFilter, _ sections: [ClosetSection], isEmpty: Bool = false, hasSample: Bool = false
  ) -> ClosetPage {
    ClosetPage(filter: filter, sections: sections, isEmpty: isEmpty, hasSample: hasSample)
  }

  private static func garment(_ language: Language) -> [Story] {
    let card = section(.outer, language).cards[1]
    var lost = section(.top, language).cards[2]
    lost.picture = nil
    let limit = 64 << 20
    let description = descriptions(.outer, language)[1]
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
      Story("add", NewGarmentPage(fields: GarmentFields(ClothesForm(category: "top")), fileLimit: limit)),
      Story(
        "add-faults",
        NewGarmentPage(
          fields: GarmentFields(ClothesForm(), faults: ClothesForm.Faults([.category: .missing])),
          isPhotoMissing: true, fileLimit: limit)),
      Story("edit", EditGarmentPage(card: card, fields: GarmentFields(form))),
      Story("delete", DeleteGarmentPage(card: card)),
      Story("result-some", UploadResultPage(taken: 2, refused: refused, category: .top)),
      Story("result-none", UploadResultPage(taken: 0, refused: [refused[1]], category: .top)),
    ]
  }

  private static var accounts: [Story] {
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

  private static func phonePage(_ address: String, isLocal: Bool) -> PhonePage {
    PhonePage(address: address, code: QRCode(address), isLocal: isLocal)
  }

  private static var errors: [Story] {
    [400, 401, 403, 404, 405, 413, 422, 429, 500, 503, 507].map { code in
      Story("error-\(code)", ErrorPage(status: HTTPStatus(code), requestID: "0198c0de-7a31"))
    }
  }

  /// 2026-05-17, 09:00 UTC.
  private static var moment: Instant { Instant(milliseconds: 1_779_008_400_000) }

  private static func section(_ category: Closet.Category, _ language: Language) -> ClosetSection {
    let drawings = Drawing.all.filter { $0.category == category }
    let cards = drawings.enumerated().map { index, drawing in
      let picture = ShownPicture(
        key: drawing.name, size: drawing.size, hasAlpha: drawing.ground == nil,
        sources: [.init(width: drawing.size.width, address: "\(drawing.name).svg")], placeholder: nil)
      return GarmentCard(
        id: ClothesID(drawing.name), category: category, seasons: seasons[index % seasons.count],
        caption: caption(descriptions(category, language)[index % 3]), picture: picture)
    }
    return ClosetSection(
      category: category, cards: cards, total: cards.count * 3, next: cards.count > 4 ? cursor : nil)
  }

  private static func caption(_ description: String) -> String {
    description.split(separator: "\n").first.map(String.init) ?? ""
  }

  private static let cursor = try? ClothesCursor("1779008400000.id-0001")  // nil would show in the pages

  private static let seasons: [Seasons] = [[.spring, .autumn], .allYear, [.winter], [.summer]]

  private static func descriptions(_ category: Closet.Category, _ language: Language) -> [String] {
    switch (category, language) {
    case (.outer, .korean): ["네이비 맥코트", "캐멜 울 코트\n종로 빈티지 가게, 2021년 겨울. 안감 수선함.", ""]
    case (.top, .korean): ["흰 옥스퍼드 셔츠", "남색 니트", "여름 린넨 셔츠 반팔"]
    case (.bottom, .korean): ["생지 데님", "베이지 치노", ""]
    case (.shoes, .korean): ["흰 스니커즈", "갈색 첼시 부츠", ""]
    case (.accessory, .korean): ["가죽 토트백", "초록 에코백", ""]
    case (.outer, .english): ["Navy mac", "Camel wool coat\nVintage shop in Jongno, winter 2021. Lining mended.", ""]
    case (.top, .english): ["White oxford shirt", "Navy knit", "Short-sleeved linen shirt for summer"]
    case (.bottom, .english): ["Raw denim", "Beige chinos", ""]
    case (.shoes, .english): ["White trainers", "Brown Chelsea boots", ""]
    case (.accessory, .english): ["Leather tote", "Green shopper", ""]
    }
  }
}
