/// An attribute of an element. Its value is escaped when it is written.
///
/// There is none for `style` or `on…`: the content security policy forbids both.
package struct Attribute: Sendable, Hashable {
  private let name: String
  /// Nil for an attribute that says all by being there, such as `required`.
  private let value: String?

  init(_ name: String, _ value: String?) {
    self.name = name
    self.value = value
  }

  func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: " "))
    bytes += name.utf8
    guard let value else { return }
    bytes += "=\"".utf8
    bytes.append(escaping: value)
    bytes.append(UInt8(ascii: "\""))
  }
}

extension Attribute {
  static func accept(_ types: String) -> Self { Self("accept", types) }
  static func action(_ address: String) -> Self { Self("action", address) }
  static func alt(_ text: String) -> Self { Self("alt", text) }
  static func autocomplete(_ purpose: String) -> Self { Self("autocomplete", purpose) }
  static func capture(_ camera: String) -> Self { Self("capture", camera) }
  static func `class`(_ names: String) -> Self { Self("class", names) }
  static func content(_ text: String) -> Self { Self("content", text) }
  static func datetime(_ time: String) -> Self { Self("datetime", time) }
  static func enctype(_ type: String) -> Self { Self("enctype", type) }
  static func `for`(_ id: String) -> Self { Self("for", id) }
  static func height(_ pixels: Int) -> Self { Self("height", String(pixels)) }
  static func href(_ address: String) -> Self { Self("href", address) }
  static func hreflang(_ code: String) -> Self { Self("hreflang", code) }
  static func id(_ name: String) -> Self { Self("id", name) }
  static func lang(_ code: String) -> Self { Self("lang", code) }
  static func maxlength(_ count: Int) -> Self { Self("maxlength", String(count)) }
  static func media(_ query: String) -> Self { Self("media", query) }
  static func method(_ method: String) -> Self { Self("method", method) }
  static func minlength(_ count: Int) -> Self { Self("minlength", String(count)) }
  static func name(_ name: String) -> Self { Self("name", name) }
  static func nonce(_ nonce: String) -> Self { Self("nonce", nonce) }
  static func placeholder(_ text: String) -> Self { Self("placeholder", text) }
  static func rel(_ relation: String) -> Self { Self("rel", relation) }
  static func role(_ role: String) -> Self { Self("role", role) }
  static func rows(_ count: Int) -> Self { Self("rows", String(count)) }
  static func sizes(_ sizes: String) -> Self { Self("sizes", sizes) }
  static func src(_ address: String) -> Self { Self("src", address) }
  static func srcset(_ candidates: String) -> Self { Self("srcset", candidates) }
  static func tabindex(_ index: Int) -> Self { Self("tabindex", String(index)) }
  static func title(_ text: String) -> Self { Self("title", text) }
  static func type(_ type: String) -> Self { Self("type", type) }
  static func value(_ value: String) -> Self { Self("value", value) }
  static func width(_ pixels: Int) -> Self { Self("width", String(pixels)) }

  /// `aria-…`, such as `.aria("label", "Close")`.
  static func aria(_ name: String, _ value: String) -> Self { Self("aria-" + name, value) }
  /// `data-…`, for the modules of the page.
  static func data(_ name: String, _ value: String? = nil) -> Self { Self("data-" + name, value) }
  /// One that only SVG has.
  static func svg(_ name: String, _ value: String) -> Self { Self(name, value) }

  static let asyncDecoding = Self("decoding", "async")
  static let autofocus = Self("autofocus", nil)
  static let charset = Self("charset", "utf-8")
  static let checked = Self("checked", nil)
  static let currentPage = Self("aria-current", "page")
  static let disabled = Self("disabled", nil)
  static let download = Self("download", nil)
  static let eager = Self("fetchpriority", "high")
  static let hidden = Self("hidden", nil)
  static let lazy = Self("loading", "lazy")
  static let multiple = Self("multiple", nil)
  static let required = Self("required", nil)
  static let selected = Self("selected", nil)
}
