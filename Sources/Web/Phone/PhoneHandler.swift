import HTTP

extension Handlers {
  @Sendable func showPhone(
    _ request: Request, _ parameters: PathParameters, _ member: Member, _ caller: Caller
  ) -> Response {
    let address = services.publicURL
    return .page(
      PhonePage(address: address, code: QRCode(address), isLocal: isLoopback(address)), for: caller)
  }

  /// Whether the address names the machine of whoever opens it (RFC 6761, section 6.3; RFC 1122, section 3.2.1.3).
  private func isLoopback(_ address: String) -> Bool {
    let host = address.drop { $0 != "/" }.drop { $0 == "/" }.prefix { $0 != "/" }
    return ["localhost", "127.", "[::1]"].contains { host.hasPrefix($0) }
  }
}
