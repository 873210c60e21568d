/// Asks before a garment is deleted.
package struct DeleteGarmentPage: WebPage {
  package var card: GarmentCard
  /// The closet as it was filtered, where one came from.
  package var closetAddress: String

  package init(card: GarmentCard, closetAddress: String = "/closet") {
    self.card = card
    self.closetAddress = closetAddress
  }

  package var pictures: [ShownPicture] { card.picture.map { [$0] } ?? [] }
  package var place: Place? { .closet }
  package func title(_ words: Words) -> String { words(.deleteTitle) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    let address = card.address
    return HTML {
      header(.class("head narrow")) { h1 { words(.deleteTitle) } }
      div(.class("sheet")) {
        div(.class("before-after")) {
          if let shown = card.picture {
            picture(shown, alt: words(.photoOf(card.name(words))), sizes: "112px", loading: .first)
          }
          div {
            p { strong { card.name(words) } }
            p(.class("quiet")) { words(.deleteText) }
          }
        }
        form(.class("ends"), .method("post"), .action("\(address)/delete")) {
          formToken(context)
          closetField(closetAddress)
          button(.class("button alarm main"), .type("submit"), .data("busy", words(.sending))) { words(.deleteSubmit) }
          a(.class("button plain"), .href(addressOnward(address, from: closetAddress))) { words(.cancel) }
        }
      }
    }
  }
}
