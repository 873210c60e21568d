private import Storage

extension Category {
  /// The category that a folder of this name holds, in Korean or English; nil when the name tells none.
  ///
  /// The whole name is looked up, then its last word, which is what the others describe in both languages (`winter
  /// coats`, `겨울 코트`), unless another word tells another category. Case, composition, numbers, separators and the plural
  /// don't matter.
  package static func named(_ folderName: String) -> Category? {
    let words = FoldedText(folderName).text.split { !$0.isLetter }.map(String.init)
    if let category = lookUp(words.joined()) { return category }
    guard let category = words.last.flatMap(lookUp) else { return nil }
    let others = words.dropLast().compactMap(lookUp)
    return others.allSatisfy { $0 == category } ? category : nil
  }

  private static func lookUp(_ word: String) -> Category? {
    singulars(of: word).lazy.compactMap { names[$0] }.first
  }

  /// The word, and what it may be the plural of.
  private static func singulars(of word: String) -> [String] {
    var forms = [word]
    if word.hasSuffix("들") { forms.append(String(word.dropLast())) }
    if word.hasSuffix("s") { forms.append(String(word.dropLast())) }
    if word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
    if word.hasSuffix("ies") { forms.append(String(word.dropLast(3)) + "y") }
    return forms
  }

  private static let names: [String: Category] = {
    var names: [String: Category] = [:]
    for (category, words) in wordsByCategory {
      for word in words.split(whereSeparator: \.isWhitespace) {
        let earlier = names.updateValue(category, forKey: FoldedText(String(word)).text)
        precondition(earlier == nil, "\(word) is listed twice")
      }
    }
    return names
  }()

  /// One form each, without separators.
  private static let wordsByCategory: [(Category, String)] = [
    (
      .outer,
      """
      outer outerwear outwear outergarment coat overcoat trenchcoat raincoat jacket blazer cardigan parka anorak puffer
      windbreaker vest
      아우터 아우터웨어 겉옷 외투 자켓 재킷 쟈켓 코트 트렌치코트 롱코트 점퍼 잠바 패딩 롱패딩 가디건 카디건 파카 야상 바람막이
      블레이저 조끼 베스트
      """
    ),
    (
      .top,
      """
      top shirt tshirt tee teeshirt blouse sweater sweatshirt hoodie hoody knit knitwear jumper pullover polo poloshirt
      tanktop
      상의 윗옷 웃옷 탑 톱 셔츠 와이셔츠 티 티셔츠 블라우스 니트 스웨터 맨투맨 후드 후드티 후디 남방 반팔 긴팔 반팔티 긴팔티 나시
      """
    ),
    (
      .bottom,
      """
      bottom pant trouser jean denim skirt short legging slack chino
      하의 아래옷 바지 청바지 반바지 긴바지 면바지 팬츠 치마 스커트 슬랙스 레깅스 데님
      """
    ),
    (
      .shoes,
      """
      shoe footwear sneaker trainer boot sandal heel loafer slipper pump
      신발 구두 운동화 스니커즈 부츠 장화 샌들 로퍼 슬리퍼 슈즈 하이힐 단화
      """
    ),
    (
      .accessory,
      """
      accessory acc bag handbag backpack hat cap beanie scarf scarve belt glove tie necktie sock watch glasses
      sunglasses jewelry jewellery
      액세서리 액세사리 악세서리 악세사리 소품 잡화 패션잡화 가방 모자 벨트 허리띠 목도리 스카프 장갑 넥타이 양말 시계 안경
      선글라스 주얼리 장신구 귀걸이 목걸이 반지
      """
    ),
  ]
}
