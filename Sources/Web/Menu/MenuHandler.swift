import Accounts
import HTTP

extension Handlers {
  @Sendable func home(_ request: Request, _ parameters: PathParameters, _ caller: Caller) -> Response {
    .seeOther("/closet")
  }

  @Sendable func showMenu(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) -> Response {
    .page(MenuPage(accountName: member.account.name), for: caller)
  }
}
