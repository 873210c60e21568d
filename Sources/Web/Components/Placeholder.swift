private import Imaging

/// The page's one `<style>`: the placeholders of its pictures. Empty when there are none.
func placeholderStyle(_ pictures: [ShownPicture], nonce: String) -> HTML {
  var rules = ""
  for picture in pictures {
    guard let name = picture.placeholderClass, let placeholder = picture.placeholder else { continue }
    rules += ".\(name){background-image:url(\(placeholder.pngDataURI))}"
  }
  if rules.isEmpty { return HTML() }
  // Keys are letters and digits and the rest is base64, so nothing in it can end the element.
  return HTML(element: "style", [.nonce(nonce)]) { HTML { RawHTML(trusted: rules) } }
}
