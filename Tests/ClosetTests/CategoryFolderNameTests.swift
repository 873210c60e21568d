import Closet
import Testing

@Suite struct CategoryFolderNameTests {
  @Test(arguments: [
    (Category.outer, ["outer", "Outerwear", "COATS", "jackets", "아우터", "겉옷", "외투", "자켓", "재킷", "코트"]),
    (.top, ["top", "Tops", "shirt", "T-Shirts", "t_shirt", "tees", "sweaters", "hoodies", "상의", "셔츠", "니트", "맨투맨"]),
    (.bottom, ["bottom", "Bottoms", "pants", "trousers", "jeans", "Skirts", "shorts", "하의", "바지", "청바지", "치마"]),
    (.shoes, ["shoe", "Shoes", "sneakers", "boots", "신발", "구두", "운동화", "슈즈"]),
    (
      .accessory,
      [
        "accessory", "Accessories", "bags", "scarves", "watches", "hats", "액세서리", "악세사리", "악세서리", "액세사리", "가방", "모자",
      ]
    ),
  ])
  func `names in Korean and English tell their category`(category: Category, names: [String]) {
    for name in names { #expect(Category.named(name) == category, "\(name)") }
  }

  @Test(arguments: Category.allCases)
  func `each category knows its own name`(category: Category) {
    #expect(Category.named(category.rawValue) == category)
  }

  @Test(arguments: [
    "\u{110B}\u{1161}\u{110B}\u{116E}\u{1110}\u{1165}", " 아우터 ", "01 아우터", "아우터_2024", "[아우터]", "아우터들", "OUTER",
    "1-outer",
    "Outer.Wear", "winter coats", "겨울 코트", "Winter_Coats_2024", "coats & jackets",
  ])
  func `composition, case, numbers, separators and plurals don't matter`(name: String) {
    #expect(Category.named(name) == .outer)
  }

  @Test(arguments: [
    "", " ", "2024", "photos", "DCIM", "top 10 photos", "dresses", "원피스", "coats and shoes", "상의 하의", "shoebox",
    "topology",
    "s", "es", "들", "🧥", "내 옷", "outers of the sea",
  ])
  func `a name that tells no category, or two, tells none`(name: String) {
    #expect(Category.named(name) == nil)
  }
}
