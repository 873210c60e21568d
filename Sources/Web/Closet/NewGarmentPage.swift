private import Closet

/// The form that adds clothes: one from each photo.
package struct NewGarmentPage: WebPage {
  package var form: GarmentForm
  /// The longest file that is taken, in bytes.
  package var fileLimit: Int

  package init(form: GarmentForm, fileLimit: Int) {
    self.form = form
    self.fileLimit = fileLimit
  }

  /// Everything that is taken. The names of endings are for systems that know no type for them.
  static let acceptedTypes =
    "image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,image/gif,image/tiff,.heic,.heif,.avif,.tif,.tiff"

  package var modules: [Asset] { [.upload] }
  package func title(_ words: Words) -> String { words(.addTitle) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    return HTML {
      header(.class("head narrow")) {
        backLink(to: "/closet", words: words)
        h1 { words(.addTitle) }
      }
      div(.class("sheet")) {
        formMessage(form.faults.isEmpty ? nil : words(.errorSummary))
        Web.form(
          .class("form"), .method("post"), .action("/closet"), .enctype("multipart/form-data"), .data("upload")
        ) {
          formToken(context)
          photosField(words)
          form.categoryField(words)
          form.seasonsField(words)
          form.descriptionField(words)
          div(.class("ends")) {
            button(.class("button main"), .type("submit"), .data("busy", words(.sending))) { words(.addSubmit) }
          }
        }
      }
    }
  }

  private func photosField(_ words: Words) -> HTML {
    let isMissing = form.faults.contains(.photoMissing)
    return fieldset(.class("field"), .aria("describedby", "photos-note")) {
      legend(.class("unseen")) { words(.photos) }
      div(.class(isMissing ? "drop wrong-ground" : "drop")) {
        ul(.class("previews"), .hidden) {}
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
          error: isMissing ? words(.errorPhotoMissing) : nil)
      }
    }
  }
}
