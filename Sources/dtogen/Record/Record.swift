import DTOGenCore

/// What the tool wrote last, read from the `.dtogen` folder at the root: one small file for each output, and beside
/// that of a scaffolded file the text written last, from which a merge starts.
///
/// Meant to be committed. Files are read one by one, as a run asks for them.
struct Record {
  static let folder = ".dtogen"
  private static let entrySuffix = ".json"
  private static let baseSuffix = ".base"
  /// Branches that both ran the tool merge without conflicts: an entry then holds both sides' hashes, a base both
  /// sides' lines.
  private static let gitFiles = [
    GeneratedFile(path: ".gitattributes", text: "* -text merge=union linguist-generated\n", ownership: .generated),
    GeneratedFile(path: ".gitignore", text: Journal.name + "\n", ownership: .generated),
  ]

  /// What was found where an entry stands.
  enum Finding {
    case nothing
    /// A file that says nothing that a record says.
    case damaged
    case entry(RecordEntry)
  }

  private var places: PlaceFinder

  init(_ root: RootFolder) {
    places = PlaceFinder(root)
  }

  /// The entry for a path of the plan.
  mutating func finding(for path: String) throws(FileError) -> Finding {
    guard let text = try contents(of: path + Self.entrySuffix) else { return .nothing }
    return RecordEntry(text).map(Finding.entry) ?? .damaged
  }

  /// The text of a scaffolded file that was written last, where one is kept.
  mutating func base(of path: String) throws(FileError) -> [UInt8]? {
    try contents(of: path + Self.baseSuffix)
  }

  /// The paths that have an entry, sorted.
  func paths() throws(FileError) -> [String] {
    var paths: [String] = []
    try Self.visit(FilePath.join(places.root.path, Self.folder), prefix: "", &paths)
    return paths
  }

  /// Names tell files from folders, so that nothing is looked at one by one. Links are not followed.
  private static func visit(_ folder: String, prefix: String, _ paths: inout [String]) throws(FileError) {
    for name in try FolderListing.allNames(in: folder) {
      if name.hasSuffix(entrySuffix) {
        paths.append(prefix + name.dropLast(entrySuffix.count))
      } else if !name.hasSuffix(baseSuffix), !name.hasPrefix(".git"), name != Journal.name {
        let place = FilePath.join(folder, name)
        guard try FileStatus.of(place, followingLinks: false)?.kind == .folder else { continue }
        try visit(place, prefix: prefix + name + "/", &paths)
      }
    }
  }

  /// Whether the project has a record at all.
  func exists() throws(FileError) -> Bool {
    try FileStatus.of(FilePath.join(places.root.path, Self.folder), followingLinks: true) != nil
  }

  /// What brings the record in line with a plan, to be done after everything else.
  mutating func steps(for updates: [RecordUpdate]) throws(FileError) -> [FileStep] {
    var steps: [FileStep] = []
    for update in updates {
      let entry = try place(update.path + Self.entrySuffix)
      let base = try place(update.path + Self.baseSuffix)
      if let text = update.base { steps.append(try put(text, at: base, isDurable: true)) }
      if let value = update.entry {
        steps.append(try put(Array(value.text.utf8), at: entry, isDurable: false))
      } else {
        steps.append(.remove(entry, below: places.root.path))
        if try FileStatus.of(base, followingLinks: false) != nil {
          steps.append(.remove(base, below: places.root.path))
        }
      }
    }
    guard updates.contains(where: { $0.entry != nil }) else { return steps }
    for file in Self.gitFiles {
      let place = try place(file.path)
      guard try FileStatus.of(place, followingLinks: false) == nil else { continue }
      steps.append(try put(file.contents, at: place, isDurable: false))
    }
    return steps
  }

  /// What a run that did not come to its end was about to write.
  mutating func unfinished() throws(FileError) -> Journal? {
    try contents(of: Journal.name).map(Journal.init)
  }

  /// The journal of a run that takes these steps, with what an earlier one that did not come to its end had in its own.
  mutating func journal(of changes: [PlannedFile]) throws(FileError) -> FileToWrite {
    let journal = Journal(changes, after: try unfinished())
    return FileToWrite(place: try place(Journal.name), contents: journal.text, mode: nil, isDurable: false)
  }

  /// Removes temporary files that a killed run left, where there was one: beside these files and in the record.
  mutating func clearAway(beside paths: [String]) throws(FileError) {
    try TemporaryName.removeLeftovers(in: FilePath.join(places.root.path, Self.folder))
    guard try unfinished() != nil else { return }
    var seen: Set<String> = []
    for path in paths {
      for place in [try places.place(for: path), try place(path)] where seen.insert(FilePath.parent(of: place)).inserted
      {
        try TemporaryName.removeLeftovers(in: FilePath.parent(of: place))
      }
    }
  }

  private func put(_ contents: [UInt8], at place: String, isDurable: Bool) throws(FileError) -> FileStep {
    let old = try FileStatus.of(place, followingLinks: false)
    if let old, old.kind != .file { throw FileError(place, "something that is no file stands here; delete it") }
    return .put(FileToWrite(place: place, contents: contents, mode: old?.mode, isDurable: isDurable && old != nil))
  }

  private mutating func contents(of path: String) throws(FileError) -> [UInt8]? {
    try FileReader.contentsIfPresent(of: try place(path))
  }

  private mutating func place(_ path: String) throws(FileError) -> String {
    try places.place(for: Self.folder + "/" + path)
  }
}
