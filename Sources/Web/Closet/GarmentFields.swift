package import Closet

/// The fields of a garment's form as they were filled in, with what is wrong with them.
package struct GarmentFields: Sendable, Hashable {
  package var form: ClothesForm
  package var faults: ClothesForm.Faults?

  package init(_ form: ClothesForm, faults: ClothesForm.Faults? = nil) {
    self.form = form
    self.faults = faults
  }

  func category(_ words: Words) -> HTML {
    fieldset(.class("field")) {
      legend { words(.garmentCategory) }
      div(.class("kinds")) {
        for each in Closet.Category.allCases {
          label(.class("pick")) {
            input(
              .type("radio"), .name(ClothesForm.Field.category.rawValue), .value(each.rawValue), .required,
              each.rawValue == form.category ? .checked : nil)
            span {
              icon(each.icon)
              words(each.phrase)
            }
          }
        }
      }
      fieldNote("category", hint: nil, error: faults?[.category] == nil ? nil : words(.errorCategoryMissing))
    }
  }

  func seasons(_ words: Words) -> HTML {
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
              .type("checkbox"), .name(ClothesForm.Field.seasons.rawValue), .value(season.rawValue),
              form.seasons.contains(season.rawValue) ? .checked : nil)
            span { words(season.phrase) }
          }
        }
      }
      fieldNote("seasons", hint: words(.seasonsHint), error: nil)
    }
  }

  func description(_ words: Words) -> HTML {
    let error = descriptionError(words)
    return div(.class("field")) {
      label(.for("description")) {
        words(.description)
        " "
        optionalMark(words)
      }
      textarea(
        .class("entry"), .id("description"), .name(ClothesForm.Field.description.rawValue), .rows(3),
        .maxlength(ClothesDraft.maximumDescriptionLength),
        .aria("describedby", "description-note"), error == nil ? nil : .aria("invalid", "true")
      ) {
        // The first line break after the tag isn't content (HTML standard, section 13.2.6.4.7).
        "\n" + form.description
      }
      fieldNote("description", hint: words(.descriptionHint(ClothesDraft.maximumDescriptionLength)), error: error)
    }
  }

  private func descriptionError(_ words: Words) -> String? {
    switch faults?[.description] {
    case nil: nil
    case .tooLong: words(.errorDescriptionTooLong(ClothesDraft.maximumDescriptionLength))
    case .missing, .unknown, .unprintable: words(.errorDescriptionUnprintable)
    }
  }

  private func optionalMark(_ words: Words) -> HTML { span(.class("quiet small")) { words(.optional) } }
}
