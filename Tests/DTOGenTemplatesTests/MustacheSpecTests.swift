import Foundation
import Testing
import ToolSupport

@testable import DTOGenTemplates

/// The required modules of the public Mustache specification, read from the shared folder.
@Suite struct MustacheSpecTests {
  static let modules = ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"]

  static var folder: URL? {
    let folder = Repository.shared.appendingPathComponent("corpora/mustache")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  struct Module: Decodable { var tests: [Case] }

  struct Case: Decodable {
    var name: String
    var data: Datum
    var template: String
    var partials: [String: String]?
    var expected: String
  }

  // Skipped where the shared folder with the specification's files is absent.
  @Test(.enabled(if: MustacheSpecTests.folder != nil, "no shared folder with the Mustache specification"))
  func everyRequiredTestPasses() throws {
    let folder = try #require(Self.folder)
    var count = 0
    for name in Self.modules {
      let bytes = try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
      for test in try JSONDecoder().decode(Module.self, from: bytes).tests {
        count += 1
        let partials = (test.partials ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, source: $0.value) }
        let set = try TemplateSet(sources: partials + [("the template", test.template)])
        let value = TemplateValue(unchecked: test.data.content)
        let output = try set.renderBytes("the template", value, escaping: .html, mode: .specification)
        #expect(String(decoding: output, as: UTF8.self) == test.expected, "\(name): \(test.name)")
      }
    }
    #expect(count == 136)
  }
}

extension MustacheSpecTests {
  struct Datum: Decodable {
    var content: TemplateValue.Content

    init(from decoder: any Decoder) throws {
      if let object = try? decoder.container(keyedBy: Key.self) {
        let entries = try object.allKeys.map {
          (name: $0.stringValue, content: try object.decode(Datum.self, forKey: $0).content)
        }
        content = .context(TemplateContext(unchecked: entries))
        return
      }
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        content = .absent
      } else if let flag = try? value.decode(Bool.self) {
        content = .flag(flag)
      } else if let text = try? value.decode(String.self) {
        content = .text(text)
      } else if let number = try? value.decode(Decimal.self) {
        content = .text(number.description)
      } else {
        content = .list(try value.decode([Datum].self).map { TemplateValue(unchecked: $0.content) })
      }
    }
  }

  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }
}
