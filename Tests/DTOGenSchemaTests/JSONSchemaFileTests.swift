import Foundation
import Testing
import ToolSupport

@testable import DTOGenBase
@testable import DTOGenSchema

@Suite struct JSONSchemaFileTests {
  private static let folder = Repository.folder("Schemas")

  private func read(_ name: String) throws -> InputFile {
    InputFile(path: name, bytes: Array(try Data(contentsOf: JSONSchemaFileTests.folder.appending(path: name))))
  }

  private func objection(of schema: String, to text: String) throws -> String? {
    let root = try #require(JSONDocument.read(try read(schema)).document?.root)
    let file = InputFile(path: "text.json", bytes: Array(text.utf8))
    let value = try #require(JSONDocument.read(file, dialect: .relaxed).document?.root)
    return try JSONSchema(root: root).objection(to: value)
  }

  @Test("What the decoder accepts, editors accept", arguments: SchemaPrinterTests.schemas)
  func goodSchemas(text: String) throws {
    #expect(try objection(of: "dtogen.schema.json", to: text) == nil)
  }

  @Test("Editors see every mistake of structure that the decoder sees", arguments: SchemaDecoderMistakeTests.table)
  func badSchemas(mistake: SchemaMistake) throws {
    let text = try #require(mistake.unmarked?.text)
    let objection = try objection(of: "dtogen.schema.json", to: text)
    #expect((objection != nil) == mistake.isStructural, "\(objection ?? "accepted")")
  }

  @Test("What the configuration's decoder accepts, editors accept", arguments: ["{}", ConfigurationText.documented])
  func goodConfigurations(text: String) throws {
    #expect(try objection(of: "dtogen.config.schema.json", to: text) == nil)
  }

  @Test("Editors see mistakes in dtogen.json", arguments: ConfigurationDecoderTests.table)
  func badConfigurations(mistake: SchemaMistake) throws {
    let text = try #require(mistake.unmarked?.text)
    let objection = try objection(of: "dtogen.config.schema.json", to: text)
    #expect((objection != nil) == mistake.isStructural, "\(objection ?? "accepted")")
  }

  @Test("The starter schemas decode, and editors accept them", arguments: ["starter.dto.json", "statuses.dto.json"])
  func starters(name: String) throws {
    let file = try read(name)
    let (schema, diagnostics) = SchemaDecoder.decode(file, defaultModel: "Starter", defaultFeature: "Search")
    #expect(diagnostics == [])
    #expect(schema != nil)
    #expect(try objection(of: "dtogen.schema.json", to: String(decoding: file.bytes, as: UTF8.self)) == nil)
  }

  @Test("Every scalar type and every key of the decoder is known to editors")
  func vocabulary() throws {
    let root = try #require(JSONDocument.read(try read("dtogen.schema.json")).document?.root)
    let scalars = ScalarType.allCases.map(\.rawValue)
    let names = (root["definitions"]?["typeText"]?["anyOf"]?.elements).map(Array.init)?.first?["enum"]?.elements
      .compactMap(\.string)
    #expect(names == scalars + scalars.map { $0 + "?" })
    #expect(Set(root["properties"]?.members.map(\.key) ?? []) == Set(SchemaDecoder.fileKeys))
    #expect(
      Set(root["definitions"]?["typeObject"]?["properties"]?.members.map(\.key) ?? []) == Set(TypeForm.allKeys))
    let configuration = try #require(JSONDocument.read(try read("dtogen.config.schema.json")).document?.root)
    let properties = configuration["properties"]
    #expect(Set(properties?.members.map(\.key) ?? []) == Set(ConfigurationDecoder.fileKeys))
    let layout = properties?["layout"]?["properties"]?.members.map(\.key)
    #expect(Set(layout ?? []) == Set(ConfigurationDecoder.layoutKeys))
    let swift = properties?["swift"]?["properties"]?.members.map(\.key)
    #expect(Set(swift ?? []) == Set(ConfigurationDecoder.swiftKeys))
    let rules = properties?["lint"]?["properties"]?["rules"]?["properties"]?.members.map(\.key)
    #expect(Set(rules ?? []) == Set(LintRuleName.allCases.map(\.rawValue)))
  }
}
