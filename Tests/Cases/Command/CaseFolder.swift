import Foundation

/// One problem case: a folder of inputs with an `expected.md` that says what is right and how to check it.
struct CaseFolder: Sendable {
  let url: URL
  /// The lines of the check, as bash.
  let check: [String]

  var name: String { url.lastPathComponent }

  /// The part before the first hyphen, by which wiring and the command line know a case.
  var id: String { String(name.prefix { $0 != "-" }) }

  /// Whether the check builds the output as a package, which takes as long as many other cases.
  var needsPackage: Bool { check.contains { $0.contains("swift test") || $0.contains("swift build") } }

  /// Whether the case makes a large input first.
  var isLarge: Bool { check.contains { $0.contains("make.sh") } }

  /// The cases of a folder, sorted by name; folders without an `expected.md` are none.
  static func all(in folder: URL) -> [CaseFolder] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { CaseFolder(folder.appendingPathComponent($0)) }
  }

  private init?(_ url: URL) {
    guard let text = try? String(contentsOf: url.appendingPathComponent("expected.md"), encoding: .utf8),
      let start = text.range(of: "```sh\n"),
      let end = text.range(of: "\n```", range: start.upperBound..<text.endIndex)
    else { return nil }
    self.url = url
    check = text[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
  }
}
