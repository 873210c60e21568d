package import Cryptography
package import Platform

/// What can go wrong with a blob store.
package enum BlobError: Error, Equatable, CustomStringConvertible {
  /// There is no such blob.
  case missing(ContentHash)
  /// The disk or the quota is full. Nothing half was left.
  case outOfSpace(path: String)
  /// The folder can't be written.
  case readOnly(path: String)
  /// Any other refusal of the operating system.
  case failed(FileError)

  /// The kind that a refusal of the operating system is.
  package init(_ error: FileError) {
    if error.isOutOfSpace {
      self = .outOfSpace(path: error.path)
    } else if error.isReadOnly {
      self = .readOnly(path: error.path)
    } else {
      self = .failed(error)
    }
  }

  package var description: String {
    switch self {
    case .missing(let hash): "The file \(hash) is not in the store."
    case .outOfSpace(let path): "The disk that holds \(path) is full. Nothing was lost; free some space and try again."
    case .readOnly(let path): "\(path) can't be written by this user."
    case .failed(let error): "The file store failed: \(error)."
    }
  }
}
