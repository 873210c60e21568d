package import Imaging
package import Storage

/// Why a picture can't be taken in, kept or shown.
package enum PictureError: Error, Sendable, Equatable {
  /// There is no picture of that identifier and version, or it has no such width.
  case notFound
  /// The address isn't signed, or not any more.
  case forbidden
  /// The file is no picture that can be taken, or the picture can't be made.
  case imaging(ImagingError)
  /// The file store refused.
  case blob(BlobError)
  /// The database refused.
  case database(DatabaseError)
}

extension PictureError: DatabaseErrorWrapping {}

extension PictureError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound: "There is no such picture."
    case .forbidden: "This address of a picture is not valid, or not any more."
    case .imaging(let error): "\(error)"
    case .blob(let error): "\(error)"
    case .database(let error): "\(error)"
    }
  }
}
