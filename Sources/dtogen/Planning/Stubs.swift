import DTOGenCore

/// Finds in mappers the lines that are still to be written by hand: those that throw until somebody does.
enum Stubs {
  private static let call = "WireMapping.byHand("

  /// One for each line of the files' present text.
  static func find(in files: [PlannedFile]) throws(FileError) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for planned in files where planned.file.ownership == .scaffolded && planned.file.path.hasSuffix(".swift") {
      var contents = planned.file.contents
      if case .leftAlone = planned.decision {
        guard try FileStatus.of(planned.place, followingLinks: true)?.kind == .file else { continue }
        contents = try FileReader.contents(of: planned.place)
      }
      for (index, line) in contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      {
        let text = String(decoding: line, as: UTF8.self)
        let code = text.drop { $0 == " " || $0 == "\t" }
        guard !code.hasPrefix("//"), let found = text.utf8.firstRange(of: call.utf8) else { continue }
        let column = text.utf8.distance(from: text.utf8.startIndex, to: found.lowerBound) + 1
        let location = SourceLocation(file: planned.file.path, line: index + 1, column: column)
        let subject = String(code.prefix { $0 != ":" && $0 != "=" && $0 != " " })
        diagnostics.append(
          Diagnostic.note(at: location, "this throws until somebody writes it").telling(of: .stub, subject))
      }
    }
    return diagnostics
  }
}
