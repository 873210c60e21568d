/// A picture whose original and ladder are safe on disk, while its row is still to be written.
///
/// Blob first, row after: there is no other way to write the row, so no row is ever without its files.
package struct PreparedPicture: Sendable, Hashable {
  package let picture: Picture

  /// Says that the files of `picture` are on disk.
  package init(_ picture: Picture) { self.picture = picture }
}
