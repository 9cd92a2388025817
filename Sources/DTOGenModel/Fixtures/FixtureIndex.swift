package import DTOGenBase
package import DTOGenSchema

/// The captured documents of a feature, found by the globs of its schemas and each read once.
///
/// Assumes files below the feature's fixtures folder. What cannot be read is said, and left out.
package struct FixtureIndex {
  /// With a `/` behind it.
  private let folder: String
  private let files: [InputFile]
  /// By file; nil for one that stands elsewhere.
  private let names: [String?]
  private let places: [String: Int]
  /// By path; nil for a document that cannot be read.
  private var documents: [String: JSONDocument?]
  package private(set) var diagnostics: [Diagnostic] = []

  /// `read` holds documents that an earlier stage has read already, by the path of their file among `files`.
  package init(folder: String, files: [InputFile], read: [String: JSONDocument] = [:]) {
    let folder = Layout.beginning(below: folder)
    self.folder = folder
    self.files = files.sorted { $0.path < $1.path }
    names = self.files.map { FixtureIndex.name(of: $0, below: folder) }
    places = Dictionary(
      names.enumerated().compactMap { place, name in name.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
    documents = read
  }

  /// The fixtures of a schema: one list for each of its responses.
  package mutating func fixtures(of schema: SchemaFile) -> [[Fixture]] {
    let patterns = schema.fixtures.flatMap(\.patterns)
    if patterns.isEmpty {
      diagnostics.append(
        .warning(
          at: schema.location,
          "no fixture, so no test is written; put a captured response into \(folderName) and name it under \"fixtures\""
        ))
    }
    return schema.responses.map { response in
      let sets = schema.fixtures.filter { $0.response?.value == response.name?.value }
      return fixtures(matching: sets.flatMap(\.patterns))
    }
  }

  private var folderName: String { folder.isEmpty ? "the root" : String(folder.dropLast()) }

  private mutating func fixtures(matching patterns: [Located<String>]) -> [Fixture] {
    var found: [Fixture] = []
    var seen: Set<String> = []
    for pattern in patterns {
      let matches = matches(of: FixturePattern(pattern.value))
      if matches.isEmpty { report(pattern) }
      for place in matches {
        guard let name = names[place], seen.insert(name).inserted else { continue }
        if let document = document(of: files[place]) { found.append(Fixture(name: name, document: document)) }
      }
    }
    return found
  }

  /// The places of the files that a pattern means, in the order of their names.
  private func matches(of pattern: FixturePattern) -> [Int] {
    if let name = pattern.name { return places[name].map { [$0] } ?? [] }
    return names.indices.filter { place in names[place].map { pattern.matches($0) } ?? false }
  }

  private static func name(of file: InputFile, below folder: String) -> String? {
    if file.path.utf8.starts(with: folder.utf8) {
      return String(Substring(file.path.utf8.dropFirst(folder.utf8.count)))
    }
    // A file system may spell accents in another way than the configuration.
    return file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : nil
  }

  private mutating func document(of file: InputFile) -> JSONDocument? {
    if let known = documents[file.path] { return known }
    let (document, found) = JSONDocument.read(file, allowsLines: true)
    documents[file.path] = .some(document)
    diagnostics += found
    return document
  }

  private mutating func report(_ pattern: Located<String>) {
    let hint = NearestName.hint(for: pattern.value, in: names.compactMap { $0 })
    diagnostics.append(
      .warning(
        at: pattern.location,
        "no file in \(folderName) matches '\(pattern.value)'\(hint), so no test proves anything by it; "
          + "capture a response there, or take this away"))
  }
}
