import DTOGenCore

/// What the record is to say about one path after a run.
struct RecordUpdate: Sendable {
  var path: String
  /// Nil to forget the path.
  let entry: RecordEntry?
  /// The text of the entry.
  let text: [UInt8]?
  /// The text of a scaffolded file to keep; nil to leave what is kept.
  var base: [UInt8]?

  init(path: String, entry: RecordEntry?, base: [UInt8]?) {
    self.path = path
    self.entry = entry
    text = entry?.text
    self.base = base
  }
}
