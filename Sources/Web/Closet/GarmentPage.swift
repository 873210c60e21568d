private import Closet
package import Platform

/// One garment: its photo as large as the window allows, what is known of it, and what can be done.
package struct GarmentPage: WebPage {
  package var card: GarmentCard
  /// All that its owner wrote.
  package var description: String
  package var addedAt: Instant
  /// The original's format, size and length, such as `JPEG · 3024 × 4032 · 2.1 MB`; nil when the photo is lost.
  package var original: String?
  /// Where Back leads: the closet as it was filtered.
  package var closetAddress: String

  package init(
    card: GarmentCard, description: String, addedAt: Instant, original: String?, closetAddress: String = "/closet"
  ) {
    self.card = card
    self.description = description
    self.addedAt = addedAt
    self.original = original
    self.closetAddress = closetAddress
  }

  package var modules: [Asset] { [.zoom] }
  package var pictures: [ShownPicture] { card.picture.map { [$0] } ?? [] }
  package var place: Place? { .closet }
  package func title(_ words: Words) -> String { card.name(words) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    return article(.class("garment")) {
      figure {
        backLink(to: closetAddress, words: words, style: "round float")
        if let shown = card.picture {
          a(
            .href(shown.largest), .data("zoom", words(.close)), .data("larger", words(.zoomIn)),
            .data("whole", words(.zoomOut)), .aria("label", words(.photoZoom))
          ) {
            picture(
              shown, alt: words(.photoOf(card.name(words))), sizes: "(min-width: 800px) calc(100vw - 420px), 100vw",
              loading: .first)
          }
        } else {
          span(.class("lost")) { words(.photoMissing) }
        }
      }
      div(.class("facts")) {
        header {
          p(.class("quiet small")) { words(card.category.phrase) }
          h1(isNameCut ? .class("long") : nil) { isNameCut ? firstLine : card.name(words) }
        }
        if !restOfDescription.isEmpty { p(.class("what")) { restOfDescription } }
        facts(context)
        deeds(words)
      }
    }
  }

  private var firstLine: String { String(description.prefix { !$0.isNewline }) }

  /// A card shows less of the first line than there is.
  private var isNameCut: Bool { !card.caption.isEmpty && card.caption != firstLine && card.caption.hasSuffix("…") }

  /// The lines after the one that serves as the name.
  private var restOfDescription: String {
    guard let end = description.firstIndex(where: \.isNewline) else { return "" }
    return String(description[end...].drop { $0.isNewline })
  }

  private func facts(_ context: PageContext) -> HTML {
    let words = context.words
    let added = CalendarDate(addedAt, offset: context.timeOffset)
    return dl {
      div {
        dt { words(.garmentSeasons) }
        dd { card.seasons.names(words) }
      }
      div {
        dt { words(.garmentAdded) }
        dd { time(.datetime(added.iso)) { added.text(in: words.language) } }
      }
      if let original {
        div {
          dt { words(.garmentOriginal) }
          dd { original }
        }
      }
    }
  }

  private func deeds(_ words: Words) -> HTML {
    let address = card.address
    return div(.class("deeds")) {
      a(.class("button"), .href(addressOnward("\(address)/edit", from: closetAddress))) {
        icon(.pencil)
        words(.garmentEdit)
      }
      a(.class("button"), .href(addressOnward("\(address)/delete", from: closetAddress))) {
        icon(.trash)
        words(.garmentDelete)
      }
      if original != nil {
        a(.class("button plain wide"), .href("\(address)/original"), .download) {
          icon(.download)
          words(.garmentDownload)
        }
      }
    }
  }
}
