import DTOGenCore
import SwiftSource

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One file of a plan and what is to become of it on disk.
struct PlannedFile: Sendable {
  enum Decision: Sendable {
    /// Nothing stands there.
    case create
    /// A file of ours, or one that the user allowed to replace, has other contents.
    case replace(FileStatus)
    /// It is the user's and gains what the schema gained; the file of the plan has the merged text.
    case merge(FileStatus)
    /// No schema asks for it any more, and nobody edited it.
    case remove(FileStatus)
    /// Its bytes are there already.
    case upToDate
    /// It is the user's by now and stays as it is, or stays deleted.
    case leftAlone
    /// What stands there cannot be replaced without losing somebody's work; an error says so.
    case refused
  }

  var file: GeneratedFile
  /// Of its contents.
  var hash: ContentHash
  /// Absolute.
  var place: String
  var decision: Decision
  /// What the record is to say after the run, where that differs from what it says.
  var update: RecordUpdate?
  /// What the schema changed and the user has to change, in a file of theirs.
  var conflicts: [MergeConflict] = []

  var isWritten: Bool {
    switch decision {
    case .create, .replace, .merge, .remove: true
    case .upToDate, .leftAlone, .refused: false
    }
  }

  var isRefused: Bool {
    if case .refused = decision { true } else { false }
  }

  /// What the run does to it: in the past, and as it would be.
  var verbs: (done: String, planned: String) {
    switch decision {
    case .create: ("wrote", "write")
    case .replace: ("updated", "update")
    case .merge: ("merged", "merge")
    case .remove: ("removed", "remove")
    case .upToDate, .leftAlone, .refused: ("left", "leave")
    }
  }

  /// Adds what is done to the disk below a root.
  func add(to stage: inout FileStage, below root: String) {
    var mode: mode_t?
    switch decision {
    case .create: break
    case .replace(let status), .merge(let status): mode = status.mode
    case .remove: return stage.removals.append(FileStage.Removal(place: place, root: root))
    case .upToDate, .leftAlone, .refused: return
    }
    stage.files.append(
      FileToWrite(
        place: place, contents: file.contents, mode: mode,
        isDurable: file.ownership == .scaffolded || file.ownership == .captured))
  }

  /// The unified diff from what stands on disk to what the plan has.
  func diff() throws(FileError) -> String {
    switch decision {
    case .create: UnifiedDiff.text(path: file.path, old: nil, new: file.contents)
    case .replace, .merge, .refused:
      UnifiedDiff.text(path: file.path, old: try FileReader.contents(of: place), new: file.contents)
    case .remove: UnifiedDiff.text(path: file.path, old: try FileReader.contents(of: place), new: nil)
    case .upToDate, .leftAlone: ""
    }
  }
}

extension PlannedFile {
  /// Plans the merge of what the schema says today into the user's file.
  mutating func merge(
    base: [UInt8], ours: [UInt8], _ entry: RecordEntry, _ status: FileStatus, _ style: MergeStyle
  ) {
    let result = ThreeWayMerge.merge(
      base: base, theirs: file.contents, ours: ours, open: entry.open, style: style)
    conflicts = result.conflicts
    file.contents = result.text
    hash = ContentHash(result.text)
    // What nobody edited is simply written anew.
    decision = result.text == ours ? .leftAlone : entry.wrote(ours) ? .replace(status) : .merge(status)
    let next = RecordEntry(
      ownership: .scaffolded, hashes: [ContentHash(result.base)],
      open: result.conflicts.filter(\.staysOpen).map(\.change))
    update = next == entry ? nil : RecordUpdate(path: file.path, entry: next, base: result.base)
  }
}
