/// A box of the ISO base media file format: a name and what is in it.
struct MediaBox {
  var name: String
  /// Where its content begins.
  var start: Int
  var end: Int

  /// The boxes that lie one after the other between two offsets. Throws `.damaged` when one is longer than its place.
  static func boxes(_ reader: inout HeaderReader, from start: Int, to end: Int) throws(ImagingError) -> [MediaBox] {
    var boxes: [MediaBox] = []
    var offset = start
    while offset + 8 <= end {
      var length = try reader.number(4, at: offset)
      let name = try reader.name(at: offset + 4)
      var head = 8
      if length == 1 {
        length = try reader.longNumber(at: offset + 8)
        head = 16
      } else if length == 0 {
        length = end - offset
      }
      guard length >= head, length <= end - offset else {
        // The pixels may be cut short: that is found out when they are decoded. The header must be whole.
        if name == "mdat" && !boxes.isEmpty { break }
        throw .damaged("the box \(name) is longer than its place")
      }
      guard boxes.count < 4096 else { throw .damaged("it has too many boxes") }
      boxes.append(MediaBox(name: name, start: offset + head, end: offset + length))
      offset += length
    }
    return boxes
  }

  /// The version number with which the content of a full box begins.
  func version(_ reader: inout HeaderReader) throws(ImagingError) -> Int { try reader.number(1, at: start) }
}
