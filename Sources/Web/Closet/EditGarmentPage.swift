/// The form that changes what is known of a garment.
package struct EditGarmentPage: WebPage {
  package var card: GarmentCard
  package var fields: GarmentFields

  package init(card: GarmentCard, fields: GarmentFields) {
    self.card = card
    self.fields = fields
  }

  package var pictures: [ShownPicture] { card.picture.map { [$0] } ?? [] }
  package var place: Place? { .closet }
  package func title(_ words: Words) -> String { words(.editTitle) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    let address = card.address
    return HTML {
      header(.class("head narrow")) {
        backLink(to: address, words: words)
        h1 { words(.editTitle) }
      }
      div(.class("sheet")) {
        formMessage(fields.faults == nil ? nil : words(.errorSummary))
        form(.class("form"), .method("post"), .action(address)) {
          formToken(context)
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
            a(.class("button plain"), .href(address)) { words(.cancel) }
          }
        }
      }
    }
  }
}
