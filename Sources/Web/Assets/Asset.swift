/// The files that pages bring along: one style sheet, small modules, the icon.
package enum Asset: String, Sendable, Hashable, CaseIterable {
  case stylesheet = "app.css"
  case carousel = "carousel.js"
  case filter = "filter.js"
  case form = "form.js"
  case icon = "icon.svg"
  case upload = "upload.js"
  case zoom = "zoom.js"

  /// Its media type.
  package var mediaType: String {
    switch rawValue.drop(while: { $0 != "." }) {
    case ".css": "text/css; charset=utf-8"
    case ".js": "text/javascript; charset=utf-8"
    default: "image/svg+xml"
    }
  }
}
