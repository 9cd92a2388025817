import DTOGenCore

/// Reads the documents that the user names on the command line: files, folders of them, and standard input.
///
/// What cannot be read becomes a diagnostic, and the rest is read all the same.
struct DocumentReader {
  private let root: RootFolder
  /// The name of what comes from standard input, such as `flight_offer.json`.
  private let standardInputName: String

  private(set) var documents: [InputFile] = []
  /// What the user wrote, by the path that the document has in the run.
  private(set) var spellings: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  private static let extensions = [".json", ".jsonl", ".ndjson"]

  init(root: RootFolder, standardInputName: String) {
    self.root = root
    self.standardInputName = standardInputName
  }

  mutating func read(_ names: [String]) {
    for name in names {
      do throws(FileError) {
        try read(name)
      } catch {
        spellings[error.path] = error.path
        diagnostics.append(Diagnostic(error))
      }
    }
  }

  private mutating func read(_ name: String) throws(FileError) {
    if name == "-" {
      add(standardInputName, "<stdin>", try FileReader.standardInput())
    } else if try FileStatus.of(name, followingLinks: true)?.kind == .folder {
      let found = try FolderListing.names(in: name).filter { file in Self.extensions.contains { file.hasSuffix($0) } }
      guard !found.isEmpty else { throw FileError(name, "the folder holds no .json or .jsonl file") }
      for file in found { try readFile(FilePath.join(name, file)) }
    } else {
      try readFile(name)
    }
  }

  private mutating func readFile(_ name: String) throws(FileError) {
    add(try root.relativePath(of: name), name, try FileReader.contents(of: name))
  }

  /// A document that is named twice is one document.
  private mutating func add(_ path: String, _ spelling: String, _ bytes: [UInt8]) {
    guard spellings.updateValue(spelling, forKey: path) == nil else { return }
    documents.append(InputFile(path: path, bytes: bytes))
  }
}

extension DocumentReader {
  /// The file name of a document that comes without one: `FlightOffer` gives `flight_offer.json`.
  static func fileName(forModel model: String) -> String {
    Words(model).words.map { $0.lowercased() }.joined(separator: "_") + ".json"
  }
}

extension DocumentReader {
  /// Puts the folder's name before the file's where two documents are called the same, since copies of both are to
  /// stand in one folder: `v1/item.json` and `v2/item.json` become `v1_item.json` and `v2_item.json`.
  ///
  /// Names that only capitals tell apart are the same to many disks.
  mutating func nameApart() {
    let counts = Dictionary(documents.map { ($0.copyName, 1) }, uniquingKeysWith: +)
    var taken: Set<String> = []
    for index in documents.indices {
      let path = documents[index].path
      if counts[documents[index].copyName, default: 1] > 1 {
        let folder = FilePath.parent(of: path)
        let apart = "\(FilePath.name(of: folder))_\(FilePath.name(of: path))"
        documents[index].path = FilePath.join(folder, apart)
        spellings[documents[index].path] = spellings[path]
      }
      if !taken.insert(documents[index].copyName).inserted {
        let message = "another fixture is called the same, and both are copied into one folder; rename one"
        diagnostics.append(.error(at: SourceLocation(file: documents[index].path), message))
      }
    }
  }
}

extension InputFile {
  /// The name of the file's copy as a disk that ignores capitals compares it.
  fileprivate var copyName: String { FilePath.name(of: path).lowercased() }
}
