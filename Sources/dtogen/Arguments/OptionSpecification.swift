/// One option of the command line as data: what the parser accepts, what the help shows and what shells complete.
struct OptionSpecification: Sendable {
  /// What stands after the option.
  enum Value: Sendable {
    case flag
    /// One value, shown by this name.
    case one(String, Completion)
    /// One value or several up to the next option, shown by this name.
    case several(String, Completion)
  }

  /// What a shell offers for a value.
  enum Completion: Sendable {
    case file, folder, nothing
    case words([String])
  }

  /// With its dashes: `--root`.
  var name: String
  /// A one-letter form, with its dash: `-q`.
  var short: String?
  var value: Value
  var help: String

  init(_ name: String, short: String? = nil, _ value: Value = .flag, help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }

  /// `--root DIR`, as the help shows it.
  var signature: String {
    switch value {
    case .flag: name
    case .one(let value, _): "\(name) \(value)"
    case .several(let value, _): "\(name) \(value)…"
    }
  }

  var completion: Completion? {
    switch value {
    case .flag: nil
    case .one(_, let completion), .several(_, let completion): completion
    }
  }
}
