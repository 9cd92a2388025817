import DTOGenCore
import Foundation

/// One JSON file of the corpus, with the model name that it gets and the place of its samples.
struct CorpusFile: Sendable {
  /// The path as the report shows it: the folder asked for and what is below it.
  var name: String
  /// `M` and the place in the whole list, so that no two files of a batch share a name.
  var model: String
  var bytes: [UInt8]
  var document: JSONDocument

  /// A list of samples, each of them mapped by itself; otherwise the document is the sample. No sample is null.
  var isList: Bool {
    !document.isLines && document.root.kind == .array && document.root.count > 0
      && !document.root.elements.contains(where: \.isNull)
  }

  var at: String { isList ? "[]" : "." }

  var fixture: InputFile { InputFile(path: "\(model).json", bytes: bytes) }

  /// The values that are mapped one by one.
  var samples: [JSONValue] { isList ? Array(document.root.elements) : document.roots }

  /// What a run is about: JSON files sorted by path, then documents made up for it. Files that the reader refuses come
  /// back with its reason.
  static func all(
    _ arguments: SweepArguments, _ options: OutputOptions
  ) -> (files: [CorpusFile], refused: [(name: String, reason: String)]) {
    var files: [CorpusFile] = []
    var refused: [(String, String)] = []
    for (index, source) in sources(arguments, options).enumerated() where arguments.contains(source.name, at: index) {
      let bytes = source.bytes()
      let (document, diagnostics) = JSONDocument.read(InputFile(path: source.name, bytes: bytes), allowsLines: true)
      if let document {
        let digits = String(index + 1)
        let model = "M" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
        files.append(CorpusFile(name: source.name, model: model, bytes: bytes, document: document))
      } else {
        refused.append((source.name, diagnostics.first.map { "\($0)" } ?? "unreadable"))
      }
    }
    return (files, refused)
  }

  private static func sources(
    _ arguments: SweepArguments, _ options: OutputOptions
  ) -> [(name: String, bytes: () -> [UInt8])] {
    let read = arguments.folders.flatMap { folder in
      ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .filter { $0.hasSuffix(".json") }
        .map { path in
          (
            name: folder.lastPathComponent + "/" + path,
            bytes: { (try? Data(contentsOf: folder.appendingPathComponent(path))).map { Array($0) } ?? [] }
          )
        }
    }
    return read
      + (0..<arguments.randomDocuments).map { index in
        let seed = UInt64(arguments.seed) << 32 + UInt64(index)
        return (
          name: "random/\(arguments.seed)-\(index + 1)",
          bytes: {
            var document = RandomDocument(seed: seed, hasCloseKeys: options == .public)
            return Array(document.text().utf8)
          }
        )
      }
  }
}
