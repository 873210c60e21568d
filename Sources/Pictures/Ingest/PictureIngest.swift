private import Imaging
package import Platform
package import Storage

/// Takes pictures in: from a file that someone sent to an original and its ladder, safe on disk.
package struct PictureIngest: Sendable {
  private let blobs: any BlobStore
  private let maker: LadderMaker
  private let ladders: LadderStore
  private let clock: any WallClock
  private let identifiers: any IdentifierSource
  private let files = BlockingPool(threads: 2, name: "ingest")

  package init(
    blobs: any BlobStore, maker: LadderMaker, ladders: LadderStore, clock: any WallClock,
    identifiers: any IdentifierSource
  ) {
    self.blobs = blobs
    self.maker = maker
    self.ladders = ladders
    self.clock = clock
    self.identifiers = identifiers
  }

  /// Takes a file in, up to its row, which is written with `insert` in the transaction of what the picture belongs to.
  ///
  /// The ladder is made before anything is kept, so a file that is refused leaves nothing behind. Taking the same file in
  /// twice keeps one original. What never gets a row is swept a day later.
  ///
  /// - Parameters:
  ///   - file: read from its start; it must not change meanwhile.
  ///   - originalName: what the sender calls the file; a path is cut down to its last part.
  ///   - owner: the account it belongs to.
  /// - Throws: `.imaging` when it isn't a picture that can be taken, `.blob` when it can't be kept.
  package func prepare(
    _ file: OpenFile, originalName: String, owner: String
  ) async throws(PictureError) -> PreparedPicture {
    let made: ImageJobResult
    do throws(ImagingError) { made = try await maker.make(ImageBytes(file)) } catch { throw .imaging(error) }
    let size = made.header.uprightSize
    let blob: StoredBlob
    do throws(BlobError) {
      blob = try await blobs.put(file)
      try await ladders.write(made.images, of: blob.hash, width: size.width)
    } catch {
      throw .blob(error)
    }
    return PreparedPicture(
      Picture(
        id: PictureID(identifiers.next()), owner: owner, version: 1, contentHash: blob.hash,
        format: made.header.format, size: size, byteCount: blob.count, hasAlpha: made.header.hasAlpha,
        placeholder: made.placeholder, originalName: Self.fileName(originalName), createdAt: clock.now()))
  }

  /// As `prepare` of a file, for bytes in memory, such as those of a sample; `folder` is where a temporary file may be.
  package func prepare(
    _ bytes: [UInt8], originalName: String, owner: String, in folder: String
  ) async throws(PictureError) -> PreparedPicture {
    let file: OpenFile
    do throws(FileError) {
      file = try await files.run { () throws(FileError) in
        let file = try OpenFile.temporary(in: folder)
        try file.write(bytes)
        return file
      }
    } catch {
      throw .blob(BlobError(error))
    }
    return try await prepare(file, originalName: originalName, owner: owner)
  }

  /// The last part of a path of any system, without control characters and at most 200 characters long.
  static func fileName(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let shown = last.unicodeScalars.filter { $0.properties.generalCategory != .control }
    return String(String(String.UnicodeScalarView(shown)).prefix(200))
  }
}
