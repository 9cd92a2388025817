/// The captured documents of a feature, found by the globs of its schemas and each read once.
///
/// Assumes files below the feature's fixtures folder. What cannot be read is said, and left out.
struct FixtureShelf {
  /// With a `/` behind it.
  private let folder: String
  private let files: [InputFile]
  /// By path; nil for a document that cannot be read.
  private var documents: [String: JSONDocument?]
  private(set) var diagnostics: [Diagnostic] = []

  /// `read` holds documents that an earlier stage has read already, by the path of their file among `files`.
  init(folder: String, files: [InputFile], read: [String: JSONDocument] = [:]) {
    self.folder = folder == "." ? "" : folder + "/"
    self.files = files.sorted { $0.path < $1.path }
    documents = read
  }

  /// The fixtures of a schema: one list for each of its responses.
  mutating func fixtures(of schema: SchemaFile) -> [[Fixture]] {
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
      let glob = FixturePattern(pattern.value)
      let matches = files.compactMap { file in
        name(of: file).flatMap { glob.matches($0) ? (name: $0, file: file) : nil }
      }
      if matches.isEmpty { report(pattern) }
      for match in matches where seen.insert(match.name).inserted {
        if let document = document(of: match.file) { found.append(Fixture(name: match.name, document: document)) }
      }
    }
    return found
  }

  private func name(of file: InputFile) -> String? {
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
    let hint = NearestName.hint(for: pattern.value, in: files.compactMap { name(of: $0) })
    diagnostics.append(
      .warning(
        at: pattern.location,
        "no file in \(folderName) matches '\(pattern.value)'\(hint), so no test proves anything by it; "
          + "capture a response there, or take this away"))
  }
}
