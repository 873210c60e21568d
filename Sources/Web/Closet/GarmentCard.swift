package import Closet

/// A garment in a row or a wall of them.
package struct GarmentCard: Sendable, Hashable {
  package var id: ClothesID
  package var category: Closet.Category
  package var seasons: Seasons
  /// The first line of its description; may be empty.
  package var caption: String
  /// Nil when the picture can't be shown.
  package var picture: ShownPicture?

  package init(
    id: ClothesID, category: Closet.Category, seasons: Seasons, caption: String, picture: ShownPicture?
  ) {
    self.id = id
    self.category = category
    self.seasons = seasons
    self.caption = caption
    self.picture = picture
  }

  /// Where its page is.
  var address: String { "/closet/\(id.text)" }

  /// Its caption, or what kind of thing it is.
  func name(_ words: Words) -> String { caption.isEmpty ? words(category.phrase) : caption }
}

/// Where a card stands, which says how wide its picture is laid out.
enum CardPlace: String {
  case rail, wall

  /// A rail's pictures are 34 % of the window's height, at least 230 and at most 400 pixels; most are 3 to 4.
  var sizes: String {
    switch self {
    case .rail: "clamp(173px, 26vh, 300px)"
    case .wall: "(min-width: 800px) 230px, 45vw"
    }
  }
}

func garmentCard(
  _ card: GarmentCard, in place: CardPlace, words: Words, loading: PictureLoading, carriesPlaceholder: Bool = false
) -> HTML {
  let name = card.name(words)
  return li(.class("card")) {
    a(.href(card.address)) {
      if let shown = card.picture {
        picture(
          shown, alt: words(.photoOf(name)), sizes: place.sizes, loading: loading,
          carriesPlaceholder: carriesPlaceholder)
      } else {
        span(.class("lost")) { words(.photoMissing) }
      }
      span(.class("caption")) {
        span { name }
        span(.class("when")) { card.seasons.names(words) }
      }
    }
  }
}
