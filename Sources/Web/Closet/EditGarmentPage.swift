/// The form that changes what is known of a garment.
package struct EditGarmentPage: WebPage {
  package var card: GarmentCard
  package var fields: GarmentFields
  /// The closet as it was filtered, where one came from.
  package var closetAddress: String

  package init(card: GarmentCard, fields: GarmentFields, closetAddress: String = "/closet") {
    self.card = card
    self.closetAddress = closetAddress
    self.fields = fields
  }

  package var pictures: [ShownPicture] { card.picture.map { [$0] } ?? [] }
  package var place: Place? { .closet }
  package func title(_ words: Words) -> String { words(.editTitle) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    let back = addressOnward(card.address, from: closetAddress)
    return HTML {
      header(.class("head narrow")) {
        backLink(to: back, words: words)
        h1 { words(.editTitle) }
      }
      div(.class("sheet")) {
        formMessage(fields.faults == nil ? nil : words(.errorSummary))
        form(.class("form"), .method("post"), .action(card.address)) {
          formToken(context)
          closetField(closetAddress)
          div(.class("before-after")) {
            if let shown = card.picture {
              picture(shown, alt: words(.photoOf(card.name(words))), sizes: "112px", loading: .first)
            } else {
              span(.class("lost")) { words(.photoMissing) }
            }
            fields.description(words)
          }
          fields.category(words)
          fields.seasons(words)
          div(.class("ends")) {
            button(.class("button main"), .type("submit"), .data("busy", words(.sending))) { words(.save) }
            a(.class("button plain"), .href(back)) { words(.cancel) }
          }
        }
      }
    }
  }
}
