/// An arrow that leads back to where one came from.
func backLink(to address: String, words: Words, style: String = "round back") -> HTML {
  a(.class(style), .href(address), .aria("label", words(.back))) { icon(.chevronLeft) }
}
