/// Puts pieces of a page one after another.
@resultBuilder package enum HTMLBuilder {
  /// Text is escaped.
  package static func buildExpression(_ text: String) -> HTML { HTML(text: text) }
  package static func buildExpression(_ html: HTML) -> HTML { html }
  package static func buildExpression(_ html: HTML?) -> HTML { html ?? HTML() }
  package static func buildExpression(_ raw: RawHTML) -> HTML {
    var html = HTML()
    html.append(raw)
    return html
  }

  package static func buildBlock() -> HTML { HTML() }
  package static func buildPartialBlock(first: HTML) -> HTML { first }
  package static func buildPartialBlock(accumulated: consuming HTML, next: HTML) -> HTML {
    accumulated.append(next)
    return accumulated
  }
  package static func buildOptional(_ html: HTML?) -> HTML { html ?? HTML() }
  package static func buildEither(first html: HTML) -> HTML { html }
  package static func buildEither(second html: HTML) -> HTML { html }
  package static func buildArray(_ pieces: [HTML]) -> HTML {
    var whole = HTML()
    for piece in pieces { whole.append(piece) }
    return whole
  }
}
