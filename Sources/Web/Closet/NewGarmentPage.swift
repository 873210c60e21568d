/// The form that adds clothes: one from each photo.
package struct NewGarmentPage: WebPage {
  package var fields: GarmentFields
  /// Tells this form from the same one opened again, so that sending it twice adds nothing twice.
  package var formID: String
  /// The form was sent without a photo.
  package var isPhotoMissing: Bool
  /// The form was sent with photos, none of which was kept: they have to be chosen once more.
  package var arePhotosLost: Bool
  /// The photos that couldn't be used, when none could.
  package var refused: [UploadResultPage.Refused]
  /// The longest file that is taken, in bytes.
  package var fileLimit: Int

  package init(
    fields: GarmentFields, formID: String, isPhotoMissing: Bool = false, arePhotosLost: Bool = false,
    refused: [UploadResultPage.Refused] = [], fileLimit: Int
  ) {
    self.fields = fields
    self.formID = formID
    self.isPhotoMissing = isPhotoMissing
    self.arePhotosLost = arePhotosLost
    self.refused = refused
    self.fileLimit = fileLimit
  }

  /// Everything that is taken. The names of endings are for systems that know no type for them.
  static let acceptedTypes =
    "image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,image/gif,image/tiff,.heic,.heif,.avif,.tif,.tiff"

  package var modules: [Asset] { [.upload] }
  package var place: Place? { .add }
  package func title(_ words: Words) -> String { words(.addTitle) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    return HTML {
      header(.class("head narrow")) {
        backLink(to: "/closet", words: words)
        h1 { words(.addTitle) }
      }
      div(.class("sheet")) {
        formMessage(message(words))
        if !refused.isEmpty { refusedFiles(refused, words) }
        form(
          .class("form"), .method("post"), .action("/closet"), .enctype("multipart/form-data"), .data("upload")
        ) {
          formToken(context)
          input(.type("hidden"), .name("form"), .value(formID))
          photosField(words)
          fields.category(words)
          fields.seasons(words)
          fields.description(words)
          div(.class("ends")) {
            button(.class("button main"), .type("submit"), .data("busy", words(.sending))) { words(.addSubmit) }
          }
        }
      }
    }
  }

  private func message(_ words: Words) -> String? {
    if !refused.isEmpty { return words(.resultNone) }
    return fields.faults == nil && !isPhotoMissing ? nil : words(.errorSummary)
  }

  private func photoFault(_ words: Words) -> String? {
    if isPhotoMissing { return words(.errorPhotoMissing) }
    return arePhotosLost || !refused.isEmpty ? words(.photosAgain) : nil
  }

  private func photosField(_ words: Words) -> HTML {
    let fault = photoFault(words)
    return fieldset(.class("field"), .aria("describedby", "photos-note")) {
      legend(.class("unseen")) { words(.photos) }
      div(.class(fault != nil ? "drop wrong-ground" : "drop")) {
        p(.class("chosen"), .role("status"), .data("chosen", words(.photosChosen("{count}")))) {}
        ul(.class("previews"), .role("list"), .hidden, .data("remove", words(.photoRemove("{name}")))) {}
        div(.class("doors")) {
          label(.class("button main")) {
            span { words(.photosChoose) }
            input(.type("file"), .name("photos"), .accept(Self.acceptedTypes), .multiple)
          }
          label(.class("button camera")) {
            span { words(.photosCamera) }
            input(.type("file"), .name("photos"), .accept("image/*"), .capture("environment"))
          }
        }
        fieldNote(
          "photos", hint: words(.photosHint(byteCount(fileLimit))),
          error: fault)
      }
    }
  }
}
