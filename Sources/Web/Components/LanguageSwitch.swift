/// A button for each language; the one in use is marked.
func languageSwitch(_ context: PageContext) -> HTML {
  form(.class("switch"), .method("post"), .action("/language"), .aria("label", context.words(.menuLanguage))) {
    formToken(context)
    for language in Language.allCases {
      button(
        .class("chip"), .type("submit"), .name("language"), .value(language.rawValue), .lang(language.rawValue),
        language == context.words.language ? .aria("current", "true") : nil
      ) { language.name }
    }
  }
}
