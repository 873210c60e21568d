/// An arrow that leads back to where one came from.
func backLink(to address: String, words: Words, style: String = "round back") -> HTML {
  a(.class(style), .href(address), .aria("label", words(.back))) { icon(.chevronLeft) }
}

/// The address of a page of a garment that is told from which closet, as it was filtered, one came.
func addressOnward(_ address: String, from closet: String) -> String {
  closet == "/closet" ? address : address + queryString([("from", closet)])
}

/// Tells the same to what takes the form.
func closetField(_ closet: String) -> HTML {
  if closet == "/closet" { return HTML() }
  return input(.type("hidden"), .name("from"), .value(closet))
}
