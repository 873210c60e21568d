package import Platform

/// Where someone is logged in, each with a button that ends it.
package struct SessionsPage: WebPage {
  package struct Line: Sendable, Hashable {
    package var id: String
    /// What its browser says of itself.
    package var userAgent: String
    package var address: String
    package var lastUsedAt: Instant
    package var isThisOne: Bool

    package init(id: String, userAgent: String, address: String, lastUsedAt: Instant, isThisOne: Bool) {
      self.id = id
      self.userAgent = userAgent
      self.address = address
      self.lastUsedAt = lastUsedAt
      self.isThisOne = isThisOne
    }
  }

  /// Sent in place of a session's id to end every other one; no id looks like it.
  static let allOthers = "others"

  package var lines: [Line]

  package init(lines: [Line]) { self.lines = lines }

  package var place: Place? { .menu }
  package func title(_ words: Words) -> String { words(.sessionsTitle) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    return HTML {
      header(.class("head narrow")) {
        backLink(to: "/menu", words: words)
        h1 { words(.sessionsTitle) }
      }
      div(.class("sheet")) {
        p(.class("quiet")) { words(.sessionsText) }
        ul(.class("list"), .role("list")) { for line in lines { item(line, context) } }
        if lines.count > 1 {
          form(.method("post"), .action("/sessions")) {
            formToken(context)
            button(.class("button alarm"), .type("submit"), .name("session"), .value(Self.allOthers)) {
              words(.sessionsEndOthers)
            }
          }
        }
      }
    }
  }

  private func item(_ line: Line, _ context: PageContext) -> HTML {
    let words = context.words
    let used = CalendarDate(line.lastUsedAt, offset: context.timeOffset)
    return li(.class("line")) {
      icon(.devices)
      div {
        strong { Device(userAgent: line.userAgent).name(words) }
        p(.class("quiet small")) { words(.sessionLastUsed(used.text(in: words.language))) + " · " + line.address }
      }
      if line.isThisOne {
        span(.class("badge")) { words(.sessionThis) }
      } else {
        form(.method("post"), .action("/sessions")) {
          formToken(context)
          button(.class("button plain"), .type("submit"), .name("session"), .value(line.id)) { words(.sessionEnd) }
        }
      }
    }
  }
}
