/// Names for keys that lose too much when their signs are dropped: `+1` is `plus1`, `-1` is `minus1`.
package enum SpelledKey {
  /// The key with a word for every sign that is neither letter nor digit.
  package static func name(_ key: String) -> String {
    var text = ""
    for scalar in key.unicodeScalars {
      if scalar.properties.isXIDContinue, scalar != "_", scalar.properties.generalCategory != .nonspacingMark {
        text.unicodeScalars.append(scalar)
      } else {
        text +=
          " " + (signs[scalar] ?? scalar.properties.name ?? "u" + String(scalar.value, radix: 16, uppercase: true))
          + " "
      }
    }
    let name = Words(text.lowercased() == text || text.uppercased() == text ? text.lowercased() : text).lowerCamel()
    if name.isEmpty { return "blank" }
    return startsLikeAName(name) ? name : "key" + name
  }

  /// Whether a name can begin as the text does.
  package static func startsLikeAName(_ text: String) -> Bool {
    text.unicodeScalars.first?.isIdentifierStart ?? false
  }

  private static let signs: [Unicode.Scalar: String] = [
    "+": "plus", "-": "minus", "_": "underscore", ".": "dot", ",": "comma", ":": "colon", ";": "semicolon",
    "/": "slash", "\\": "backslash", "#": "hash", "@": "at", "$": "dollar", "%": "percent", "&": "and", "*": "star",
    "=": "equals", "?": "question", "!": "exclamation", "<": "less", ">": "greater", "|": "bar", "~": "tilde",
    "^": "caret", "'": "apostrophe", "\"": "quote", "`": "backtick", "(": "open", ")": "close", "[": "open",
    "]": "close", "{": "open", "}": "close", " ": "space",
  ]
}
