package import Cryptography
package import Platform

/// A blob store in a folder; several processes may use it at once.
package struct FolderBlobStore: BlobStore {
  private let folder: BlobFolder
  private let threads = BlockingPool(threads: 4, name: "blobs")

  private init(folder: BlobFolder) { self.folder = folder }

  /// Opens the store in the folder at `path`, made if it is not there, and deletes what a crash left half written.
  package static func open(path: String, clock: any WallClock) async throws(BlobError) -> FolderBlobStore {
    let store = FolderBlobStore(folder: BlobFolder(path: path, clock: clock))
    try await store.run { (folder) throws(FileError) in try folder.prepare() }
    return store
  }

  package func put(_ file: OpenFile) async throws(BlobError) -> StoredBlob {
    try await run { (folder) throws(FileError) in try folder.put(file) }
  }

  package func open(_ hash: ContentHash) async throws(BlobError) -> OpenFile {
    let file = try await run { (folder) throws(FileError) in try folder.open(hash) }
    guard let file else { throw .missing(hash) }
    return file
  }

  package func verify(_ hash: ContentHash) async throws(BlobError) -> Bool {
    let isWhole = try await run { (folder) throws(FileError) in try folder.verify(hash) }
    guard let isWhole else { throw .missing(hash) }
    return isWhole
  }

  package func delete(_ hash: ContentHash, ifLastPutBefore limit: Instant) async throws(BlobError) -> Bool {
    try await run { (folder) throws(FileError) in try folder.delete(hash, ifLastPutBefore: limit) }
  }

  package func list() async throws(BlobError) -> [BlobEntry] {
    try await run { (folder) throws(FileError) in try folder.list() }
  }

  package func putDerived(_ bytes: [UInt8], as name: DerivedName) async throws(BlobError) {
    let isKept = try await run { (folder) throws(FileError) in try folder.putDerived(bytes, as: name) }
    guard isKept else { throw .missing(name.source) }
  }

  package func derivedBytes(_ name: DerivedName) async throws(BlobError) -> [UInt8]? {
    try await run { (folder) throws(FileError) in try folder.derivedBytes(name) }
  }

  package func derivedNames(of source: ContentHash) async throws(BlobError) -> [DerivedName] {
    try await run { (folder) throws(FileError) in try folder.derivedNames(of: source) }
  }

  private func run<Value: Sendable>(
    _ body: @escaping @Sendable (BlobFolder) throws(FileError) -> Value
  ) async throws(BlobError) -> Value {
    do throws(FileError) {
      return try await threads.run { [folder] () throws(FileError) in try body(folder) }
    } catch {
      throw BlobError(error)
    }
  }
}
