/// Another program listens where the server was to listen.
struct AddressInUse: Error, Equatable, CustomStringConvertible {
  let address: ListenAddress

  var description: String {
    let last = UInt16.max
    var other = address
    other.port = address.port == last ? last - 1 : address.port + 1
    return "The server can't start: port \(address.port) is in use by another program; choose another with "
      + "--listen \(other)."
  }
}
