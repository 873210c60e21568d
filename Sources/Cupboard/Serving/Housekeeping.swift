import Platform

/// What a server does now and then beside answering.
struct Housekeeping {
  let app: App

  /// Frees files that no photo refers to, once an hour, until the task is cancelled.
  func run() async {
    while true {
      do {
        try await Task.sleep(for: .seconds(3600))
        let freed = try await app.freeUnreferencedBlobs()
        if !freed.isEmpty { Output.notice("Freed \(freed.count) files that belonged to no photo any more.") }
      } catch is CancellationError {
        return
      } catch {
        Output.notice("cupboard: Freeing files failed, and is tried again in an hour: \(Sentence.about(error))")
      }
    }
  }
}
