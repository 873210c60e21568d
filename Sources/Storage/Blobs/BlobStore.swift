package import Cryptography
package import Platform

/// Where originals are kept by the hash of their content, and what was derived of them beside: the seam of every backend.
///
/// Blob first, row after: a blob that no row refers to is harmless, a row without its blob is a loss. So a blob is put
/// and safe on disk before the transaction that refers to it, even if it is there already, and deleted, by
/// `deleteUnreferenced`, long after the transaction that lets it go.
package protocol BlobStore: Sendable {
  /// Keeps the content of `file`, read from its start, and returns its hash and length.
  ///
  /// Streamed in pieces, synchronized to the disk, and renamed into place: it is there whole or not at all. Putting what
  /// is there already changes nothing but the time of its last put.
  func put(_ file: OpenFile) async throws(BlobError) -> StoredBlob

  /// The content of that hash, opened for reading. Throws `.missing`.
  func open(_ hash: ContentHash) async throws(BlobError) -> OpenFile

  /// Computes the hash again and tells whether the content is still that. Reads all of it. Throws `.missing`.
  func verify(_ hash: ContentHash) async throws(BlobError) -> Bool

  /// Deletes the content and what was derived of it, unless it was put at `limit` or after; tells whether it is gone.
  ///
  /// A put of the same content at the same time is either seen by this, or puts it there again.
  func delete(_ hash: ContentHash, ifLastPutBefore limit: Instant) async throws(BlobError) -> Bool

  /// Every blob, in the order of the hashes.
  func list() async throws(BlobError) -> [BlobEntry]

  /// Keeps bytes that were derived of the blob `name.source` and can be made again. Throws `.missing` without that blob.
  func putDerived(_ bytes: [UInt8], as name: DerivedName) async throws(BlobError)

  /// The derived bytes of that name, all in memory; nil when they have not been made, or are gone or damaged.
  func derivedBytes(_ name: DerivedName) async throws(BlobError) -> [UInt8]?

  /// The names of all that was derived of a blob.
  func derivedNames(of source: ContentHash) async throws(BlobError) -> [DerivedName]
}

/// A blob that is safe on disk.
package struct StoredBlob: Sendable, Hashable {
  package let hash: ContentHash
  /// Its length in bytes.
  package let count: Int

  package init(hash: ContentHash, count: Int) {
    self.hash = hash
    self.count = count
  }
}

/// A blob as it is listed.
package struct BlobEntry: Sendable, Hashable {
  package let hash: ContentHash
  /// Its length in bytes.
  package let count: Int
  package let lastPut: Instant

  package init(hash: ContentHash, count: Int, lastPut: Instant) {
    self.hash = hash
    self.count = count
    self.lastPut = lastPut
  }
}

/// The name of something derived: the blob it was made of, and what was made, such as `r1-w320.webp`.
package struct DerivedName: Sendable, Hashable {
  package let source: ContentHash
  /// Letters, digits, `-` and `.` only, not beginning with `.`.
  package let suffix: String

  /// A name that the program makes. Another suffix than the rule allows is a mistake of the programmer.
  package init(source: ContentHash, suffix: String) {
    self.init(source: source, found: suffix)!
  }

  /// A name that was found in a folder; nil when it is none of ours.
  init?(source: ContentHash, found suffix: String) {
    guard suffix.utf8.allSatisfy(\.isLetterDigitDashOrDot), !suffix.isEmpty, !suffix.hasPrefix(".") else { return nil }
    self.source = source
    self.suffix = suffix
  }
}

extension UInt8 {
  fileprivate var isLetterDigitDashOrDot: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
