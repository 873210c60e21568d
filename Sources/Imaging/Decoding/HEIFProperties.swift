/// Which properties each item of a HEIC or AVIF has (ISO/IEC 23008-12, section 9.3).
struct HEIFProperties {
  private let all: [MediaBox]
  private var indices: [Int: [Int]] = [:]

  /// Reads the boxes of an `iprp` box.
  init(_ reader: inout HeaderReader, in container: MediaBox) throws(ImagingError) {
    let boxes = try MediaBox.boxes(&reader, from: container.start, to: container.end)
    guard let properties = boxes.first(where: { $0.name == "ipco" }) else { throw .damaged("it has no properties") }
    all = try MediaBox.boxes(&reader, from: properties.start, to: properties.end)
    for box in boxes where box.name == "ipma" {
      let idSize = try box.version(&reader) == 0 ? 2 : 4
      let indexSize = try reader.number(1, at: box.start + 3) & 1 == 1 ? 2 : 1
      let count = try reader.number(4, at: box.start + 4)
      var offset = box.start + 8
      for _ in 0..<count {
        guard offset < box.end else { throw .damaged("it says too little of its properties") }
        let item = try reader.number(idSize, at: offset)
        let associations = try reader.number(1, at: offset + idSize)
        offset += idSize + 1
        for _ in 0..<associations {
          let index = try reader.number(indexSize, at: offset) & (indexSize == 2 ? 0x7fff : 0x7f)
          indices[item, default: []].append(index)
          offset += indexSize
        }
      }
    }
  }

  /// The properties of the item, in the order in which they are applied.
  func properties(of item: Int) -> [MediaBox] {
    (indices[item] ?? []).compactMap { $0 >= 1 && $0 <= all.count ? all[$0 - 1] : nil }
  }
}
