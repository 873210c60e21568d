import Glibc
import TestSupport
import Testing

@testable import Platform

@Suite struct FilesTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test(arguments: [true, false]) func `replacing puts the new bytes in place, and nothing beside`(durable: Bool) throws
  {
    let path = folder.path("a")
    try Files.replace(path, with: [1, 2], durable: durable)
    let reader = try OpenFile(path: path)
    try Files.replace(path, with: [3], durable: durable)
    #expect(try OpenFile(path: path).readAll() == [3])
    #expect(try reader.readAll() == [1, 2], "who has the old one open reads it to its end")
    #expect(try Files.names(in: folder.path) == ["a"])
  }

  @Test func `replacing that fails leaves what was there, and nothing half`() throws {
    try Files.createDirectory(folder.path("folder/inside"))
    #expect(throws: FileError.self) { try Files.replace(folder.path("folder"), with: [1], durable: true) }
    #expect(try Files.names(in: folder.path) == ["folder"])
  }

  @Test func `a folder is made with those above it, and may be there already`() throws {
    for _ in 0..<2 { try Files.createDirectory(folder.path("a/b/c/")) }
    #expect(try FileStatus(path: folder.path("a/b/c"))?.isDirectory == true)
  }

  @Test func `a file in place of a folder, or above one, is refused`() throws {
    try Files.replace(folder.path("a"), with: [], durable: false)
    #expect(throws: FileError("create the folder", path: folder.path("a"), code: EEXIST)) {
      try Files.createDirectory(folder.path("a"))
    }
    let error = #expect(throws: FileError.self) { try Files.createDirectory(folder.path("a/b")) }
    #expect(error?.code == ENOTDIR)
  }

  @Test func `names are sorted, and a folder that can't be read is an error and not an empty list`() throws {
    for name in ["b", "a", ".c"] { try Files.replace(folder.path(name), with: [], durable: false) }
    #expect(try Files.names(in: folder.path) == [".c", "a", "b"])
    #expect(throws: FileError("list", path: folder.path("d"), code: ENOENT)) { try Files.names(in: folder.path("d")) }
  }

  @Test func `deleting what is not there is fine, deleting a full folder is not`() throws {
    try Files.remove(folder.path("a"))
    try Files.removeDirectory(folder.path("a"))
    try Files.createDirectory(folder.path("a/b"))
    #expect(throws: FileError("delete the folder", path: folder.path("a"), code: ENOTEMPTY)) {
      try Files.removeDirectory(folder.path("a"))
    }
    try Files.removeDirectory(folder.path("a/b"))
    try Files.removeDirectory(folder.path("a"))
    #expect(!Files.exists(folder.path("a")))
  }
}
