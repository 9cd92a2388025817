import Testing

@testable import DTOGenInference
@testable import DTOGenSchema

@Suite("Inference: order and growth")
struct InferenceOrderTests {
  private static let samples = [
    #"{"id":1,"status":"open","price":{"amount":"1.00","currency":"EUR"},"tags":["a"],"when":"2024-07-01"}"#,
    #"{"id":2,"status":"OPEN","price":null,"tags":[],"when":"soon","note":"x"}"#,
    #"{"note":"y","when":"2024-07-02","tags":[1],"price":{"currency":"JPY","amount":"100"},"status":"closed","id":3}"#,
    #"{"id":2.5,"extra":{"1":true,"22":false},"status":"done"}"#, #"{"id":"x","extra":{}}"#,
  ]

  private static func schemaText(_ documents: [String]) -> [String] {
    let sketch = InferenceSketch(documents: documents, at: nil, model: "Order")
    return sketch.fields + sketch.domain + sketch.statuses + sketch.types
  }

  @Test func noOrderOfTheSamplesShows() {
    let expected = Self.schemaText(Self.samples)
    for permutation in Self.permutations(Self.samples) { #expect(Self.schemaText(permutation) == expected) }
  }

  @Test func noSplitOverFilesShows() {
    let expected = Self.schemaText(Self.samples)
    for permutation in Self.permutations(Self.samples).prefix(24) {
      #expect(Self.schemaText([permutation.joined(separator: "\n")]) == expected)
      #expect(
        Self.schemaText([
          permutation.prefix(2).joined(separator: "\n"), permutation.dropFirst(2).joined(separator: "\n"),
        ]) == expected)
    }
  }

  @Test func fieldsStandInTheOrderOfTheFullestSample() {
    let sketch = InferenceSketch(#"{"z":1,"y":1}"#, #"{"b":1,"a":2,"c":3}"#, #"{"c":1,"a":2,"b":4}"#)
    #expect(sketch.fields.map { $0.prefix(1) } == ["b", "a", "c", "y", "z"])
  }

  @Test func aFurtherSampleOnlyWidens() {
    let values = [
      "null", "1", "2.5", "12345678901234567890", #""x""#, #""2024-07-01""#, "[]", "[1]", #"{"a":1}"#, "true",
    ]
    for first in values {
      for second in values {
        for third in values {
          let two = Self.field([first, second])
          let three = Self.field([first, second, third])
          #expect(Self.accepts(three, all: two), "\(first) \(second) + \(third): \(two) to \(three)")
        }
      }
    }
  }

  private static func field(_ values: [String]) -> WireUse {
    let sketch = InferenceSketch(documents: values.map { #"{"v":\#($0),"w":1}"# }, at: ".")
    guard case .object(let fields) = sketch.result.schema?.models.first?.wire, let field = fields.first else {
      return WireUse(kinds: [], isOptional: false)
    }
    var use = WireUse(field.use)
    // The optional stands for [] then, unless there was a null.
    if field.emptyList != nil {
      use.kinds.insert("list")
      use.isOptional = values.contains("null")
    }
    return use
  }

  private static func accepts(_ wide: WireUse, all narrow: WireUse) -> Bool {
    (wide.isOptional || !narrow.isOptional) && narrow.kinds.isSubset(of: wide.kinds)
  }

  /// The JSON kinds that a type reads, and whether it reads null.
  private struct WireUse: CustomStringConvertible {
    var kinds: Set<String>
    var isOptional: Bool
    var description: String { kinds.sorted().joined(separator: "|") + (isOptional ? "?" : "") }

    init(kinds: Set<String>, isOptional: Bool) {
      self.kinds = kinds
      self.isOptional = isOptional
    }

    init(_ use: TypeUse) {
      isOptional = use.isOptional
      switch use.type {
      case .oneOf(let cases): kinds = Set(cases.flatMap { WireUse($0.use).kinds })
      case .scalar(.json): kinds = []
      case .scalar(.int): kinds = ["int"]
      case .scalar(.uint64): kinds = ["int", "uint64"]
      case .scalar(.double), .scalar(.decimal): kinds = ["int", "uint64", "fraction"]
      case .scalar(.date): kinds = ["date"]
      case .scalar(.bool): kinds = ["bool"]
      case .scalar: kinds = ["date", "string"]
      case .list: kinds = ["list"]
      default: kinds = ["object"]
      }
    }
  }

  private static func permutations(_ values: [String]) -> [[String]] {
    guard let first = values.first else { return [[]] }
    return permutations(Array(values.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }
}
