import HTTP
import Imaging
import Pictures
import Storage

/// What came of a file that someone sent.
struct SentPhoto: Sendable {
  /// What the sender calls it.
  var name: String
  var picture: Result<PreparedPicture, Refusal>

  var refused: UploadResultPage.Refused? {
    if case .failure(let reason) = picture { .init(name: name, reason: reason) } else { nil }
  }
}

extension Handlers {
  /// Takes files in, a few at a time, and tells of each what came of it, in the order they were sent.
  func prepare(_ files: [UploadedFile], _ request: Request, _ member: Member) async -> [SentPhoto] {
    await withTaskGroup(of: (Int, SentPhoto).self) { group in
      var photos = [SentPhoto?](repeating: nil, count: files.count)
      for (index, file) in files.enumerated() {
        // Two keep the workers busy; more would only wait in their line, where there is an end to patience.
        if index >= 2, let (done, photo) = await group.next() { photos[done] = photo }
        group.addTask { (index, SentPhoto(name: file.name, picture: await prepare(file, request, member))) }
      }
      for await (done, photo) in group { photos[done] = photo }
      return photos.compactMap(\.self)
    }
  }

  private func prepare(
    _ file: UploadedFile, _ request: Request, _ member: Member
  ) async -> Result<PreparedPicture, Refusal> {
    do throws(PictureError) {
      switch file.outcome {
      case .tooLarge(let limit): return .failure(.tooLarge(limit: limit))
      case .received(.file(let content)):
        return .success(try await services.ingest.prepare(content, originalName: file.name, owner: member.owner))
      case .received(.bytes(let content)):
        return .success(
          try await services.ingest.prepare(
            content, originalName: file.name, owner: member.owner, in: services.temporaryFolder))
      }
    } catch {
      switch error {
      case .imaging(let error): return .failure(.picture(error))
      case .blob(.outOfSpace), .database(.outOfSpace): return .failure(.diskFull)
      case .notFound, .forbidden, .blob, .database:
        services.log("\(request.id) a photo could not be kept: \(error)")
        return .failure(.fault)
      }
    }
  }
}
