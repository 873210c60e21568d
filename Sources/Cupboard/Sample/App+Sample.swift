import Closet
import Pictures
import Web

extension App {
  /// Fills a closet that is empty, and never had the sample, with the sample wardrobe; returns how many garments it is.
  func insertSample(into owner: String, describedIn language: Language) async throws -> Int {
    let sections = try await closet.sections(owner: owner, filter: ClothesFilter(), firstCount: 1)
    guard sections.isClosetEmpty else { return 0 }
    let sample = SampleWardrobe(repository: closet) { garment, owner in
      try await ingest.prepare(garment.bytes, originalName: garment.name, owner: owner, in: folder.uploads)
    }
    return try await sample.insert(SampleWardrobe.garments(describedIn: language), into: owner)
  }
}

extension Language {
  /// The language of whoever starts the program, by the variables of POSIX locales; English unless it is Korean.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self = locale?.lowercased().hasPrefix("ko") == true ? .korean : .english
  }
}
