import Pictures
import Platform

/// What a server does now and then beside answering.
struct Housekeeping {
  /// Frees files that no photo refers to.
  let sweep: PictureSweep

  /// Does it once an hour, until the task is cancelled.
  func run() async {
    while true {
      do {
        try await Task.sleep(for: .seconds(3600))
        let freed = try await sweep.run()
        if freed > 0 { Output.notice("Freed \(freed) files that belonged to no photo any more.") }
      } catch is CancellationError {
        return
      } catch {
        Output.notice("cupboard: Freeing files failed, and is tried again in an hour: \(Sentence.about(error))")
      }
    }
  }
}
