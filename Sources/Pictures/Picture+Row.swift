internal import Cryptography
import Imaging
package import Storage

extension Picture {
  /// The columns that `init(_:)` reads, named so that they stay apart in a join.
  package static let columns: SQL = """
    pictures.id AS picture_id, pictures.owner AS picture_owner, pictures.version AS picture_version,
    pictures.content_hash AS picture_content_hash, pictures.format AS picture_format, pictures.width AS picture_width,
    pictures.height AS picture_height, pictures.byte_count AS picture_byte_count,
    pictures.has_alpha AS picture_has_alpha, pictures.placeholder AS picture_placeholder,
    pictures.original_name AS picture_original_name, pictures.created_at AS picture_created_at
    """

  package init(_ row: Row) throws(DatabaseError) {
    let placeholder: [UInt8]? = try row.value("picture_placeholder")
    self.init(
      id: try row.value("picture_id"), owner: try row.value("picture_owner"), version: try row.value("picture_version"),
      contentHash: try row.contentHash("picture_content_hash"),
      format: try row.decode("picture_format", as: "a format of pictures", ImageFormat.init(rawValue:)),
      size: PixelSize(width: try row.value("picture_width"), height: try row.value("picture_height")),
      byteCount: try row.value("picture_byte_count"), hasAlpha: try row.value("picture_has_alpha"),
      placeholder: placeholder.flatMap(ThumbHash.init(bytes:)),  // one that is broken is as good as none
      originalName: try row.value("picture_original_name"), createdAt: try row.value("picture_created_at"))
  }
}

extension Row {
  func contentHash(_ column: String) throws(DatabaseError) -> ContentHash {
    try decode(column, as: "a SHA-256", ContentHash.init)
  }

  fileprivate func decode<Value>(
    _ column: String, as expected: String, _ parse: (String) -> Value?
  ) throws(DatabaseError) -> Value {
    let text: String = try value(column)
    guard let value = parse(text) else { throw .decoding(column: column, expected: expected, found: text) }
    return value
  }
}
