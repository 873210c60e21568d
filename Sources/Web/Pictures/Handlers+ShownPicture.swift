import Imaging
import Pictures

extension Handlers {
  /// A picture in every width that is ready, with addresses that this member's pages may show.
  func shown(_ picture: Picture, _ member: Member) -> ShownPicture {
    let widths = Ladder.outputs(forWidth: picture.size.width).compactMap { output -> Int? in
      if case .width(let width) = output.sizing { width } else { nil }
    }
    let sources = widths.map { width in
      ShownPicture.Source(
        width: width, address: "/pictures/\(picture.id.text)/\(picture.version)/\(width).webp?k=")
    }
    return ShownPicture(
      key: String(picture.id.text.suffix(12)), size: picture.size, hasAlpha: picture.hasAlpha, sources: sources,
      placeholder: picture.placeholder)
  }
}
