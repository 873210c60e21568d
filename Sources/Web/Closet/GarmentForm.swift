package import Closet

/// What is filled in of a garment, and what is wrong with it.
package struct GarmentForm: Sendable, Hashable {
  package enum Fault: Sendable, Hashable {
    case photoMissing
    case categoryMissing
    case descriptionTooLong(limit: Int)
  }

  package var category: Closet.Category?
  package var seasons: Seasons
  package var description: String
  package var faults: [Fault]

  package init(
    category: Closet.Category? = nil, seasons: Seasons = [], description: String = "", faults: [Fault] = []
  ) {
    self.category = category
    self.seasons = seasons
    self.description = description
    self.faults = faults
  }

  func categoryField(_ words: Words) -> HTML {
    fieldset(.class("field")) {
      legend { words(.garmentCategory) }
      div(.class("kinds")) {
        for each in Closet.Category.allCases {
          label(.class("pick")) {
            input(
              .type("radio"), .name("category"), .value(each.rawValue), .required, each == category ? .checked : nil)
            span {
              icon(each.icon)
              words(each.phrase)
            }
          }
        }
      }
      fieldNote(
        "category", hint: nil, error: faults.contains(.categoryMissing) ? words(.errorCategoryMissing) : nil)
    }
  }

  func seasonsField(_ words: Words) -> HTML {
    fieldset(.class("field"), .aria("describedby", "seasons-note")) {
      legend {
        words(.garmentSeasons)
        " "
        optionalMark(words)
      }
      div(.class("times")) {
        for season in Season.allCases {
          label(.class("pick")) {
            input(
              .type("checkbox"), .name("seasons"), .value(season.rawValue),
              seasons.contains(season.seasons) ? .checked : nil)
            span { words(season.phrase) }
          }
        }
      }
      fieldNote("seasons", hint: words(.seasonsHint), error: nil)
    }
  }

  func descriptionField(_ words: Words) -> HTML {
    var error: String?
    for case .descriptionTooLong(let limit) in faults { error = words(.errorDescriptionTooLong(limit)) }
    return div(.class("field")) {
      label(.for("description")) {
        words(.description)
        " "
        optionalMark(words)
      }
      textarea(
        .class("entry"), .id("description"), .name("description"), .rows(3), .aria("describedby", "description-note"),
        error == nil ? nil : .aria("invalid", "true")
      ) {
        // The first line break after the tag isn't content (HTML standard, section 13.2.6.4.7).
        "\n" + description
      }
      fieldNote("description", hint: words(.descriptionHint), error: error)
    }
  }

  private func optionalMark(_ words: Words) -> HTML { span(.class("quiet small")) { words(.optional) } }
}
