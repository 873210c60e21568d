/// The address to open on a phone, to scan or to type.
package struct PhonePage: WebPage {
  package var address: String
  /// The same as a code; nil when the address is too long for one.
  package var code: QRCode?
  /// The address leads back to whoever opens it, and so not from a phone to here.
  package var isLocal: Bool

  package init(address: String, code: QRCode?, isLocal: Bool) {
    self.address = address
    self.code = code
    self.isLocal = isLocal
  }

  package var place: Place? { .menu }
  package func title(_ words: Words) -> String { words(.phoneTitle) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    return HTML {
      header(.class("head narrow")) {
        backLink(to: "/menu", words: words)
        h1 { words(.phoneTitle) }
      }
      div(.class("sheet")) {
        if isLocal {
          p(.class("message")) { words(.phoneLocal) }
          pre(.class("command"), .tabindex(0)) {
            "cupboard serve \\\n  --listen 0.0.0.0:8080 \\\n  --public-url http://192.168.1.20:8080"
          }
        } else {
          p(.class("quiet")) { words(.phoneText) }
        }
        if let code, !isLocal { div(.class("code")) { code.svg(label: words(.phoneCode)) } }
        p(.class("address")) { a(.href(address)) { address } }
      }
    }
  }
}
