/// Reads a TIFF's header: the directories of all its pages (TIFF 6.0).
enum TIFFHeader {
  static func read(_ reader: inout HeaderReader, limits: ImageLimits) throws(ImagingError) -> ImageHeader {
    let structure = try TIFFStructure(&reader, at: 0)
    var header: ImageHeader?
    var frames = 0
    var total = 0
    var offset = structure.firstDirectory
    var visited: Set<Int> = []
    while offset != 0 {
      guard visited.insert(offset).inserted else { throw .damaged("a TIFF's pages go round in a circle") }
      let directory = try structure.directory(at: offset, &reader)
      let page = try page(directory.entries, of: structure, &reader, limits: limits)
      frames += 1
      let (sum, overflow) = total.addingReportingOverflow(page.storedSize.area ?? .max)
      total = overflow ? .max : sum
      if header == nil { header = page }
      try limits.check(page.storedSize, format: .tiff, frames: frames, total: total)
      offset = directory.next
    }
    guard var header else { throw .damaged("it has no picture") }
    header.frames = frames
    return header
  }

  private static func page(
    _ entries: [TIFFStructure.Entry], of structure: TIFFStructure, _ reader: inout HeaderReader, limits: ImageLimits
  ) throws(ImagingError) -> ImageHeader {
    var values: [Tag: Int] = [:]
    for entry in entries {
      try limits.checkMetadata(entry.length ?? .max)
      guard let tag = Tag(rawValue: entry.tag) else { continue }
      if [.dngVersion, .subDirectories, .extraSamples].contains(tag) {
        values[tag] = entry.count
      } else {
        values[tag] = try structure.value(of: entry, &reader)
      }
    }
    // Raw files of cameras are TIFFs with a small preview as first page and the sensor's data in sub-directories.
    let isPreview = (values[.subfileType] ?? 0) & 1 == 1
    if values[.dngVersion] != nil || isPreview && values[.subDirectories] != nil {
      throw .notDecodable(.otherImage("camera raw"))
    }
    guard let width = values[.width], let height = values[.height] else {
      throw .damaged("a TIFF does not say its size")
    }
    let orientation = values[.orientation] ?? 1
    return ImageHeader(
      format: .tiff, storedSize: PixelSize(width: width, height: height),
      orientation: (1...8).contains(orientation) ? orientation : 1, frames: 1,
      hasAlpha: (values[.extraSamples] ?? 0) > 0)
  }

  private enum Tag: Int {
    case subfileType = 254
    case width = 256
    case height = 257
    case orientation = 274
    case subDirectories = 330
    case extraSamples = 338
    case dngVersion = 50706
  }
}
