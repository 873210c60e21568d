import Imaging
import ImagingTesting
import Platform
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Pictures

@Suite(.timeLimit(.minutes(1))) struct PictureServiceTests {
  @Test func `the first request reads the ladder, the next ones memory alone, and none needs a job`() async throws {
    let studio = try await Studio()
    let service = studio.service()
    let picture = try await studio.add(Studio.photo())
    let (address, code) = studio.address(picture, width: 320)
    try await noticed(studio, service, address, code)
    let image = try await service.image(address, code: code)
    #expect(image.size == PixelSize(width: 320, height: 229))
    let immediate = try #require(service.immediate(address, code: code))
    #expect(immediate.image == image)
    #expect(immediate.variant == (try await service.variant(address, code: code)))
    await studio.database.close()
    #expect(service.immediate(address, code: code)?.image == image, "a hit touches no database")
    #expect(studio.runner.jobsRun.count == 1, "only that of taking it in")
  }

  @Test func `a JPEG is made when it is asked for, and kept beside the ladder`() async throws {
    let studio = try await Studio()
    let service = studio.service()
    let picture = try await studio.add(Studio.photo())
    let (address, code) = studio.address(picture, width: 320, format: .jpeg)
    let image = try await service.image(address, code: code)
    #expect(image.format == .jpeg && image.bytes.starts(with: [0xff, 0xd8]))
    #expect(studio.runner.jobsRun.count == 2)
    await studio.others.storeTurnstile.waitForArrivals(1)
  }

  @Test(arguments: [false, true])
  func `a rung that was lost or damaged is made again`(isDamaged: Bool) async throws {
    let studio = try await Studio()
    let service = studio.service()
    let picture = try await studio.add(Studio.photo())
    let path = "\(studio.derivedFolder(of: picture))/r\(VariantKey.codecRevision)-w320.webp"
    var bytes = try OpenFile(path: path).readAll()
    if isDamaged {
      bytes[bytes.count / 2] ^= 1
      try Files.replace(path, with: bytes, durable: false)
    } else {
      try Files.remove(path)
    }
    let (address, code) = studio.address(picture, width: 320)
    let image = try await service.image(address, code: code)
    #expect(image.size.width == 320)
    #expect(studio.runner.jobsRun.count == 2)
    while try await studio.blobs.derivedBytes(DerivedName(source: picture.contentHash, suffix: "r1-w320.webp")) == nil {
      await Task.yield()
    }
  }

  @Test func `wrong codes, other versions and widths wider than the picture are refused`() async throws {
    let studio = try await Studio()
    let service = studio.service()
    let picture = try await studio.add(Studio.photo(width: 700))
    let (address, code) = studio.address(picture, width: 320)
    let (other, otherCode) = studio.address(picture, width: 640)
    await #expect(throws: PictureError.forbidden) { try await service.image(address, code: otherCode) }
    await #expect(throws: PictureError.forbidden) { try await service.image(other, code: code) }
    await #expect(throws: PictureError.forbidden) { try await service.image(address, code: "") }
    let (wide, wideCode) = studio.address(picture, width: 1280)
    await #expect(throws: PictureError.notFound) { try await service.image(wide, code: wideCode) }
    let next = try #require(PictureAddress(id: picture.id, version: 2, width: 320, format: .webp))
    await #expect(throws: PictureError.notFound) {
      try await service.image(next, code: studio.signer.code(for: next, epoch: 1))
    }
    let unknown = try #require(PictureAddress(id: PictureID("nobody"), version: 1, width: 320, format: .webp))
    await #expect(throws: PictureError.notFound) {
      try await service.image(unknown, code: studio.signer.code(for: unknown, epoch: 1))
    }
    _ = try await service.image(address, code: code)
    #expect(service.immediate(address, code: otherCode) == nil)
  }

  @Test func `raising the epoch ends the addresses given out before`() async throws {
    let studio = try await Studio()
    let epoch = Mutex(1)
    let service = studio.service { _ in epoch.withLock { $0 } }
    let picture = try await studio.add(Studio.photo())
    let (address, code) = studio.address(picture, width: 320)
    try await noticed(studio, service, address, code)
    epoch.withLock { $0 = 2 }
    service.epochRaised(of: "anne")
    #expect(service.immediate(address, code: code) == nil)
    await #expect(throws: PictureError.forbidden) { try await service.image(address, code: code) }
    _ = try await service.image(address, code: studio.signer.code(for: address, epoch: 2))
  }

  @Test func `an epoch raised by another process is noticed after half a minute`() async throws {
    let studio = try await Studio()
    let epoch = Mutex<Int?>(1)
    let service = studio.service { _ in epoch.withLock { $0 } }
    let picture = try await studio.add(Studio.photo())
    let (address, code) = studio.address(picture, width: 320)
    try await noticed(studio, service, address, code)
    epoch.withLock { $0 = nil }  // the account is gone
    studio.clock.advance(by: .seconds(29))
    #expect(service.immediate(address, code: code) != nil)
    studio.clock.advance(by: .seconds(1))
    #expect(service.immediate(address, code: code) == nil)
    await #expect(throws: PictureError.forbidden) { try await service.image(address, code: code) }
  }

  @Test func `a deleted picture is gone from memory too, told or not`() async throws {
    let studio = try await Studio()
    let service = studio.service()
    for isTold in [true, false] {
      let picture = try await studio.add(Studio.photo(seed: isTold ? 1 : 2))
      let (address, code) = studio.address(picture, width: 320)
      try await noticed(studio, service, address, code)
      let variant = try await service.variant(address, code: code)
      try await studio.database.write { transaction in
        try transaction.deletePictures([picture.id], of: "anne")
        try transaction.record(Change(audience: "anne", noun: "clothes", id: "x", kind: .delete))
      }
      if isTold {
        await service.purge([picture])
      } else {
        while service.immediate(address, code: code) != nil { await Task.yield() }  // until the change is noticed
      }
      await #expect(throws: PictureError.notFound) { try await service.image(address, code: code) }
      #expect(studio.pipeline.cached(variant.key) == nil)
    }
  }

  @Test func `an original that is lost is the picture's failure`() async throws {
    let studio = try await Studio()
    let service = studio.service()
    let picture = try await studio.add(Studio.photo())
    try Files.remove(studio.original(of: picture))
    let (webp, webpCode) = studio.address(picture, width: 320)
    #expect(try await service.image(webp, code: webpCode).size.width == 320, "the ladder is still there")
    let (jpeg, jpegCode) = studio.address(picture, width: 320, format: .jpeg)
    await #expect(throws: PictureError.imaging(.missing)) { try await service.image(jpeg, code: jpegCode) }
  }

  @Test func `entity tags differ wherever bytes do`() async throws {
    let studio = try await Studio()
    let service = studio.service()
    let pictures = [try await studio.add(Studio.photo(seed: 1)), try await studio.add(Studio.photo(seed: 2))]
    var tags: Set<String> = []
    for picture in pictures {
      for width in [160, 320] {
        for format in [ImageOutput.Format.webp, .jpeg] {
          let (address, code) = studio.address(picture, width: width, format: format)
          let tag = try await service.variant(address, code: code).entityTag
          #expect(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count == 24)
          tags.insert(tag)
        }
      }
    }
    #expect(tags.count == 8)
    #expect(studio.runner.jobsRun.count == 2, "no tag needs a decode")
  }

  /// Asks until the service has it in memory: the notice of the row being written may come after the first look.
  private func noticed(
    _ studio: Studio, _ service: PictureService, _ address: PictureAddress, _ code: String
  ) async throws {
    _ = try await service.image(address, code: code)
    await Task.yield()
    while service.immediate(address, code: code) == nil { _ = try await service.image(address, code: code) }
  }
}
