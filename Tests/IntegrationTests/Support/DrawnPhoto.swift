import Foundation

/// Photos that are made up: uncompressed TIFF files (TIFF 6.0) of smooth colours, another picture for each number.
enum DrawnPhoto {
  static func bytes(_ number: Int, width: Int = 320, height: Int = 240) -> [UInt8] {
    func little(_ value: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(value >> (8 * $0) & 255) } }
    // Each entry of the directory: tag, type (3 short, 4 long), count, value.
    let entries: [(tag: Int, type: Int, count: Int, value: Int)] = [
      (256, 4, 1, width), (257, 4, 1, height), (258, 3, 3, 134), (259, 3, 1, 1), (262, 3, 1, 2), (273, 4, 1, 140),
      (277, 3, 1, 3), (278, 4, 1, height), (279, 4, 1, width * height * 3), (284, 3, 1, 1),
    ]
    var file = Array("II".utf8) + little(42, 2) + little(8, 4) + little(entries.count, 2)
    for entry in entries {
      file += little(entry.tag, 2) + little(entry.type, 2) + little(entry.count, 4) + little(entry.value, 4)
    }
    file += little(0, 4) + little(8, 2) + little(8, 2) + little(8, 2)
    for y in 0..<height {
      for x in 0..<width {
        file.append(UInt8(truncatingIfNeeded: x + number * 37))
        file.append(UInt8(truncatingIfNeeded: y + number * 11))
        file.append(UInt8(truncatingIfNeeded: (x + y) / 2 + number >> 8))
      }
    }
    return file
  }

  /// Writes some of them into a folder, which is made, and returns their paths.
  @discardableResult
  static func write(_ numbers: Range<Int>, to folder: String, width: Int = 320, height: Int = 240) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try numbers.map { number in
      let path = "\(folder)/photo-\(1000 + number).tiff"
      try Data(bytes(number, width: width, height: height)).write(to: URL(fileURLWithPath: path))
      return path
    }
  }
}
