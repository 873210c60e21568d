/// What isn't about clothes: phone, devices, password, language, the way out.
package struct MenuPage: WebPage {
  package var accountName: String

  package init(accountName: String) { self.accountName = accountName }

  package var place: Place? { .menu }
  package func title(_ words: Words) -> String { words(.menuTitle) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    return HTML {
      header(.class("head narrow")) {
        h1 { words(.menuTitle) }
        p(.class("quiet")) { words(.menuAccount(accountName)) }
      }
      div(.class("sheet")) {
        ul(.class("list"), .role("list")) {
          li { line(.phone, words(.menuPhone), to: "/phone") }
          li { line(.devices, words(.menuSessions), to: "/sessions") }
          li { line(.shield, words(.menuPassword), to: "/password") }
          li {
            form(.method("post"), .action("/logout")) {
              formToken(context)
              button(.class("line"), .type("submit")) {
                icon(.exit)
                span { words(.menuLogOut) }
              }
            }
          }
        }
        div(.class("field")) {
          h2 { words(.menuLanguage) }
          languageSwitch(context)
        }
      }
    }
  }

  private func line(_ drawing: Icon, _ text: String, to address: String) -> HTML {
    a(.class("line"), .href(address)) {
      icon(drawing)
      span { text }
      svg(.class("icon end"), .svg("viewBox", "0 0 24 24"), .aria("hidden", "true")) {
        path(Icon.chevronRight.rawValue)
      }
    }
  }
}
