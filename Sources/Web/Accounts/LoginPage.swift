/// Where one logs in with name and password.
package struct LoginPage: WebPage {
  package enum Fault: Sendable, Hashable {
    case wrong
    case wait(seconds: Int)
    case busy
  }

  package var name: String
  package var fault: Fault?
  /// Where to go afterwards: a path of this site.
  package var destination: String?

  package init(name: String = "", fault: Fault? = nil, destination: String? = nil) {
    self.name = name
    self.fault = fault
    self.destination = destination
  }

  package var frame: PageFrame { .alone }
  package func title(_ words: Words) -> String { words(.loginTitle) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    return HTML {
      h1 { words(.tagline) }
      formMessage(faultText(words))
      form(.class("form"), .method("post"), .action("/login")) {
        formToken(context)
        if let destination { input(.type("hidden"), .name("next"), .value(destination)) }
        TextField(
          name: "name", label: words(.accountName), value: name, autocomplete: "username", isFirst: name.isEmpty
        ).html
        TextField(
          name: "password", label: words(.password), type: "password", autocomplete: "current-password",
          isFirst: !name.isEmpty
        ).html
        button(.class("button main"), .type("submit"), .data("busy", words(.sending))) { words(.loginSubmit) }
      }
      p(.class("quiet small")) {
        words(.loginHelp)
        br()
        code { "cupboard account password NAME" }
      }
      languageSwitch(context)
    }
  }

  private func faultText(_ words: Words) -> String? {
    switch fault {
    case nil: nil
    case .wrong: words(.loginFailed)
    case .wait(let seconds): words(.loginWait(seconds))
    case .busy: words(.error503Text)
    }
  }
}
