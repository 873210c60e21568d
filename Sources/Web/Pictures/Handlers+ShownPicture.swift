import Accounts
import Imaging
import Pictures

extension Handlers {
  /// A picture in every width that is ready, at addresses that let this member's pages show it.
  func shown(_ picture: Picture, _ member: Member) -> ShownPicture {
    let sources = services.signer.sources(of: picture, epoch: member.account.pictureEpoch)
    return ShownPicture(
      // The end of an identifier is random, its beginning the time.
      key: String(picture.id.text.suffix(12)), size: picture.size, hasAlpha: picture.hasAlpha,
      sources: sources.map { ShownPicture.Source(width: $0.width, address: $0.address) },
      placeholder: picture.placeholder)
  }
}
