import Foundation
import ToolSupport

@testable import DTOGenBase
@testable import DTOGenCore
@testable import DTOGenOutput

/// The Swift files of schemas, compiled as a user's module would be: Swift 6 mode, warnings are errors.
struct GeneratedModule {
  /// Schema files by their model's name, of the feature `Shop` where it has none in front: `Trips/Trip`.
  var schemas: [(model: String, text: String)]
  var configuration = "{}"

  struct Failure: Error, CustomStringConvertible { var description: String }

  /// All Swift files; throws where the schemas have a problem.
  func files() throws -> [GeneratedFile] {
    let schemas = schemas.map { schema in
      let parts = schema.model.split(separator: "/")
      let feature = parts.count == 2 ? parts[0] : "Shop"
      let path = "Features/\(feature)/Data/\(parts.last ?? "").dto.json"
      return InputFile(path: path, bytes: Array(schema.text.utf8))
    }
    let output = Pipeline.generate(
      ProjectInput(
        configuration: InputFile(path: "dtogen.json", bytes: Array(configuration.utf8)), schemas: schemas),
      features: [])
    guard !output.diagnostics.hasErrors else {
      throw Failure(description: output.diagnostics.map(\.description).joined(separator: "\n"))
    }
    return output.files.filter { $0.path.hasSuffix(".swift") }
  }

  /// The text of one file.
  func text(of path: String) throws -> String {
    guard let file = try files().first(where: { $0.path.hasSuffix("/" + path) }) else {
      throw Failure(description: "no file \(path)")
    }
    return String(decoding: file.contents, as: UTF8.self)
  }

  /// What the compiler says; empty where the module compiles.
  func typecheck(_ flags: [String] = []) throws -> String {
    try Scratch.withFolder { folder in
      try Scratch.run(
        "swiftc", ["-typecheck", "-module-name", "ShopFeature"] + Self.strict + flags + write(into: folder)
      ).output
    }
  }

  /// What the compiler says of the module as it is under other settings.
  func typecheck(under settings: GeneratedSettings) throws -> String {
    var module = self
    module.configuration = settings.configuration
    return try module.typecheck(settings.flags)
  }

  /// Compiles the module with a program in it, and returns what that prints.
  func run(main: String) throws -> String {
    try Scratch.withFolder { folder in
      let source = folder.appendingPathComponent("main.swift")
      try Data(main.utf8).write(to: source)
      let program = folder.appendingPathComponent("program").path
      let output = try Scratch.run(
        "swiftc",
        ["-Onone", "-module-name", "ShopFeature", "-o", program] + Self.strict + write(into: folder) + [source.path]
      ).output
      guard output.isEmpty else { throw Failure(description: output) }
      return try Scratch.run(program, []).output
    }
  }

  private static let strict = ["-swift-version", "6", "-warnings-as-errors", "-wmo"]

  private func write(into folder: URL) throws -> [String] {
    try files().map { file in
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.contents).write(to: url)
      return url.path
    }
  }
}
