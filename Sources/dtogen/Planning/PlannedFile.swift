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
    /// It is the user's by now and stays as it is.
    case leftAlone
  }

  var file: GeneratedFile
  /// Absolute.
  var place: String
  var decision: Decision

  var isWritten: Bool {
    switch decision {
    case .create, .replace: true
    case .upToDate, .leftAlone: false
    }
  }

  var write: FileToWrite {
    var write = FileToWrite(place: place, contents: file.contents, mode: nil, isDurable: false)
    if case .replace(let status) = decision { write.mode = status.mode }
    write.isDurable = file.ownership == .scaffolded || file.ownership == .captured
    return write
  }
}
