import Closet

extension Closet.Category {
  var phrase: Phrase {
    switch self {
    case .outer: .categoryOuter
    case .top: .categoryTop
    case .bottom: .categoryBottom
    case .shoes: .categoryShoes
    case .accessory: .categoryAccessory
    }
  }

  var icon: Icon {
    switch self {
    case .outer: .coat
    case .top: .tee
    case .bottom: .trousers
    case .shoes: .shoe
    case .accessory: .bag
    }
  }
}
