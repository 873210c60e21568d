import Accounts
import Testing

@Suite struct RoleTests {
  @Test func `the names of the roles are those in the database`() {
    #expect(Role.allCases.map(\.rawValue) == ["administrator"])
  }
}
