/// Where a password is chosen, or changed by who knows the present one.
package struct PasswordPage: WebPage {
  package enum Fault: Sendable, Hashable {
    case tooShort, tooLong, notTheSame, currentWrong
    case wait(seconds: Int)
  }

  /// The name to log in with.
  package var accountName: String
  /// There is one already, which has to be given.
  package var hasPassword: Bool
  package var minimumLength: Int
  package var maximumLength: Int
  package var fault: Fault?

  package init(accountName: String, hasPassword: Bool, minimumLength: Int, maximumLength: Int, fault: Fault? = nil) {
    self.accountName = accountName
    self.hasPassword = hasPassword
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
    self.fault = fault
  }

  package var frame: PageFrame { hasPassword ? .places : .alone }
  package var place: Place? { .menu }
  package func title(_ words: Words) -> String { words(hasPassword ? .passwordChangeTitle : .passwordTitle) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    if !hasPassword {
      return HTML {
        h1 { title(words) }
        passwordForm(context)
      }
    }
    return HTML {
      header(.class("head narrow")) {
        backLink(to: "/menu", words: words)
        h1 { title(words) }
      }
      div(.class("sheet")) { passwordForm(context) }
    }
  }

  private func passwordForm(_ context: PageContext) -> HTML {
    let words = context.words
    return form(.class("form"), .method("post"), .action("/password")) {
      formToken(context)
      // Password managers keep the name beside the password only when it stands in the form.
      input(.type("text"), .name("username"), .value(accountName), .autocomplete("username"), .hidden)
      if hasPassword {
        TextField(
          name: "current", label: words(.passwordCurrent), type: "password", error: currentError(words),
          autocomplete: "current-password", isFirst: true
        ).html
      } else {
        p { words(.passwordName(accountName)) }
      }
      TextField(
        name: "password", label: words(.passwordNew), type: "password", hint: words(.passwordHint(minimumLength)),
        error: newError(words), autocomplete: "new-password", isFirst: !hasPassword
      ).html
      TextField(
        name: "again", label: words(.passwordRepeat), type: "password",
        error: fault == .notTheSame ? words(.errorPasswordRepeat) : nil, autocomplete: "new-password"
      ).html
      button(.class("button main"), .type("submit"), .data("busy", words(.sending))) { words(.passwordSubmit) }
    }
  }

  private func currentError(_ words: Words) -> String? {
    switch fault {
    case .currentWrong: words(.errorPasswordCurrent)
    case .wait(let seconds): words(.loginWait(seconds))
    default: nil
    }
  }

  private func newError(_ words: Words) -> String? {
    switch fault {
    case .tooShort: words(.errorPasswordShort(minimumLength))
    case .tooLong: words(.errorPasswordLong(maximumLength))
    default: nil
    }
  }
}
