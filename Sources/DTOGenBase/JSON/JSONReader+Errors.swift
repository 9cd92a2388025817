/// What the reader says of text that is not JSON, and what to do about it.
extension JSONReader {
  func unexpectedEnd() -> JSONFinding {
    guard frame.tapeIndex >= 0 else {
      return JSONFinding(offset: bytes.count, message: "the file ends where a value should stand")
    }
    let opening = JSONTapeWord(bits: tape[frame.tapeIndex]).offset
    let place = lines.position(of: opening, in: bytes)
    let name = frame.isObject ? "object" : "array"
    return JSONFinding(
      offset: bytes.count,
      message: "the file ends inside the \(name) that begins at \(place.line):\(place.column); "
        + "add the closing '\(frame.isObject ? "}" : "]")'\(dialect == .strict ? ", or capture the whole response" : "")"
    )
  }

  func unexpectedValue() -> JSONFinding {
    if let broken = brokenUTF8Here { return broken }
    let found = tokenText(at: position)
    let advice: String
    switch bytes[position] {
    case UInt8(ascii: "'"): advice = "strings stand in double quotes"
    case UInt8(ascii: ","): advice = "a value is missing before the comma"
    case UInt8(ascii: "}"), UInt8(ascii: "]"): advice = "a value is missing before it"
    case UInt8(ascii: "+"): advice = "JSON numbers have no plus sign"
    case UInt8(ascii: "."): advice = "JSON numbers need a digit before the point"
    default:
      switch found.lowercased() {
      case "nan", "infinity", "inf": advice = "JSON has no such number; use null or text"
      case "none", "nil", "undefined": advice = "write null"
      case "true", "false", "null": advice = "write it in lower case"
      default: advice = "a value is an object, an array, a string in double quotes, a number, true, false or null"
      }
    }
    return JSONFinding(offset: position, message: "unexpected \(JSONPrinter.quoted(found)): \(advice)")
  }

  func unexpectedKey() -> JSONFinding {
    if let broken = brokenUTF8Here { return broken }
    let found = tokenText(at: position)
    let advice: String
    switch bytes[position] {
    case UInt8(ascii: ","): advice = "a member is missing before the comma"
    case UInt8(ascii: "}"): advice = "remove the comma before it"
    default: advice = "a key stands in double quotes"
    }
    return JSONFinding(offset: position, message: "unexpected \(JSONPrinter.quoted(found)): \(advice)")
  }

  func unexpectedAfterValue() -> JSONFinding {
    if let broken = brokenUTF8Here { return broken }
    let found = JSONPrinter.quoted(tokenText(at: position))
    let container = frame.isObject ? "object" : "array"
    switch bytes[position] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      let place = lines.position(of: JSONTapeWord(bits: tape[frame.tapeIndex]).offset, in: bytes)
      return JSONFinding(
        offset: position,
        message: "\(found) does not close the \(container) that begins at \(place.line):\(place.column); "
          + "that needs '\(frame.isObject ? "}" : "]")'")
    case UInt8(ascii: ":") where !frame.isObject:
      return JSONFinding(
        offset: position, message: "unexpected \":\" in an array; members with keys stand in an object, in braces")
    default:
      return JSONFinding(
        offset: position, message: "unexpected \(found) after a value of an \(container); is a comma missing before it?"
      )
    }
  }

  func missingColon(afterKeyAt start: Int) -> JSONFinding {
    if let broken = brokenUTF8Here { return broken }
    return JSONFinding(
      offset: position,
      message: "unexpected \(JSONPrinter.quoted(tokenText(at: position))) after the key "
        + "\(JSONPrinter.quoted(tokenText(at: start))); a colon and a value follow a key")
  }

  func trailingComma(at offset: Int) -> JSONFinding {
    JSONFinding(offset: offset, message: "nothing follows this comma; remove it (JSON has no trailing commas)")
  }

  /// Text behind the end of a whole document.
  func trailingText(after end: Int) -> JSONFinding {
    if let broken = brokenUTF8Here { return broken }
    switch bytes[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let advice =
        allowsLines ? "; keep one document per file, or one per line (JSON Lines)" : "; keep one document per file"
      return JSONFinding(offset: position, message: "a second JSON document begins here\(advice)")
    default:
      return JSONFinding(
        offset: position,
        message:
          "unexpected \(JSONPrinter.quoted(tokenText(at: position))) after the end of the document; remove what follows it"
      )
    }
  }

  /// An error in a line of a file whose first line was a document of its own.
  func inLine(_ finding: JSONFinding, startingAt start: Int) -> JSONFinding {
    let line = lines.position(of: start, in: bytes).line
    return JSONFinding(
      offset: finding.offset,
      message: "\(finding.message) (in line \(line): the file reads as JSON Lines, one document per line)")
  }

  func malformedNumber(at start: Int) -> JSONFinding {
    let found = tokenText(at: start)
    let digits = found.drop { $0 == "-" }
    let advice: String
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      advice = "JSON has no hexadecimal numbers"
    } else if digits.first == "0", digits.dropFirst().first?.isNumber == true {
      advice = "JSON numbers have no leading zeros; if they matter, it is a string"
    } else if digits.isEmpty || digits.first?.isASCII != true || digits.first?.isNumber != true {
      advice = "a digit follows the minus sign"
    } else if digits.hasSuffix(".") {
      advice = "a digit follows the point"
    } else {
      advice = "a number is digits, then perhaps a fraction (.5) and an exponent (e10)"
    }
    return JSONFinding(offset: start, message: "\(JSONPrinter.quoted(found)) is not a JSON number: \(advice)")
  }

  func controlCharacter(at index: Int, inStringAt start: Int) -> JSONFinding {
    let place = lines.position(of: start, in: bytes)
    switch bytes[index] {
    case 0x0A, 0x0D:
      return JSONFinding(
        offset: start,
        message: "the string that begins here has no closing quote in its line; a line break in text is \\n")
    default:
      let code = JSONPrinter.codePoints(String(Unicode.Scalar(bytes[index])))
      return JSONFinding(
        offset: index,
        message:
          "the control character \(code) stands bare in the string that begins at \(place.line):\(place.column); "
          + "escape it\(bytes[index] == 0x09 ? " as \\t" : "")")
    }
  }

  func unknownEscape(at index: Int) -> JSONFinding {
    if bytes[index + 1] >= 0x80, JSONUTF8.next(in: bytes, from: index + 1) == nil { return brokenUTF8(at: index + 1) }
    let found = String(tokenText(at: index + 1).unicodeScalars.prefix(1))
    let shown = bytes[index + 1] < 0x20 ? "a back-slash before \(JSONPrinter.codePoints(found))" : "\\\(found)"
    return JSONFinding(
      offset: index,
      message: "\(shown) is no escape of JSON; write \\\\ for a back-slash "
        + "(the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX)")
  }

  /// The error of a byte under the reader that begins no character.
  private var brokenUTF8Here: JSONFinding? {
    bytes[position] >= 0x80 && JSONUTF8.next(in: bytes, from: position) == nil ? brokenUTF8(at: position) : nil
  }

  func brokenUTF8(at index: Int) -> JSONFinding {
    let digits = String(bytes[index], radix: 16, uppercase: true)
    return JSONFinding(
      offset: index,
      message: "the byte 0x\(digits) is not UTF-8 here; save the file as UTF-8 (is it Latin-1, or cut off?)")
  }

  mutating func noteLoneSurrogate(at index: Int) {
    guard errors.count < 20 else { return }
    let found = String(decoding: bytes[index..<index + 6], as: UTF8.self)
    errors.append(
      JSONFinding(
        offset: index,
        message: "\(found) is half of a surrogate pair, which is no character and which JSONDecoder refuses; "
          + "write both halves (\\ud83d\\ude00)"))
  }

  /// A few characters from `start`, to show what was found: a word, or one character.
  private func tokenText(at start: Int) -> String {
    let head = String(decoding: bytes[start..<min(start + 64, bytes.count)], as: UTF8.self)
    let word = head.prefix { $0.isLetter || $0.isNumber || "_.+-$".contains($0) }
    if !word.isEmpty { return String(word.prefix(24)) }
    guard head.hasPrefix("\"") else { return String(head.unicodeScalars.prefix(1)) }
    let inner = head.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
    return String(inner.prefix(24))
  }
}
