import Closet
import Embedded
import Web

extension SampleWardrobe {
  /// Every garment of the sample, in the order in which the sections show them, described in a language.
  ///
  /// The pictures are drawn by `Scripts/make-sample-wardrobe.py`; some have no ground, to show that transparency is kept.
  static func garments(describedIn language: Language) -> [SampleGarment] {
    drawings.map { $0.garment(describedIn: language) }
  }

  /// What is known of each picture in `CEmbedded`. A name is `<category>-<what it is>`, without the ending.
  private static var drawings: [Drawing] {
    [
      Drawing("outer-trench-coat", .outer, [.spring, .autumn], "베이지 트렌치코트", "Beige trench coat"),
      Drawing("outer-denim-jacket", .outer, [.spring, .autumn], "워싱 데님 재킷", "Washed denim jacket"),
      Drawing("outer-padded-jacket", .outer, .winter, "머스터드 패딩", "Mustard padded jacket"),
      Drawing("outer-cardigan", .outer, [.spring, .autumn], "장밋빛 니트 카디건", "Rose knit cardigan"),
      Drawing("outer-blazer", .outer, [.spring, .autumn, .winter], "글렌체크 블레이저", "Glen check blazer"),
      Drawing("outer-parka", .outer, .winter, "카키 야상 파카", "Olive parka with a fur hood"),
      Drawing("outer-fleece", .outer, [.autumn, .winter], "크림색 플리스", "Cream fleece"),

      Drawing("top-striped-shirt", .top, [.spring, .autumn], "마린 스트라이프 티셔츠", "Breton striped shirt"),
      Drawing("top-cable-knit", .top, .winter, "초록 꽈배기 니트", "Green cable knit"),
      Drawing("top-t-shirt", .top, .allYear, "흰색 포켓 티셔츠", "White pocket T-shirt"),
      Drawing("top-blouse", .top, [.spring, .summer], "분홍 리본 블라우스", "Pink bow blouse"),
      Drawing("top-oxford-shirt", .top, .allYear, "하늘색 옥스퍼드 셔츠", "Sky blue Oxford shirt"),
      Drawing("top-flannel-shirt", .top, [.autumn, .winter], "빨강 체크 플란넬 셔츠", "Red check flannel shirt"),
      Drawing("top-sleeveless", .top, .summer, "테라코타 골지 민소매", "Terracotta ribbed tank top"),
      Drawing("top-hoodie", .top, [.spring, .autumn, .winter], "회색 후드티", "Grey hoodie"),
      Drawing("top-polo-shirt", .top, .summer, "파란 피케 셔츠", "Blue polo shirt"),

      Drawing("bottom-jeans", .bottom, .allYear, "중청 데님 바지", "Mid blue jeans"),
      Drawing("bottom-pleated-skirt", .bottom, [.spring, .autumn, .winter], "체크 플리츠스커트", "Tartan pleated skirt"),
      Drawing("bottom-slacks", .bottom, .allYear, "차콜 슬랙스", "Charcoal slacks"),
      Drawing("bottom-long-skirt", .bottom, [.spring, .summer], "세이지 새틴 롱스커트", "Sage satin long skirt"),
      Drawing("bottom-corduroys", .bottom, [.autumn, .winter], "갈색 코듀로이 바지", "Brown corduroys"),
      Drawing("bottom-shorts", .bottom, .summer, "베이지 반바지", "Khaki shorts"),
      Drawing("bottom-joggers", .bottom, .allYear, "초록 조거 팬츠", "Green joggers"),

      Drawing("shoes-sneakers", .shoes, .allYear, "흰색 스니커즈", "White sneakers"),
      Drawing("shoes-loafers", .shoes, [.spring, .autumn], "버건디 로퍼", "Burgundy penny loafers"),
      Drawing("shoes-chelsea-boots", .shoes, [.autumn, .winter], "첼시 부츠", "Chelsea boots"),
      Drawing("shoes-heels", .shoes, [.spring, .summer, .autumn], "빨간 하이힐", "Red heels"),
      Drawing("shoes-sandals", .shoes, .summer, "버클 샌들", "Two-strap sandals"),
      Drawing("shoes-rain-boots", .shoes, [.spring, .summer], "노란 장화", "Yellow rain boots"),

      Drawing("accessory-scarf", .accessory, .winter, "빨간 체크 목도리", "Red tartan scarf"),
      Drawing("accessory-cap", .accessory, [.spring, .summer], "배색 야구 모자", "Two-tone cap"),
      Drawing("accessory-tote-bag", .accessory, .allYear, "나뭇잎 에코백", "Canvas tote with a fern"),
      Drawing("accessory-belt", .accessory, .allYear, "갈색 가죽 벨트", "Brown leather belt"),
      Drawing("accessory-beanie", .accessory, .winter, "방울 비니", "Bobble hat"),
      Drawing("accessory-sunglasses", .accessory, .summer, "호피 무늬 선글라스", "Tortoiseshell sunglasses"),
      Drawing("accessory-watch", .accessory, .allYear, "가죽 손목시계", "Leather-strap watch"),
    ]
  }
}

/// A picture of the sample wardrobe, and what is said of it in both languages.
private struct Drawing {
  let name: String
  let category: Category
  let seasons: Seasons
  let korean: String
  let english: String

  init(_ name: String, _ category: Category, _ seasons: Seasons, _ korean: String, _ english: String) {
    self.name = name
    self.category = category
    self.seasons = seasons
    self.korean = korean
    self.english = english
  }

  func garment(describedIn language: Language) -> SampleGarment {
    let description =
      switch language {
      case .korean: korean
      case .english: english
      }
    return SampleGarment(
      name: "\(name).webp", draft: ClothesDraft(category: category, seasons: seasons, description: description),
      bytes: EmbeddedFile("sample/\(name).webp").bytes)
  }
}
