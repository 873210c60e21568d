import Platform
import Testing

@testable import Cupboard

@Suite struct ProgressMeterTests {
  let start = Instant(milliseconds: 0)

  @Test func `a bar shows count, share, rate and time left, and is drawn over itself`() {
    var meter = ProgressMeter("Import", total: 100, style: .bar, start: start)
    let text = meter.advance(by: 25, at: start + .seconds(5), columns: 80)
    let bar = text.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
    #expect(text.hasPrefix("\rImport  ["))
    #expect(text.hasSuffix("]  25/100  25%  5.0/s  0:15 left\u{1b}[K"))
    #expect(bar.count { $0 == "#" } == bar.count / 4)
    let later = meter.advance(by: 75, at: start + .seconds(600), columns: 80).drop { $0 != "[" }.prefix { $0 != "]" }
    #expect(later.count == bar.count + 1)
  }

  @Test(arguments: [0, 1, 5, 10, 20, 40, 79, 80, 200]) func `a bar never reaches the last column`(columns: Int) {
    var meter = ProgressMeter("Import", total: 1000, style: .bar, start: start)
    for step in 1...1000 {
      let text = meter.advance(by: 1, at: start + .seconds(step), columns: columns)
      #expect(text.dropFirst().dropLast(3).count <= max(0, columns - 1))
    }
  }

  @Test func `a bar is not drawn more than ten times a second, but at the end`() {
    var meter = ProgressMeter("Import", total: 1000, style: .bar, start: start)
    let drawn = (1...1000).count { step in
      !meter.advance(by: 1, at: start + .milliseconds(step), columns: 80).isEmpty
    }
    #expect((10...12).contains(drawn))
  }

  @Test func `a note stands above the bar, written in one piece`() {
    var meter = ProgressMeter("Import", total: 10, style: .bar, start: start)
    #expect(meter.note("early", columns: 80) == "early\n")
    let bar = meter.advance(by: 1, at: start + .seconds(1), columns: 80)
    #expect(meter.note("a.jpg: no photo", columns: 80) == "\ra.jpg: no photo\u{1b}[K\n" + bar)
    #expect(meter.end() == "\r\u{1b}[K")
    #expect(meter.end() == "")
  }

  @Test func `a log gets a line every ten seconds and no control characters`() {
    var meter = ProgressMeter("Import", total: 100, style: .lines, start: start)
    var text = ""
    for step in 1...100 { text += meter.advance(by: 1, at: start + .milliseconds(step * 250), columns: 80) }
    text += meter.end()
    #expect(text == "Import: 40/100, 40%, 4.0/s, 0:15 left\nImport: 80/100, 80%, 4.0/s, 0:05 left\n")
  }

  @Test func `the rate is that of the last while`() {
    var meter = ProgressMeter("Import", total: 1000, style: .bar, start: start)
    _ = meter.advance(by: 500, at: start + .seconds(1), columns: 80)
    for step in 2...60 { _ = meter.advance(by: 1, at: start + .seconds(step), columns: 80) }
    #expect(meter.advance(by: 1, at: start + .seconds(61), columns: 80).contains("  1.0/s  7:20 left"))
  }

  @Test func `nothing to do is all done`() {
    var meter = ProgressMeter("Import", total: 0, style: .bar, start: start)
    #expect(meter.advance(by: 0, at: start, columns: 60).contains("0/0  100%"))
  }

  @Test(arguments: [(0, "0:00"), (42, "0:42"), (65, "1:05"), (3909, "1:05:09")])
  func `times are written as people read them`(seconds: Int, words: String) {
    #expect(ProgressMeter.words(forSeconds: seconds) == words)
  }
}
