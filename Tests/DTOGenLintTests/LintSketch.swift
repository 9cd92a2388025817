@testable import DTOGenBase
@testable import DTOGenLint
@testable import DTOGenSchema

/// A project in a few lines: files by path, and what the lint finds in them.
struct LintSketch {
  var configuration = Configuration()
  var schemas: [InputFile] = []

  /// `path:line rule`, in the order of the report.
  func findings(_ files: KeyValuePairs<String, String>) -> [String] {
    run(files).findings.map { "\($0.location.file):\($0.location.line ?? 0) \($0.rule)" }
  }

  func run(_ files: KeyValuePairs<String, String>) -> Linter.Result {
    Linter.run(
      LintInput(
        configuration: configuration,
        sources: files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }, schemas: schemas))
  }

  /// The lines that a mapper of `OfferDTO` is reported for, each with its rule.
  func mapperFindings(_ body: String) -> [String] {
    let file = """
      extension Offer {
        init(dto: OfferDTO) throws {
      \(body)
        }
      }
      """
    let files: KeyValuePairs = [
      "Features/Search/Domain/Offer.swift": "struct Offer { let id: String }\nenum Status: String { case a }",
      "Features/Search/Data/OfferDTO.swift": "struct OfferDTO: Decodable { let id: String; let now: String? }",
      "Features/Search/Data/Offer+DTO.swift": file,
    ]
    return run(files).findings.map { "\(($0.location.line ?? 0) - 2) \($0.rule)" }
  }
}
