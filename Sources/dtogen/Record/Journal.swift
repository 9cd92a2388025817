import DTOGenCore

/// Where the record's new entries stand until all files of a run are in their places: where it is killed before that, the
/// next run still knows what it wrote, even if the schemas have moved on since.
///
/// An item is found by what stands in the tree: it says what the record is to say of a path whose file has those
/// contents. So those of several killed runs stand side by side.
enum Journal {
  /// Of its folder in the record's.
  static let name = ".unfinished"

  /// The item, as a path of the record, for a file that has been given these contents.
  static func item(for path: String, _ contents: ContentHash) -> String {
    "\(name)/\(ContentHash(Array(path.utf8)))-\(contents)"
  }
}
