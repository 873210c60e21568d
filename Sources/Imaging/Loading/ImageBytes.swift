package import Platform

/// The encoded bytes of a picture, in memory or in an open file.
public struct ImageBytes: Sendable {
  package enum Storage: Sendable {
    case memory([UInt8])
    case file(OpenFile)
  }

  package let storage: Storage

  /// Bytes in memory.
  public init(_ bytes: [UInt8]) { storage = .memory(bytes) }

  /// The file at `path`, opened now and read when it is needed. Throws `.unreadable`.
  public init(path: String) throws(ImagingError) {
    do throws(FileError) { storage = .file(try OpenFile(path: path)) } catch {
      throw .unreadable("\(error)")
    }
  }

  /// An open file, read from its start whatever its position.
  package init(_ file: OpenFile) { storage = .file(file) }
}
