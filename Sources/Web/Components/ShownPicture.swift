package import Imaging

/// A picture as it stands in a page: its size, and where it is in each width.
package struct ShownPicture: Sendable, Hashable {
  /// One width of it.
  package struct Source: Sendable, Hashable {
    package var width: Int
    package var address: String

    package init(width: Int, address: String) {
      self.width = width
      self.address = address
    }
  }

  /// Letters and digits that no other picture of the page has.
  package var key: String
  /// The size of the original as it is seen; the page keeps room in this shape.
  package var size: PixelSize
  /// Parts of it may be transparent, so nothing may show behind it.
  package var hasAlpha: Bool
  /// From narrow to wide, at least one.
  package var sources: [Source]
  package var placeholder: ThumbHash?

  package init(key: String, size: PixelSize, hasAlpha: Bool, sources: [Source], placeholder: ThumbHash?) {
    self.key = String(key.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    self.size = size
    self.hasAlpha = hasAlpha
    self.sources = sources
    self.placeholder = placeholder
  }

  /// The widest that there is.
  var largest: String { sources.last?.address ?? "" }

  /// The class under which the page's style has its placeholder; nil when it has none.
  var placeholderClass: String? { hasAlpha || placeholder == nil ? nil : "p-\(key)" }
}

/// How a picture is brought: with the page, or when it comes near.
enum PictureLoading {
  case first, whenNear
}

/// The picture. `sizes` says how wide it is laid out, for the browser to choose by (HTML standard, section 4.8.4).
///
/// In a fragment, `carriesPlaceholder` puts the placeholder on the element for a module to set, since only a whole page has
/// a style of its own.
func picture(
  _ picture: ShownPicture, alt: String, sizes: String, loading: PictureLoading = .whenNear,
  carriesPlaceholder: Bool = false
) -> HTML {
  let names = ["photo", picture.hasAlpha ? "cut" : nil, carriesPlaceholder ? nil : picture.placeholderClass]
  let placeholder = carriesPlaceholder && picture.placeholderClass != nil ? picture.placeholder?.pngDataURI : nil
  // What is only a little wider than the narrowest serves as the fallback: all browsers of the last ten years read srcset.
  return img(
    .src(picture.sources.first?.address ?? ""),
    .srcset(picture.sources.map { "\($0.address) \($0.width)w" }.joined(separator: ", ")), .sizes(sizes),
    .width(picture.size.width), .height(picture.size.height), .alt(alt),
    .class(names.compactMap(\.self).joined(separator: " ")),
    loading == .first ? .eager : .lazy, .asyncDecoding, placeholder.map { .data("placeholder", $0) })
}
