/// Named values in the order they were sent; a name may come more than once.
package struct FormFields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  package struct Field: Sendable, Hashable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package var fields: [Field]

  package init(_ fields: [Field] = []) { self.fields = fields }

  package init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0, value: $1) }
  }

  /// The first value of that name.
  package subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  /// Every value of that name, in order.
  package func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }
}

/// A form that was sent: its fields and its files.
package struct FormData: Sendable {
  package var fields: FormFields
  package var files: [UploadedFile]

  package init(fields: FormFields = FormFields(), files: [UploadedFile] = []) {
    self.fields = fields
    self.files = files
  }
}

/// A file of a form. Its name and type are what the client says, and decide nothing.
package struct UploadedFile: Sendable {
  /// What came of it.
  package enum Outcome: Sendable {
    case received(Content)
    /// It was longer than the limit in bytes and was not kept; the other files of the form were.
    case tooLarge(limit: Int)
  }

  /// The name of the form's field.
  package var field: String
  /// The name it has at the client, to show to people; never a path.
  package var name: String
  package var outcome: Outcome

  package init(field: String, name: String, outcome: Outcome) {
    self.field = field
    self.name = name
    self.outcome = outcome
  }
}
