private import Glibc

/// An open file, closed when the last reference to it goes away.
package final class OpenFile: Sendable {
  /// The descriptor, valid as long as this object lives.
  package let descriptor: Int32
  /// Where it was opened, for error messages; a deleted temporary file has none.
  package let path: String

  /// Takes over an open descriptor.
  package init(adopting descriptor: Int32, path: String = "") {
    self.descriptor = descriptor
    self.path = path
  }

  /// Opens the file at `path`, for reading unless `flags` say otherwise.
  package convenience init(path: String, flags: Int32 = O_RDONLY, mode: UInt32 = 0o600) throws(FileError) {
    let descriptor = unsafe open(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileError("open", path: path) }
    self.init(adopting: descriptor, path: path)
  }

  /// A new file without a name in `directory`: it is gone when closed, or at a crash.
  package static func temporary(in directory: String) throws(FileError) -> OpenFile {
    let path = "\(directory)/.temporary-\(UInt64.random(in: 0 ... .max))"
    let file = try OpenFile(path: path, flags: O_RDWR | O_CREAT | O_EXCL)
    try Files.remove(path)
    return file
  }

  deinit { close(descriptor) }

  /// Its length in bytes now.
  package func count() throws(FileError) -> Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw FileError("measure", path: path) }
    return Int(status.st_size)
  }

  /// Reads up to `count` bytes from `offset`; fewer only at the end of the file.
  package func read(count: Int, at offset: Int = 0) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let received = unsafe pread(descriptor, buffer.baseAddress! + filled, count - filled, off_t(offset + filled))
        if received < 0 && errno == EINTR { continue }
        if received < 0 { failure = FileError("read", path: path) }
        if received <= 0 { break }
        filled += received
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads the whole file from its start.
  package func readAll() throws(FileError) -> [UInt8] { try read(count: count()) }

  /// Writes all of `bytes` at the current position.
  package func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    var failure: FileError?
    let contiguous: Void? = bytes.withContiguousStorageIfAvailable {
      failure = unsafe write(UnsafeRawBufferPointer($0))
    }
    if contiguous == nil {
      let copy = Array(bytes)
      unsafe copy.withUnsafeBytes { failure = unsafe write($0) }
    }
    if let failure { throw failure }
  }

  private func write(_ buffer: UnsafeRawBufferPointer) -> FileError? {
    var done = 0
    while done < buffer.count {
      let sent = unsafe Glibc.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
      if sent < 0 && errno == EINTR { continue }
      if sent < 0 { return FileError("write", path: path) }
      done += sent
    }
    return nil
  }

  /// Waits until what was written is on the disk.
  package func synchronize() throws(FileError) {
    guard fsync(descriptor) == 0 else { throw FileError("synchronize", path: path) }
  }
}
