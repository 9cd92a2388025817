import DTOGenCore

/// What the record is to say about one path after a run.
struct RecordUpdate: Sendable {
  var path: String
  /// Nil to forget the path.
  var entry: RecordEntry?
  /// The text of a scaffolded file to keep; nil to leave what is kept.
  var base: [UInt8]?
  /// What the run gives the file, where it writes it.
  var written: ContentHash?
}
