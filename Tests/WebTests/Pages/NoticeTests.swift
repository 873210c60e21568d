import Testing
import Web

@Suite struct NoticeTests {
  @Test(arguments: [
    Notice.added(1), .added(9999), .saved, .deleted, .sampleRemoved, .passwordSet, .loggedOut, .sessionEnded,
    .sessionsEnded,
  ]) func `a notice comes back from its address`(notice: Notice) {
    let fields = notice.query.split(separator: "&").map { $0.split(separator: "=").map(String.init) }
    let count = fields.first { $0[0] == "count" }?[1]
    #expect(Notice(done: fields[0][1], count: count) == notice)
  }

  private static let others: [(String?, String?)] = [
    ("added", nil), ("added", "0"), ("added", "10000"), ("added", "many"), ("added", "-1"), ("hacked", nil), ("", nil),
    (nil, "3"),
  ]

  @Test(arguments: others) func `anything else says nothing`(done: String?, count: String?) {
    #expect(Notice(done: done, count: count) == nil)
  }
}
