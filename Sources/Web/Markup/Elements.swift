// One function for each element of HTML that the pages use, named as the element is.

func a(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "a", attributes, content)
}

func article(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "article", attributes, content)
}

func bodyElement(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "body", attributes, content)
}

func button(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "button", attributes, content)
}

func code(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "code", attributes, content)
}

func dd(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "dd", attributes, content)
}

func details(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "details", attributes, content)
}

func div(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "div", attributes, content)
}

func dl(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "dl", attributes, content)
}

func dt(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "dt", attributes, content)
}

func fieldset(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "fieldset", attributes, content)
}

func figcaption(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "figcaption", attributes, content)
}

func figure(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "figure", attributes, content)
}

func footer(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "footer", attributes, content)
}

func form(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "form", attributes, content)
}

func h1(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "h1", attributes, content)
}

func h2(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "h2", attributes, content)
}

func h3(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "h3", attributes, content)
}

func headElement(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "head", attributes, content)
}

func header(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "header", attributes, content)
}

func htmlElement(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "html", attributes, content)
}

func label(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "label", attributes, content)
}

func legend(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "legend", attributes, content)
}

func li(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "li", attributes, content)
}

func main(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "main", attributes, content)
}

func nav(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "nav", attributes, content)
}

func ol(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "ol", attributes, content)
}

func option(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "option", attributes, content)
}

func p(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "p", attributes, content)
}

func pre(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "pre", attributes, content)
}

func section(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "section", attributes, content)
}

func select(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "select", attributes, content)
}

func small(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "small", attributes, content)
}

func span(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "span", attributes, content)
}

func strong(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "strong", attributes, content)
}

func style(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "style", attributes, content)
}

func summary(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "summary", attributes, content)
}

func svg(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "svg", attributes, content)
}

func textarea(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "textarea", attributes, content)
}

func time(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "time", attributes, content)
}

func titleElement(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "title", attributes, content)
}

func ul(_ attributes: Attribute?..., @HTMLBuilder content: () -> HTML = { HTML() }) -> HTML {
  HTML(element: "ul", attributes, content)
}

/// A module in a file of its own: the content security policy allows no other script.
func script(src: String) -> HTML {
  HTML(element: "script", [.type("module"), .src(src)]) { HTML() }
}

func br(_ attributes: Attribute?...) -> HTML { HTML(void: "br", attributes) }
func hr(_ attributes: Attribute?...) -> HTML { HTML(void: "hr", attributes) }
func img(_ attributes: Attribute?...) -> HTML { HTML(void: "img", attributes) }
func input(_ attributes: Attribute?...) -> HTML { HTML(void: "input", attributes) }
func link(_ attributes: Attribute?...) -> HTML { HTML(void: "link", attributes) }
func meta(_ attributes: Attribute?...) -> HTML { HTML(void: "meta", attributes) }
func path(_ data: String) -> HTML { HTML(element: "path", [.svg("d", data)]) { HTML() } }
