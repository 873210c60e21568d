import Closet
import Foundation
import Platform
import TestSupport
import Testing

@testable import Cupboard

@Suite struct PhotoFinderTests {
  let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func make(_ names: String...) throws {
    for name in names {
      try Files.createDirectory((folder.path(name) as NSString).deletingLastPathComponent)
      try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path(name)))
    }
  }

  private func find(excluding path: String? = nil) throws -> [PhotoFinder.Finding] {
    try PhotoFinder(root: folder.path, excluded: path.flatMap { FileIdentity(path: $0) }).find()
  }

  @Test func `files are found in the order of their names, whatever they are called`() throws {
    try make("b.jpg", "a/2.heic", "a/1", "c.txt", "a/b/0.png")
    let findings = try find()
    #expect(findings.map(\.name) == ["a/1", "a/2.heic", "a/b/0.png", "b.jpg", "c.txt"])
    #expect(findings.first?.path == folder.path("a/1"))
  }

  @Test func `the nearest folder whose name is a category counts`() throws {
    try make("x.jpg", "shoes/x.jpg", "신발/2024/x.jpg", "top/winter coats/x.jpg", "misc/x.jpg", "misc/bags/deep/er/x.jpg")
    let categories = try find().map { ($0.name, $0.outcome) }
    let expected: [String: Category?] = [
      "x.jpg": nil, "shoes/x.jpg": .shoes, "신발/2024/x.jpg": .shoes, "top/winter coats/x.jpg": .outer,
      "misc/x.jpg": nil, "misc/bags/deep/er/x.jpg": .accessory,
    ]
    #expect(categories.count == expected.count)
    for (name, outcome) in categories { #expect(outcome == .photo(try #require(expected[name])), "\(name)") }
  }

  @Test func `what systems leave beside photos is passed over`() throws {
    try make(
      ".hidden/x.jpg", "._x.jpg", ".DS_Store", "Thumbs.db", "desktop.ini", "@eaDir/x.jpg", "__MACOSX/x.jpg", "x.jpg")
    #expect(try find().map(\.name) == ["x.jpg"])
  }

  @Test func `links to files are followed, and links to folders are not`() throws {
    try make("real/x.jpg")
    for (name, target) in [("up", ".."), ("again", "real"), ("photo.jpg", "real/x.jpg"), ("gone.jpg", "nothing")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    }
    let findings = try find()
    #expect(findings.map(\.name) == ["gone.jpg", "photo.jpg", "real/x.jpg"])
    #expect(findings[0].outcome == .unreadable("It is a link to a file that isn't there."))
  }

  @Test func `a pipe is not opened`() throws {
    #expect(unsafe mkfifo(folder.path("pipe.jpg"), 0o600) == 0)
    #expect(try find().map(\.outcome) == [.unreadable("It is no file that could be read.")])
  }

  @Test func `a name that isn't UTF-8 is told of`() throws {
    let name = Array("\(folder.path)/".utf8).map(CChar.init(bitPattern:)) + [0x66, -4, 0x72, 0]
    let descriptor = unsafe creat(name, 0o600)
    #expect(descriptor >= 0)
    close(descriptor)
    let findings = try find()
    #expect(findings.map(\.name) == ["f\u{FFFD}r"])
    #expect(findings.map(\.outcome) == [.unreadable("Its name is not in UTF-8; rename it to take it.")])
  }

  @Test func `the data folder is left out`() throws {
    try make("data/blobs/x.webp", "x.jpg")
    #expect(try find(excluding: folder.path("data")).map(\.name) == ["x.jpg"])
    #expect(try find(excluding: folder.path("nowhere")).count == 2)
  }

  @Test func `one file is a folder of one`() throws {
    try make("shoes/x.jpg")
    let findings = try PhotoFinder(root: folder.path("shoes/x.jpg"), excluded: nil).find()
    #expect(findings == [.init(path: folder.path("shoes/x.jpg"), name: "x.jpg", outcome: .photo(nil))])
  }

  @Test func `a folder that isn't there is an error`() {
    #expect(throws: FileError.self) { try PhotoFinder(root: folder.path("none"), excluded: nil).find() }
  }

  @Test func `the folder's own name may tell a category too`() {
    #expect(PhotoFinder(root: "/photos/구두/", excluded: nil).categoryOfRoot == .shoes)
    #expect(PhotoFinder(root: "/shoes/photos", excluded: nil).categoryOfRoot == nil)
  }
}
