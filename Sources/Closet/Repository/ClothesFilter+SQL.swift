import Storage

extension ClothesFilter {
  /// The conditions that a row of `clothes` meets to be shown, but for its owner and category.
  private var conditions: [SQL] {
    var conditions: [SQL] = []
    if let season { conditions.append("seasons & \(Seasons(of: season)) <> 0") }
    for word in text?.words ?? [] { conditions.append("description_folded LIKE \(word.likePattern) ESCAPE '\\'") }
    return conditions
  }

  /// Garments of one category in the order of the filter, from a place in the list on.
  func listing(owner: String, category: Category, after cursor: ClothesCursor?, limit: Int) -> SQL {
    var conditions: [SQL] = ["owner = \(owner)", "category = \(category)"] + conditions
    // The identifier is part of the order: garments of the same moment keep their place from page to page.
    switch (sort, cursor) {
    case (_, nil): break
    case (.newest, let cursor?): conditions.append("(created_at, id) < (\(cursor.createdAt), \(cursor.id))")
    case (.oldest, let cursor?): conditions.append("(created_at, id) > (\(cursor.createdAt), \(cursor.id))")
    }
    let order: SQL = sort == .newest ? "created_at DESC, id DESC" : "created_at, id"
    return """
      SELECT \(Clothes.columns) FROM clothes WHERE \(.joined(conditions, separator: " AND "))
      ORDER BY \(order) LIMIT \(limit)
      """
  }

  /// How many garments each of the categories has; one without any has no row.
  func counting(owner: String, categories: [Category]) -> SQL {
    let conditions: [SQL] = ["owner = \(owner)", "category IN (\(.list(categories)))"] + conditions
    return """
      SELECT category, count(*) AS total FROM clothes WHERE \(.joined(conditions, separator: " AND "))
      GROUP BY category
      """
  }
}
