/// What every page needs to know beside its own content.
package struct PageContext: Sendable {
  package var words: Words
  /// Where the style sheet, the modules and the icon are.
  package var address: @Sendable (Asset) -> String
  /// Goes on the page's one `<style>`, and into the content security policy of its response.
  package var nonce: String
  /// Goes into every form, in the field `csrf`.
  package var formToken: String
  /// What was just done, to be said once.
  package var notice: Notice?
  /// How far east of Greenwich the reader's days begin, in seconds.
  package var timeOffset: Int

  package init(
    words: Words, address: @escaping @Sendable (Asset) -> String, nonce: String, formToken: String,
    notice: Notice? = nil, timeOffset: Int = 0
  ) {
    self.words = words
    self.address = address
    self.nonce = nonce
    self.formToken = formToken
    self.notice = notice
    self.timeOffset = timeOffset
  }
}

/// The places that the bar leads to.
package enum Place: Sendable, Hashable {
  case closet, add, menu
}
