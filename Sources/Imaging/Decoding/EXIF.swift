/// Reads the one thing of EXIF metadata that matters here: which way up the picture is (CIPA DC-008, section 4.6).
enum EXIF {
  /// The orientation in the TIFF structure between `start` and `end`, 1 to 8; nil when there is none or it is broken.
  ///
  /// Broken metadata is no reason to refuse a picture, so nothing is thrown.
  static func orientation(_ reader: inout HeaderReader, at start: Int, end: Int) -> Int? {
    do throws(ImagingError) {
      let structure = try TIFFStructure(&reader, at: start)
      let directory = try structure.directory(at: structure.firstDirectory, &reader, end: end)
      guard let entry = directory.entries.first(where: { $0.tag == 0x0112 }) else { return nil }
      let value = try structure.value(of: entry, &reader)
      return (1...8).contains(value) ? value : nil
    } catch {
      return nil
    }
  }
}
