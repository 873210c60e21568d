import Accounts
import HTTP
import Imaging
import Pictures
import Platform

/// What `cupboard serve` does.
struct ServeCommand {
  let settings: Settings

  func run() async throws -> ExitCode {
    ResourceLimits.raiseOpenFiles()
    let app = try await App.build(settings)
    let owner = try await app.accounts.firstAccount()
    let responder = LateResponder()
    let server = try app.server(settings, responder: responder)
    try server.start()

    var listen = settings[Options.listen]
    listen.port = UInt16(server.port)
    let addresses = ServerAddresses(
      listen: listen, isEncrypted: settings[Options.tlsCertificate] != nil, publicURL: settings[Options.publicURL],
      interfaces: NetworkInterfaces.addresses())
    let cache = DiskCache(directory: app.folder.cache, limit: App.diskCacheLimit)
    responder.set(app.site(settings, publicURL: addresses.publicURL, cache: cache))
    do { try await greet(app, owner, addresses) } catch is CancellationError {
      // Asked to stop already: that is what happens next.
    }

    let sweep = PictureSweep(database: app.database, blobs: app.blobs, variants: cache, clock: app.clock)
    let housekeeping = Task { await Housekeeping(sweep: sweep).run() }
    await untilCancelled()
    Output.notice("Stopping.")
    housekeeping.cancel()
    await server.stop()
    await app.close()
    return .success
  }

  private func greet(_ app: App, _ owner: Account, _ addresses: ServerAddresses) async throws {
    Output.line("Cupboard is at \(addresses.publicURL)")
    for hint in addresses.hints where hint != addresses.publicURL.description {
      Output.line("From another device of the network: \(hint)")
    }
    if try await app.accounts.list().allSatisfy({ !$0.hasPassword }) {
      let token = try await app.links.create(for: owner.id)
      Output.line("Log in within 15 minutes, once: \(addresses.publicURL)/welcome?token=\(token.text)")
    }
  }
}
