import Accounts
import Platform
import Storage
import Testing

@Suite struct LoginThrottleTests {
  let start = Instant(milliseconds: 1_767_225_600_000)
  let owner = LoginThrottle.Subject.account(FoldedText("owner"))
  let home = LoginThrottle.Subject.address(NetworkAddress("192.0.2.1")!)

  @Test func `some tries are free, then each failure doubles the wait`() {
    var throttle = LoginThrottle()
    var now = start
    var waits: [Int] = []
    for _ in 0..<20 {
      if case .wait(let seconds) = throttle.begin([owner], at: now) {
        waits.append(seconds)
        now = now + .seconds(seconds)
        #expect(throttle.begin([owner], at: now) == .allowed)
      }
    }
    #expect(waits.prefix(12) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  }

  @Test func `a try that has to wait counts for nothing`() {
    var throttle = LoginThrottle()
    for _ in 0..<5 { _ = throttle.begin([owner], at: start) }
    for _ in 0..<100 { #expect(throttle.begin([owner], at: start) == .wait(seconds: 1)) }
    #expect(throttle.begin([owner], at: start + .seconds(1)) == .allowed)
  }

  @Test func `less than a second is told as one`() {
    var throttle = LoginThrottle()
    for _ in 0..<5 { _ = throttle.begin([owner], at: start) }
    #expect(throttle.begin([owner], at: start + .milliseconds(999)) == .wait(seconds: 1))
  }

  @Test func `tries at once get no further than one after another`() {
    var throttle = LoginThrottle()
    let verdicts = (0..<50).map { _ in throttle.begin([owner], at: start) }
    #expect(verdicts.count { $0 == .allowed } == 5)
  }

  @Test func `success forgets the account's failures`() {
    var throttle = LoginThrottle()
    for _ in 0..<5 { _ = throttle.begin([owner], at: start) }
    _ = throttle.begin([owner], at: start + .seconds(1))
    throttle.succeed([owner])
    for _ in 0..<5 { #expect(throttle.begin([owner], at: start + .seconds(1)) == .allowed) }
  }

  @Test func `success at one account doesn't pay for guesses at others from the same address`() {
    var throttle = LoginThrottle()
    for round in 0..<19 {
      let subjects = [.account(FoldedText("guess \(round)")), home]
      #expect(throttle.begin(subjects, at: start) == .allowed)
    }
    // The guesser's own account, after each guess, gives back its own try only.
    #expect(throttle.begin([owner, home], at: start) == .allowed)
    throttle.succeed([owner, home])
    #expect(throttle.begin([home], at: start) == .allowed)
    #expect(throttle.begin([home], at: start) == .wait(seconds: 1))
  }

  @Test func `an address has more free tries than an account`() {
    var throttle = LoginThrottle()
    for _ in 0..<20 { #expect(throttle.begin([home], at: start) == .allowed) }
    #expect(throttle.begin([home], at: start) == .wait(seconds: 1))
  }

  @Test func `strangers don't lock the owner out at home`() {
    var throttle = LoginThrottle()
    let away = LoginThrottle.Subject.address(NetworkAddress("203.0.113.9")!)
    for _ in 0..<50 { _ = throttle.begin([owner, away], at: start) }
    let atHome = LoginThrottle.Subject.accountAtHome(FoldedText("owner"), NetworkAddress("192.0.2.1")!)
    #expect(throttle.begin([atHome, home], at: start) == .allowed)
    #expect(throttle.begin([owner, home], at: start) != .allowed)
  }

  @Test func `failures are forgotten after six hours`() {
    var throttle = LoginThrottle()
    for _ in 0..<5 { _ = throttle.begin([owner], at: start) }
    for _ in 0..<5 { #expect(throttle.begin([owner], at: start + .seconds(6 * 3600)) == .allowed) }
  }

  @Test func `a clock that is set back makes nobody wait for a day`() {
    var throttle = LoginThrottle()
    for _ in 0..<5 { _ = throttle.begin([owner], at: start + .seconds(86_400)) }
    #expect(throttle.begin([owner], at: start) == .wait(seconds: 900))
  }

  @Test func `it holds no more than its capacity, and keeps those with the most failures`() {
    var throttle = LoginThrottle(capacity: 100)
    for _ in 0..<5 { _ = throttle.begin([owner], at: start) }
    for number in 0..<10_000 {
      _ = throttle.begin([.account(FoldedText("made up \(number)"))], at: start)
      #expect(throttle.count <= 100)
    }
    #expect(throttle.begin([owner], at: start) == .wait(seconds: 1))
  }

  @Test func `on any walk nobody gets more tries than the waits allow`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      var throttle = LoginThrottle()
      var (now, allowed) = (start, 0)
      while now < start + .seconds(3600) {
        if throttle.begin([owner], at: now) == .allowed { allowed += 1 }
        now = now + .milliseconds(Int.random(in: 0..<30_000, using: &generator))
      }
      // 5 free, 10 while the waits grow to 512 s, and one each 15 minutes of the rest.
      #expect(allowed <= 5 + 10 + 3)
    }
  }
}
