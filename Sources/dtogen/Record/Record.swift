import DTOGenCore

/// What the tool wrote last, read from the `.dtogen` folder at the root: one small file for each output, and beside
/// that of a scaffolded file the text written last, from which a merge starts.
///
/// Meant to be committed. Files are read one by one, as a run asks for them.
struct Record: Sendable {
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

  /// Looks at the record's folders on the way to a path, so that none is looked at twice.
  mutating func learn(wayTo path: String) { places.learn(wayTo: "\(Self.folder)/\(path)") }

  /// The entry for a path of the plan.
  func finding(for path: String) throws(FileError) -> Finding {
    guard let text = try contents(of: path + Self.entrySuffix) else { return .nothing }
    return RecordEntry(text).map(Finding.entry) ?? .damaged
  }

  /// The text of a scaffolded file that was written last, where one is kept.
  func base(of path: String) throws(FileError) -> [UInt8]? {
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
  func stage(for updates: [RecordUpdate]) throws(FileError) -> FileStage {
    var record = self
    var stage = FileStage()
    for update in updates {
      record.learn(wayTo: update.path)
      try record.add(update, to: &stage)
    }
    guard updates.contains(where: { $0.entry != nil }) else { return stage }
    for file in Self.gitFiles where try FileStatus.of(place(file.path), followingLinks: false) == nil {
      stage.files.append(try put(file.contents, at: file.path))
    }
    return stage
  }

  /// A base stands in the journal before its entry, and goes to its place before it.
  private func add(_ update: RecordUpdate, to stage: inout FileStage) throws(FileError) {
    let item = update.written.map { Journal.item(for: update.path, $0) }
    if let text = update.base {
      stage.files.append(try put(text, at: update.path, Self.baseSuffix, item, isDurable: true))
    }
    if let entry = update.entry {
      stage.files.append(try put(entry.text, at: update.path, Self.entrySuffix, item))
    } else {
      for suffix in [Self.entrySuffix, Self.baseSuffix] {
        let place = try place(update.path + suffix)
        guard try FileStatus.of(place, followingLinks: false) != nil else { continue }
        stage.removals.append(FileStage.Removal(place: place, root: places.root.path))
      }
    }
  }

  private func put(
    _ contents: [UInt8], at path: String, _ suffix: String = "", _ item: String? = nil, isDurable: Bool = false
  ) throws(FileError) -> FileToWrite {
    let place = try place(path + suffix)
    let old = try FileStatus.of(place, followingLinks: false)
    if let old, old.kind != .file { throw FileError(place, "something that is no file stands here; delete it") }
    var temporary: String?
    if let item { temporary = try self.place(item + suffix) }
    return FileToWrite(
      place: place, contents: contents, mode: old?.mode, isDurable: isDurable && old != nil, temporary: temporary)
  }

  /// The folder of a run's journal.
  func journal() throws(FileError) -> String {
    let place = try place(Journal.name)
    if let found = try FileStatus.of(place, followingLinks: false), found.kind != .folder {
      throw FileError(place, "something that is no folder stands here; delete it")
    }
    return place
  }

  /// Whether a run did not come to its end.
  func isUnfinished() throws(FileError) -> Bool {
    try FileStatus.of(place(Journal.name), followingLinks: false)?.kind == .folder
  }

  /// What the record is to say of a path where a run that did not come to its end wrote what stands there.
  func unfinished(for path: String, at place: String) throws(FileError) -> RecordUpdate? {
    guard let contents = try FileReader.contentsIfPresent(of: place) else { return nil }
    let item = Journal.item(for: path, ContentHash(contents))
    guard case .entry(let entry) = try finding(for: item) else { return nil }
    return RecordUpdate(path: path, entry: entry, base: try base(of: item))
  }

  /// Removes what a killed run was writing, where there was one: on the way to these files and in the record.
  func clearAway(beside files: [PlannedFile]) throws(FileError) {
    guard try isUnfinished() else { return }
    var seen: Set<String> = []
    for file in files {
      for place in [file.place, try place(file.file.path)] {
        var folder = FilePath.parent(of: place)
        while seen.insert(folder).inserted {
          try TemporaryName.removeLeftovers(in: folder)
          if folder == places.root.path { break }
          folder = FilePath.parent(of: folder)
        }
      }
    }
  }

  private func contents(of path: String) throws(FileError) -> [UInt8]? {
    try FileReader.contentsIfPresent(of: place(path))
  }

  private func place(_ path: String) throws(FileError) -> String {
    try places.place(for: "\(Self.folder)/\(path)")
  }
}
