/// A browser and its system, as far as its `User-Agent` tells; for people to recognise, and for nothing else.
struct Device: Sendable, Hashable {
  var browser: String?
  var system: String?

  // The order matters: nearly every browser also names those it descends from.
  private static let browsers = [
    ("Edg", "Edge"), ("SamsungBrowser", "Samsung Internet"), ("Whale", "Whale"), ("OPR", "Opera"),
    ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
    ("curl", "curl"),
  ]
  private static let systems = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Mac OS X", "Mac"), ("Windows", "Windows"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
  ]

  init(userAgent: String) {
    browser = Self.browsers.first { userAgent.contains($0.0) }?.1
    system = Self.systems.first { userAgent.contains($0.0) }?.1
  }

  func name(_ words: Words) -> String {
    switch (browser, system) {
    case (let browser?, let system?): words(.sessionDevice(browser, system))
    case (let name?, nil), (nil, let name?): name
    case (nil, nil): words(.sessionUnknown)
    }
  }
}
