import Glibc
import TestSupport
import Testing

@testable import Platform

@Suite struct OpenFileTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test func `what was written is read, from anywhere, and no more than there is`() throws {
    let file = try OpenFile(path: folder.path("a"), flags: O_RDWR | O_CREAT)
    try file.write([1, 2, 3])
    try file.write([4, 5].lazy.map { $0 })
    #expect(try file.count() == 5)
    #expect(try file.readAll() == [1, 2, 3, 4, 5])
    #expect(try file.read(count: 2, at: 1) == [2, 3])
    #expect(try file.read(count: 10, at: 4) == [5])
    #expect(try file.read(count: 10, at: 5) == [])
  }

  @Test func `a temporary file has no name, and is for its owner alone`() throws {
    let file = try OpenFile.temporary(in: folder.path)
    try file.write([1])
    #expect(try file.readAll() == [1])
    #expect(try Files.names(in: folder.path) == [])
    var status = stat()
    unsafe fstat(file.descriptor, &status)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func `the descriptor is closed with the last reference, and not inherited`() throws {
    var file: OpenFile? = try OpenFile.temporary(in: folder.path)
    let descriptor = try #require(file?.descriptor)
    let status = try #require(try FileStatus(path: "/proc/self/fd/\(descriptor)"))
    #expect(status.count == 0)
    #expect(
      try String(decoding: OpenFile(path: "/proc/self/fdinfo/\(descriptor)").read(count: 100), as: UTF8.self)
        .contains("flags:\t02"))  // O_CLOEXEC is octal 02000000
    let target = "\(folder.path)/.temporary-"
    file = nil
    // Another test may have been given the number by now, but not this file.
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
    let link = String(decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    #expect(!link.hasPrefix(target))
  }

  @Test func `a refusal names what was done, to which path, and why`() throws {
    let path = folder.path("nothing")
    let error = #expect(throws: FileError.self) { try OpenFile(path: path) }
    #expect(error == FileError("open", path: path, code: ENOENT))
    #expect(error?.isMissing == true)
    #expect(error?.description == "cannot open \(path): No such file or directory")
    #expect(throws: FileError.self) { try OpenFile(path: folder.path).readAll() }
  }

  @Test func `a full device is told`() throws {
    let error = try #require(
      #expect(throws: FileError.self) { try OpenFile(path: "/dev/full", flags: O_WRONLY).write([1]) })
    #expect(error.isOutOfSpace)
  }

  @Test func `an exclusive lock keeps others out until its file is closed, shared ones only exclusive ones`() throws {
    let path = folder.path("lock")
    func file() throws -> OpenFile { try OpenFile(path: path, flags: O_RDWR | O_CREAT) }
    var first: OpenFile? = try file()
    try first?.lock(.exclusive)
    let second = try file()
    #expect(try !second.tryLock(.shared))
    first = nil
    #expect(try second.tryLock(.shared))
    let third = try file()
    #expect(try third.tryLock(.shared))
    #expect(try !file().tryLock(.exclusive))
  }

  @Test func `the time of a file is set and read to the millisecond`() throws {
    let file = try OpenFile(path: folder.path("a"), flags: O_WRONLY | O_CREAT)
    let time = Instant(milliseconds: 1_234_567_890_123)
    try file.setModified(time)
    #expect(try FileStatus(path: folder.path("a"))?.modified == time)
  }
}
