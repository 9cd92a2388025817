import DTOGenCore

/// Finds the schema files of a project by its layout, in an order that is the same on every machine.
///
/// Only folders that the pattern can lead through are listed.
enum SchemaSearch {
  /// Paths relative to the root.
  static func paths(of layout: Layout, in root: String) throws(FileError) -> [String] {
    let parts = layout.schemas.split(separator: "/")
    var found = [""]
    for (index, part) in parts.enumerated() {
      let kind = index == parts.count - 1 ? FileStatus.Kind.file : .folder
      var next: [String] = []
      for folder in found {
        for name in try names(fitting: part, in: FilePath.join(root, folder)) {
          let path = FilePath.join(folder, name)
          if try FileStatus.of(FilePath.join(root, path), followingLinks: true)?.kind == kind { next.append(path) }
        }
      }
      found = next
    }
    return found.filter { layout.match(schemaPath: $0) != nil }
  }

  /// Names that begin and end as the part does around its placeholders; a part without any needs no listing.
  private static func names(fitting part: Substring, in folder: String) throws(FileError) -> [String] {
    guard let opening = part.firstIndex(of: "{"), let closing = part.lastIndex(of: "}") else { return [String(part)] }
    let (prefix, suffix) = (part[..<opening], part[closing...].dropFirst())
    return try FolderListing.names(in: folder).filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }
  }
}
