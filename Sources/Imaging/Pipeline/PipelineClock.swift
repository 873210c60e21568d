/// Any clock, told as the time since it was taken in.
struct PipelineClock: Sendable {
  /// The time since then.
  let now: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Duration) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleepUntil = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  /// Waits until that moment. Throws when the task is cancelled.
  func sleep(until moment: Duration) async throws { try await sleepUntil(moment) }
}
