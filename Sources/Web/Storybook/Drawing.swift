import Closet
import Imaging

/// A garment drawn in a few lines, to stand for a photo where there is none.
struct Drawing: Sendable, Hashable {
  var name: String
  var category: Closet.Category
  var size: PixelSize
  /// What is behind it; nil for one that is cut out.
  var ground: String?
  var cloth: String

  /// The outline in a space of 600 by 800.
  private var outline: String {
    switch category {
    case .outer:
      "M230 110 130 175Q95 330 70 610l95 18 40-250-12 350h214l-12-350 40 250 95-18Q505 330 470 175L370 110 300 215Z"
    case .top: "M225 190 95 265l60 150 62-26v285h166V389l62 26 60-150-130-75q-15 52-75 52t-75-52Z"
    case .bottom: "M200 120h200l22 90 28 490H338l-38-350-38 350H150l28-490Z"
    case .shoes: "M90 330v180h420v-42c0-40-44-52-96-66-66-18-104-56-140-112-46 40-138 44-172-20Z"
    case .accessory: "M130 330h340l40 300H90ZM210 330v-40a90 90 0 0 1 180 0v40h-34v-36a56 56 0 0 0-112 0v36Z"
    }
  }

  var svg: String {
    let ground = ground.map { "<rect width='\(size.width)' height='\(size.height)' fill='\($0)'/>" } ?? ""
    let light =
      self.ground == nil
      ? "" : "<rect width='\(size.width)' height='\(size.height)' fill='url(#light)'/>"
    let scale = min(Double(size.width) / 600, Double(size.height) / 800)
    let (x, y) = ((Double(size.width) - 600 * scale) / 2, (Double(size.height) - 800 * scale) / 2)
    return """
      <svg xmlns='http://www.w3.org/2000/svg' width='\(size.width)' height='\(size.height)' viewBox='0 0 \(size.width) \(size.height)'>\
      <defs><radialGradient id='light' cx='.35' cy='.2' r='1'><stop offset='0' stop-color='#fff' stop-opacity='.45'/>\
      <stop offset='1' stop-color='#000' stop-opacity='.22'/></radialGradient>\
      <linearGradient id='fold' x1='0' x2='1'><stop offset='0' stop-color='#000' stop-opacity='.28'/>\
      <stop offset='.35' stop-color='#fff' stop-opacity='.16'/><stop offset='.6' stop-color='#000' stop-opacity='.05'/>\
      <stop offset='1' stop-color='#000' stop-opacity='.3'/></linearGradient></defs>\
      \(ground)\(light)<g transform='translate(\(x) \(y)) scale(\(scale))'>\
      <path d='\(outline)' transform='translate(10 18)' fill='#000' opacity='.16'/>\
      <path d='\(outline)' fill='\(cloth)'/><path d='\(outline)' fill='url(#fold)'/></g></svg>
      """
  }

  static let all: [Drawing] = {
    let portrait = PixelSize(width: 600, height: 800)
    let square = PixelSize(width: 700, height: 700)
    let wide = PixelSize(width: 800, height: 600)
    let grounds = ["#e9e4da", "#c9d2d6", "#d8cfc4", "#b9b3a8", "#efece6", "#9aa59b"]
    let cloths: [(Closet.Category, [String])] = [
      (.outer, ["#3b4a5c", "#b08d62", "#2c2a29", "#6d7a55", "#8a3b3b", "#d9cdb8"]),
      (.top, ["#f4f1ea", "#27476b", "#c96f4a", "#7c9885", "#e0b84c", "#4d3b52", "#b9c7d6"]),
      (.bottom, ["#2f3e55", "#8c8271", "#1f1e1d", "#c4b393", "#5b6b7d"]),
      (.shoes, ["#f0ece4", "#5a3825", "#1d1c1b"]),
      (.accessory, ["#a5583b", "#31443a"]),
    ]
    return cloths.flatMap { category, colors in
      colors.enumerated().map { index, cloth in
        let isCut = category == .top && index == 2
        let size = category == .shoes ? wide : index % 5 == 3 ? square : portrait
        return Drawing(
          name: "\(category.rawValue)-\(index)", category: category, size: size,
          ground: isCut ? nil : grounds[(index * 2 + category.rawValue.utf8.count) % grounds.count], cloth: cloth)
      }
    }
  }()
}
