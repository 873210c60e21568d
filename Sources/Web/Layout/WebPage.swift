/// A page as a value: everything that is on it, and how it is written.
package protocol WebPage: Sendable {
  /// Whether the places stand beside it, or it stands alone, as for those who are not logged in.
  var frame: PageFrame { get }
  /// Which of the places it belongs to.
  var place: Place? { get }
  /// The modules that enhance it, beside `form.js`, which is on every page.
  var modules: [Asset] { get }
  /// The pictures on it, whose placeholders go into its style.
  var pictures: [ShownPicture] { get }

  /// What the window or tab is called.
  func title(_ words: Words) -> String
  /// What is in its `<main>`.
  func content(_ context: PageContext) -> HTML
}

/// What is round the content of a page.
package enum PageFrame: Sendable, Hashable {
  case places, alone
}

extension WebPage {
  package var frame: PageFrame { .places }
  package var place: Place? { nil }
  package var modules: [Asset] { [] }
  package var pictures: [ShownPicture] { [] }

  /// The whole document, ready to be sent as `text/html; charset=utf-8`.
  package func document(_ context: PageContext) -> [UInt8] {
    let words = context.words
    let title = title(words)
    let document = htmlElement(.lang(words.language.rawValue)) {
      headElement {
        meta(.charset)
        meta(.name("viewport"), .content("width=device-width, initial-scale=1, viewport-fit=cover"))
        titleElement { title == words(.appName) ? title : "\(title) · \(words(.appName))" }
        meta(.name("theme-color"), .content("#f3f1ed"), .media("(prefers-color-scheme: light)"))
        meta(.name("theme-color"), .content("#141311"), .media("(prefers-color-scheme: dark)"))
        meta(.name("color-scheme"), .content("light dark"))
        link(.rel("icon"), .type("image/svg+xml"), .href(context.address(.icon)))
        link(.rel("stylesheet"), .href(context.address(.stylesheet)))
        placeholderStyle(pictures, nonce: context.nonce)
        for module in [.form] + modules { script(src: context.address(module)) }
      }
      bodyElement {
        switch frame {
        case .places:
          a(.class("skip"), .href("#content")) { words(.skipToContent) }
          placesBar(place, words)
          HTML(element: "main", [.id("content"), .tabindex(-1)]) {
            HTML {
              noticeMessage(context)
              content(context)
            }
          }
        case .alone:
          HTML(element: "main", [.id("content"), .class("alone")]) {
            HTML {
              div(.class("hung")) { icon(.hanger) }
              div {
                noticeMessage(context)
                content(context)
              }
            }
          }
        }
      }
    }
    return Array("<!doctype html>".utf8) + document.bytes
  }
}

/// What was just done, said once.
private func noticeMessage(_ context: PageContext) -> HTML {
  guard let notice = context.notice else { return HTML() }
  return p(.class("message"), .role("status")) { notice.text(context.words) }
}

/// Where one can go: at the bottom of a phone, where the thumb is; at the top of a larger window.
private func placesBar(_ here: Place?, _ words: Words) -> HTML {
  let current = { (place: Place) -> Attribute? in place == here ? .currentPage : nil }
  return nav(.class("places"), .aria("label", words(.navigation))) {
    div {
      a(.class("brand"), .href("/closet")) {
        icon(.hanger)
        words(.appName)
      }
      ul {
        li {
          a(.href("/closet"), current(.closet)) {
            icon(.hanger)
            span { words(.navigationCloset) }
          }
        }
        li(.class("add")) {
          a(.href("/closet/new"), current(.add)) {
            icon(.plus)
            span { words(.navigationAdd) }
          }
        }
        li {
          a(.href("/menu"), current(.menu)) {
            icon(.menu)
            span { words(.navigationMenu) }
          }
        }
      }
    }
  }
}
