/// The hidden field that shows that the form came from a page of ours.
func formToken(_ context: PageContext) -> HTML {
  input(.type("hidden"), .name("csrf"), .value(context.formToken))
}

/// What is said above a form that was sent back.
func formMessage(_ text: String?) -> HTML {
  guard let text else { return HTML() }
  return p(.class("message alarm"), .role("alert")) { text }
}

/// A line of text to be typed in, under its label, with what is wrong with it.
struct TextField {
  var name: String
  var label: String
  var type = "text"
  var value = ""
  var hint: String?
  var error: String?
  var autocomplete = "off"
  var isRequired = true
  var isFirst = false

  var html: HTML {
    div(.class("field")) {
      HTML(element: "label", [.for(name)]) { HTML { label } }
      input(
        .class("entry"), .id(name), .name(name), .type(type), value.isEmpty ? nil : .value(value),
        .autocomplete(autocomplete), isRequired ? .required : nil, isFirst ? .autofocus : nil,
        .svg("autocapitalize", "none"), error == nil ? nil : .aria("invalid", "true"),
        error == nil && hint == nil ? nil : .aria("describedby", "\(name)-note"))
      fieldNote(name, hint: hint, error: error)
    }
  }
}

/// What is under a field: what is wrong with it, or else what helps to fill it in.
func fieldNote(_ name: String, hint: String?, error: String?) -> HTML {
  HTML {
    if let error {
      p(.class("wrong"), .id("\(name)-note")) { error }
    } else if let hint {
      p(.class("hint"), .id("\(name)-note")) { hint }
    }
  }
}
