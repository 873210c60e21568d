import Accounts
import Foundation
import HTTP
import Imaging
import Pictures
import Platform
import Web

/// What `cupboard serve` does.
struct ServeCommand {
  let settings: Settings

  func run() async throws -> ExitCode {
    do { try await serve() } catch {
      // Asked to stop before it had begun to listen, say: that is no failure.
      guard Task.isCancelled else { throw error }
    }
    return .success
  }

  private func serve() async throws {
    ResourceLimits.raiseOpenFiles()
    let app = try await App.build(settings)
    let owner = try await app.accounts.firstAccount()
    if settings[Options.sample] {
      try Files.createDirectory(app.folder.uploads)
      let language = Language(environment: ProcessInfo.processInfo.environment)
      let count = try await app.insertSample(into: owner.id.text, describedIn: language)
      if count > 0 { Output.notice("Put \(count) drawn garments into the closet, to look at.") }
    }
    let responder = LateResponder()
    let server = try app.server(settings, responder: responder)
    do throws(HTTPServerError) { try server.start() } catch {
      guard case .portInUse = error else { throw error }
      throw AddressInUse(address: settings[Options.listen])
    }

    var listen = settings[Options.listen]
    listen.port = UInt16(server.port)
    let addresses = ServerAddresses(
      listen: listen, isEncrypted: settings[Options.tlsCertificate] != nil, publicURL: settings[Options.publicURL],
      interfaces: NetworkInterfaces.addresses())
    let cache = DiskCache(directory: app.folder.cache, limit: App.diskCacheLimit)
    responder.set(app.site(settings, publicURL: addresses.publicURL, cache: cache))
    do { try await greet(app, owner, addresses) } catch {
      guard Task.isCancelled else { throw error }
    }

    let sweep = PictureSweep(database: app.database, blobs: app.blobs, variants: cache, clock: app.clock)
    let housekeeping = Task { await Housekeeping(sweep: sweep).run() }
    await untilCancelled()
    Output.notice("Stopping.")
    housekeeping.cancel()
    await server.stop()
    await app.close()
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
