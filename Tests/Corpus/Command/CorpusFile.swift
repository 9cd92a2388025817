import DTOGenCore
import Foundation

/// One JSON file of the corpus, with the model name that it gets and the place of its samples.
struct CorpusFile: Sendable {
  var url: URL
  /// The path as the report shows it: the folder asked for and what is below it.
  var name: String
  /// `M` and the place in the whole list, so that no two files of a batch share a name.
  var model: String
  var bytes: [UInt8]
  var document: JSONDocument

  /// A list of samples, each of them mapped by itself; otherwise the document is the sample.
  var isList: Bool { !document.isLines && document.root.kind == .array && document.root.count > 0 }

  var at: String { isList ? "[]" : "." }

  var fixture: InputFile { InputFile(path: "\(model).json", bytes: bytes) }

  /// The values that are mapped one by one.
  var samples: [JSONValue] { isList ? Array(document.root.elements) : document.roots }

  /// The JSON files that a run is about, sorted by path; files that the reader refuses come back with its reason.
  static func all(_ arguments: SweepArguments) -> (files: [CorpusFile], refused: [(name: String, reason: String)]) {
    var files: [CorpusFile] = []
    var refused: [(String, String)] = []
    let found = arguments.folders.flatMap { folder in
      ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .filter { $0.hasSuffix(".json") }.map {
          (folder.lastPathComponent + "/" + $0, folder.appendingPathComponent($0))
        }
    }
    for (index, (name, url)) in found.enumerated() where arguments.contains(name, at: index) {
      let bytes = (try? Data(contentsOf: url)).map { Array($0) } ?? []
      let (document, diagnostics) = JSONDocument.read(InputFile(path: name, bytes: bytes), allowsLines: true)
      if let document {
        let digits = String(index + 1)
        let model = "M" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
        files.append(CorpusFile(url: url, name: name, model: model, bytes: bytes, document: document))
      } else {
        refused.append((name, diagnostics.first.map { "\($0)" } ?? "unreadable"))
      }
    }
    return (files, refused)
  }
}
