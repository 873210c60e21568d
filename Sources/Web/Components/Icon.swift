/// Drawings in lines, 24 by 24, made for this project.
package enum Icon: String, Sendable, Hashable, CaseIterable {
  case bag = "M5 9h14l1 11.5H4ZM8.5 9V7.5a3.5 3.5 0 0 1 7 0V9"
  case camera =
    "M4 8h3.2l1.6-2.5h6.4L16.8 8H20a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM12 16.7a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8Z"
  case chevronLeft = "m14.5 5-7 7 7 7"
  case chevronRight = "m9.5 5 7 7-7 7"
  case close = "m6 6 12 12M18 6 6 18"
  case coat = "M9 3.5 5.2 5.6 4 20.5h16L18.8 5.6 15 3.5 12 8ZM12 8v12.5M7.5 14v2.5M16.5 14v2.5"
  case download = "M12 4v11M7.5 10.8 12 15.2l4.5-4.4M4.5 19.5h15"
  case hanger = "M12 9.2v-.8a2 2 0 1 0-2-2M12 9.2 20.7 16a1.3 1.3 0 0 1-.8 2.3H4.1A1.3 1.3 0 0 1 3.3 16Z"
  case menu = "M4 7.5h16M4 12h16M4 16.5h16"
  case order = "M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5"
  case pencil = "m4.5 19.5.9-4.2L16.2 4.5a1.6 1.6 0 0 1 2.3 0l1 1a1.6 1.6 0 0 1 0 2.3L8.7 18.6Z"
  case phone =
    "M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM11 18h2"
  case photos = "M4.5 4.5h15v15h-15ZM4.5 16l4.5-4.5 4 4 2.5-2.5 4 4M15.5 9.5h.01"
  case plus = "M12 5v14M5 12h14"
  case search = "m20 20-4.8-4.8M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z"
  case shield = "M12 3.5 5 6v5.5c0 4.2 2.8 7.2 7 9 4.2-1.8 7-4.8 7-9V6Z"
  case shoe = "M3.5 7.5v10h17v-2.3c0-1.5-1.3-2.1-3.4-2.7-2.4-.7-3.8-2-5-4.2-1.7 1.5-5.1 1.6-6.3-.8ZM3.5 14.8h17"
  case tee = "M8.7 4 3.8 6.6l1.7 4.2 2-.8V20h9v-10l2 .8 1.7-4.2L15.3 4c-.5 1.5-1.8 2.3-3.3 2.3S9.2 5.5 8.7 4Z"
  case trash = "M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l1 13.5h9l1-13.5M10.3 10.5v5.5M13.7 10.5v5.5"
  case trousers = "M7 3.5h10l1.3 17h-4.1L12 9.5l-2.2 11H5.7ZM6.8 6.5h10.4"
  case exit = "M13.5 4.5h-8v15h8M10.5 12h9M16 8.3l3.7 3.7-3.7 3.7"
  case devices = "M4.5 6.5a1 1 0 0 1 1-1h13a1 1 0 0 1 1 1v9h-15ZM2.5 18.5h19"
}

/// The drawing, for the eyes only: what it means is said in words beside it, or in a label.
func icon(_ icon: Icon) -> HTML {
  svg(.class("icon"), .svg("viewBox", "0 0 24 24"), .aria("hidden", "true")) { path(icon.rawValue) }
}
