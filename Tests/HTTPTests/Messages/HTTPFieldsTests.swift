import Testing

@testable import HTTP

@Suite struct HTTPFieldsTests {
  @Test func `a field is found whatever the case of its name`() {
    let fields: HTTPFields = ["Content-Type": "text/plain"]
    #expect(fields["content-type"] == "text/plain")
  }

  @Test func `setting a field replaces every one of that name`() {
    var fields: HTTPFields = ["Vary": "Accept", "vary": "Cookie"]
    fields["VARY"] = "Origin"
    #expect(fields.values("vary") == ["Origin"])
  }
}
