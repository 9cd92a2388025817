/// Turns the paths of plans and diagnostics into those that the user, standing in the working folder, can open.
struct PathDisplay: Sendable {
  /// The working folder, absolute and without links.
  var working: String
  /// The project's root, to which relative paths belong.
  var root: String
  /// What the user wrote, by the path that a file has in the run.
  var spellings: [String: String] = [:]

  func text(for path: String) -> String {
    if let spelling = spellings[path] { return spelling }
    let absolute = FilePath.normalised(FilePath.join(root, path))
    return FilePath.relative(absolute, to: working) ?? absolute
  }
}
