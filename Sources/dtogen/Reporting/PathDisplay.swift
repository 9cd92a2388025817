/// Turns the paths of plans and diagnostics into those that the user, standing in the working folder, can open.
struct PathDisplay: Sendable {
  /// The working folder, absolute and without links.
  var working: String
  /// The project's root, to which relative paths belong.
  var root: String
  /// What the user wrote, by the path that a file has in the run.
  var spellings: [String: String] = [:]
  /// Whether paths are shown in full: a build's messages are read by who knows nothing of its working folder.
  var isAbsolute = false

  func text(for path: String) -> String {
    if let spelling = spellings[path] { return spelling }
    if !isAbsolute, working == root, !FilePath.isAbsolute(path), FilePath.isNormal(path) { return path }
    let absolute = FilePath.normalised(FilePath.join(root, path))
    return isAbsolute ? absolute : FilePath.relative(absolute, to: working) ?? absolute
  }
}
