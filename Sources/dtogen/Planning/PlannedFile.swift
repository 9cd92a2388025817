import DTOGenCore

/// One file of a plan and what is to become of it on disk.
struct PlannedFile {
  enum Decision {
    /// Nothing stands there.
    case create
    /// A file of ours, or one that the user allowed to replace, has other contents.
    case replace(FileStatus)
    /// Its bytes are there already.
    case upToDate
    /// It is the user's by now and stays as it is, or stays deleted.
    case leftAlone
    /// What stands there cannot be replaced without losing somebody's work; an error says so.
    case refused
  }

  var file: GeneratedFile
  /// Absolute.
  var place: String
  var decision: Decision
  /// What the record is to say after the run, where that differs from what it says.
  var update: RecordUpdate?

  var isWritten: Bool {
    switch decision {
    case .create, .replace: true
    case .upToDate, .leftAlone, .refused: false
    }
  }

  var isRefused: Bool {
    if case .refused = decision { true } else { false }
  }

  /// What the run does about it, in the words of `path`: `wrote path`.
  var verb: String {
    switch decision {
    case .create, .replace: "write"
    case .upToDate, .leftAlone, .refused: "leave"
    }
  }

  var write: FileToWrite {
    var write = FileToWrite(place: place, contents: file.contents, mode: nil, isDurable: false)
    if case .replace(let status) = decision { write.mode = status.mode }
    write.isDurable = file.ownership == .scaffolded || file.ownership == .captured
    return write
  }

  /// The unified diff from what stands on disk to what the plan has.
  func diff() throws(FileError) -> String {
    switch decision {
    case .create: UnifiedDiff.text(path: file.path, old: nil, new: file.contents)
    case .replace, .refused:
      UnifiedDiff.text(path: file.path, old: try FileReader.contents(of: place), new: file.contents)
    case .upToDate, .leftAlone: ""
    }
  }
}
