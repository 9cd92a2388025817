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

  /// Looks at the record's folders for these folders of the plan, so that none is looked at twice.
  mutating func learn(_ folders: [Substring]) {
    places.learn([Self.folder[...]] + folders.map { Substring(Self.folder + "/" + $0) })
  }

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
      } else if !name.hasSuffix(baseSuffix), !name.hasPrefix(".git"), name != Journal.name, !TemporaryName.isOne(name) {
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
  ///
  /// Its folder is taken to be there by then, since the journal comes first.
  func stage(for updates: [RecordUpdate], parallel: ParallelMap = Processors.parallel) throws(FileError) -> FileStage {
    var record = self
    record.places.expect(Self.folder[...])
    let runs = parallel.map(runsOf: updates, path: \.path) { [record] updates in
      Result { () throws(FileError) -> FileStage in
        var record = record
        record.learn(PlaceFinder.folders(of: updates.map(\.path)))
        var stage = FileStage()
        stage.files.reserveCapacity(updates.count * 2)
        for update in updates { try record.add(update, to: &stage) }
        return stage
      }
    }
    var stage = FileStage()
    stage.files.reserveCapacity(updates.count * 2)
    for run in runs {
      let part = try run.get()
      stage.files += part.files
      stage.removals += part.removals
    }
    guard updates.contains(where: { $0.entry != nil }) else { return stage }
    for file in Self.gitFiles {
      let place = try record.place(file.path)
      guard try place.status() == nil else { continue }
      stage.files.append(try put(file.contents, at: place, isDurable: false))
    }
    return stage
  }

  private func add(_ update: RecordUpdate, to stage: inout FileStage) throws(FileError) {
    let entry = try place(update.path + Self.entrySuffix)
    if let text = update.base {
      stage.files.append(try put(text, at: try place(update.path + Self.baseSuffix), isDurable: true))
    }
    if let text = update.text {
      stage.files.append(try put(text, at: entry, isDurable: false))
    } else {
      stage.removals.append(FileStage.Removal(place: entry.path, root: places.root.path))
      let base = try place(update.path + Self.baseSuffix)
      if try base.status() != nil {
        stage.removals.append(FileStage.Removal(place: base.path, root: places.root.path))
      }
    }
  }

  /// What a run that did not come to its end was about to write.
  func unfinished() throws(FileError) -> Journal? {
    try contents(of: Journal.name).map(Journal.init)
  }

  /// The journal of a run that writes the changes among these files, with what an earlier one that did not come to its
  /// end had in its own.
  func journal(of files: [PlannedFile]) throws(FileError) -> FileToWrite {
    let journal = Journal(files, after: try unfinished())
    return FileToWrite(place: try place(Journal.name).path, contents: journal.text(), mode: nil, isDurable: false)
  }

  /// Removes what a killed run was writing, where there was one: on the way to these files and in the record.
  func clearAway(beside files: [PlannedFile]) throws(FileError) {
    try TemporaryName.removeLeftovers(in: FilePath.join(places.root.path, Self.folder))
    guard try unfinished() != nil else { return }
    let paths = files.map(\.file.path)
    var places = places
    places.learn(PlaceFinder.folders(of: paths))
    var seen: Set<String> = []
    for path in paths {
      for place in [try places.place(for: path), try place(path)] {
        var folder = FilePath.parent(of: place.path)
        while seen.insert(folder).inserted {
          try TemporaryName.removeLeftovers(in: folder)
          if folder == places.root.path { break }
          folder = FilePath.parent(of: folder)
        }
      }
    }
  }

  private func put(_ contents: [UInt8], at place: Place, isDurable: Bool) throws(FileError) -> FileToWrite {
    let old = try place.status()
    if let old, old.kind != .file { throw FileError(place.path, "something that is no file stands here; delete it") }
    return FileToWrite(
      place: place.path, contents: contents, mode: old?.mode, isDurable: isDurable && old != nil,
      missingFolder: place.missingFolder)
  }

  private func contents(of path: String) throws(FileError) -> [UInt8]? { try place(path).contents() }

  private func place(_ path: String) throws(FileError) -> Place { try places.place(for: Self.folder + "/" + path) }
}
