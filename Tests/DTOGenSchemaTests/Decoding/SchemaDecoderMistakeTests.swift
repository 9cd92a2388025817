import Testing

@testable import DTOGenBase
@testable import DTOGenSchema

@Suite struct SchemaDecoderMistakeTests {
  static let table: [SchemaMistake] = [
    SchemaMistake("^[]", "a schema file is an object"),
    SchemaMistake(#"{ "fields": {}, ^"doman": {} }"#, "did you mean 'domain'?"),
    SchemaMistake(#"{ "fields": ^[] }"#, "is a type, not a list"),
    SchemaMistake("^{}", "nothing says what is on the wire"),
    SchemaMistake(#"{ "fields": { "a": ^5 } }"#, "is a type such as \"string\" or an object, not 5"),
    SchemaMistake(#"{ "fields": { "a": ^["int"] } }"#, "a list of T is"),
    SchemaMistake(#"{ "fields": { "a": "[^itn]" } }"#, "did you mean 'int'?", isStructural: false),
    SchemaMistake(#"{ "fields": { "a": "int", ^"a": "int" } }"#, "stands twice", isStructural: false),
    SchemaMistake(#"{ "fields": { "a": { "$type": "int", ^"$optionl": true } } }"#, "did you mean '$optional'?"),
    SchemaMistake(#"{ "fields": { "a": { "x": "int", ^"$id": "int" } } }"#, "written '$$id'"),
    SchemaMistake(#"{ "fields": { "a": { "$list": "int", ^"x": "int" } } }"#, "the wire key 'x' stands in an object"),
    SchemaMistake(#"{ "fields": { "a": { "$list": "int", ^"$map": "int" } } }"#, "do not go together"),
    SchemaMistake(#"{ "fields": { "a": { "$list": "int", ^"$checks": [] } } }"#, "belongs to an object"),
    SchemaMistake(#"{ "fields": { "a": { "$list": { "$type": "int", ^"$default": 1 } } } }"#, "speaks of a field"),
    SchemaMistake(#"{ "fields": { "a": { ^"$tag": "t" } } }"#, "needs '$cases'"),
    SchemaMistake(#"{ "fields": { "a": { ^"$cases": { "x": "X" } } } }"#, "needs '$tag'"),
    SchemaMistake(#"{ "fields": { "a": { "$oneOf": ^["int"] } } }"#, "an object of named cases"),
    SchemaMistake(#"{ "fields": { "a": { "$oneOf": ^{} } } }"#, "needs cases"),
    SchemaMistake(#"{ "fields": { "a": { "$type": "int", "$default": ^null } } }"#, "makes it optional"),
    SchemaMistake(#"{ "fields": { "a": { "$type": "int", "$aliases": ^"b" } } }"#, #"write ["b"]"#),
    SchemaMistake(#"{ "fields": ^{ "$optional": true } }"#, "a model itself is always there"),
    SchemaMistake(#"{ "fields": { "$type": "int", ^"$description": "x" } }"#, "beside \"fields\""),
    SchemaMistake(#"{ "fields": { "a": "int", ^"$checks": [] } }"#, "write \"checks\" beside \"fields\""),
    SchemaMistake(#"{ "fields": {}, "domain": ^true }"#, "an object of properties, an expression, or false"),
    SchemaMistake(#"{ "fields": {}, "domain": { ^"a-b": "x" } }"#, "cannot name a property"),
    SchemaMistake(#"{ "fields": {}, "domain": { "a": ^5 } }"#, #"stands in quotes: "5""#),
    SchemaMistake(
      #"{ "fields": {}, "domain": { "a": ^{ "b": "x" } } }"#, "a type of its own comes from an inline object"),
    SchemaMistake(#"{ "fields": {}, "domain": { "a": "Money^(x" } }"#, "has no ')'", isStructural: false),
    SchemaMistake(
      #"{ "fields": {}, "domain": { "a": { "value": "x", "test": ^"no" } } }"#, "is true or false, not text"),
    SchemaMistake(#"{ "fields": {}, "domain": { "a": ^{ "$case": "x" } } }"#, "needs an expression for each case"),
    SchemaMistake(#"{ "fields": {}, "domain": { "a": ^{ "$byHand": "X" } } }"#, "needs \"from\""),
    SchemaMistake(
      #"{ "fields": {}, "domain": { "a": { "$byHand": "X ^{}", "from": ["x"] } } }"#, "unexpected '{'",
      isStructural: false),
    SchemaMistake(#"{ "fields": {}, "checks": ^"a > 0" }"#, #"write ["a > 0"]"#),
    SchemaMistake(#"{ "fields": {}, "ignore": ^["a"] }"#, "a reason for each key"),
    SchemaMistake(#"{ "fields": {}, "ignore": { "a": ^" " } }"#, "say why 'a' is ignored"),
    SchemaMistake(#"{ "fields": {}, "types": { ^"passenger": { "fields": {} } } }"#, "begins with a capital letter"),
    SchemaMistake(#"{ "fields": {}, "types": { "P": { "fields": {}, ^"at": "x" } } }"#, "stands at its top"),
    SchemaMistake(#"{ "fields": {}, "types": { "P": { "fields": {}, ^"name": "string" } } }"#, "wire keys stand under"),
    SchemaMistake(#"{ "fields": {}, "types": { ^"P": {} } }"#, "needs \"fields\""),
    SchemaMistake(
      #"{ "fields": {}, "types": { ^"Offer": { "fields": {} } } }"#, "another type of this file", isStructural: false),
    SchemaMistake(
      #"{ "fields": {}, "types": { "S": { "fields": {} } }, "statuses": { ^"S": { "a": ["a"] } } }"#, "in line 1",
      isStructural: false),
    SchemaMistake(#"{ "fields": {}, "statuses": { "S": ^["a"] } }"#, "the spellings of each case"),
    SchemaMistake(#"{ "fields": {}, "statuses": { "S": ^{} } }"#, "has no cases"),
    SchemaMistake(#"{ "fields": {}, "statuses": { "S": { "a": ^"a" } } }"#, #"write ["a"]"#),
    SchemaMistake(
      #"{ "fields": {}, "statuses": { "S": { "a": ["a"], "b": [^"A"] } } }"#, "belongs to 'a' already",
      isStructural: false),
    SchemaMistake(#"{ "fields": {}, "statuses": { "S": { "a": ["a"], "b": [^1] } } }"#, "all texts or all numbers"),
    SchemaMistake(#"{ "fields": {}, "statuses": { "S": { "a": [^1.5] } } }"#, "text or a whole number"),
    SchemaMistake(#"{ "fields": {}, "statuses": { "S": { ^"unknown": ["a"] } } }"#, "the case for every other text"),
    SchemaMistake(#"{ "fields": {}, "at": ^5 }"#, "a path such as"),
    SchemaMistake(#"{ "fields": {}, "at": "a.^.b" }"#, "a key is missing", isStructural: false),
    SchemaMistake(#"{ "fields": {}, "at": { ^"offer list": "a" } }"#, "cannot name a response"),
    SchemaMistake(#"{ "at": { "A": "a" }, "fixtures": ^["a.json"] }"#, "an object with the same keys"),
    SchemaMistake(
      #"{ "at": { "A": "a" }, "fixtures": { "A": [], ^"B": [] } }"#, "those of \"at\"", isStructural: false),
    SchemaMistake(#"{ "at": { "A": "a", "B": "b" }, "fixtures": ^{ "A": [] } }"#, "lacks 'B'", isStructural: false),
    SchemaMistake(#"{ "fixtures": ^{ "A": [] } }"#, "only where \"at\" is one"),
    SchemaMistake(#"{ "fixtures": [^"/etc/x.json"] }"#, "does not lead into the fixtures folder"),
    SchemaMistake(#"{ "fixtures": [^"../x.json"] }"#, "does not lead into the fixtures folder"),
    SchemaMistake(#"{ "fields": {}, "list": ^"skp" }"#, "did you mean 'skip'?"),
    SchemaMistake(#"{ "fields": {}, "keys": ^true }"#, "'convert' or 'explicit', not true"),
    SchemaMistake(#"{ "fields": {}, "model": ^"offer" }"#, "cannot name a model"),
  ]

  @Test("A mistake is one error at its own place, and says what helps", arguments: SchemaDecoderMistakeTests.table)
  func mistakes(_ mistake: SchemaMistake) throws {
    let (text, column) = try #require(mistake.unmarked)
    let (schema, diagnostics) = SchemaDecoder.decode(
      InputFile(path: "Offer.dto.json", bytes: Array(text.utf8)), defaultModel: "Offer", defaultFeature: "Search")
    #expect(schema == nil)
    #expect(diagnostics.count == 1, "\(diagnostics)")
    #expect(diagnostics.first?.location?.column == column, "\(diagnostics)")
    #expect(diagnostics.first?.message.contains(mistake.words) ?? false, "\(diagnostics)")
  }

  @Test("A folder that says no feature needs \"feature\"")
  func feature() {
    let file = InputFile(path: "Offer.dto.json", bytes: Array(#"{ "fields": {} }"#.utf8))
    let (_, diagnostics) = SchemaDecoder.decode(file, defaultModel: "Offer", defaultFeature: nil)
    #expect(
      diagnostics.map(\.message) == ["the folder does not say which feature this is; add \"feature\": \"Search\""])
  }
}

/// A schema file with one mistake at the place of the mark `^`, and words of its message.
struct SchemaMistake: Sendable, CustomTestStringConvertible {
  var text: String
  var words: String
  /// Whether a JSON Schema can see the mistake: it knows none of the small languages and compares no names.
  var isStructural: Bool

  init(_ text: String, _ words: String, isStructural: Bool = true) {
    self.text = text
    self.words = words
    self.isStructural = isStructural
  }

  var testDescription: String { text }

  /// The file's text, and the column of the mark; nil where there is no mark.
  var unmarked: (text: String, column: Int)? {
    text.utf8.firstIndex(of: UInt8(ascii: "^")).map { mark in
      let column = text.utf8.distance(from: text.startIndex, to: mark) + 1
      return (text.replacing("^", with: "", maxReplacements: 1), column)
    }
  }
}
