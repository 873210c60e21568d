/// What the link of the first start leads to: a button, since programs open links too, and this one works once.
package struct WelcomePage: WebPage {
  /// The link's secret, to be sent by the button; nil when the link is no longer valid.
  package var token: String?

  package init(token: String?) { self.token = token }

  package var frame: PageFrame { .alone }
  package func title(_ words: Words) -> String { words(token == nil ? .welcomeExpiredTitle : .welcomeTitle) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    return HTML {
      h1 { title(words) }
      if let token {
        p { words(.welcomeText) }
        form(.class("form"), .method("post"), .action("/welcome")) {
          formToken(context)
          input(.type("hidden"), .name("token"), .value(token))
          button(.class("button main"), .type("submit"), .data("busy", words(.sending))) { words(.welcomeSubmit) }
        }
      } else {
        p { words(.welcomeExpiredText) }
        p { a(.class("button"), .href("/login")) { words(.loginTitle) } }
      }
      languageSwitch(context)
    }
  }
}
