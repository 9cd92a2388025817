import DTOGenBase
import DTOGenSchema

extension SchemaBuilder {
  /// A `$oneOf` by kind, with the domain form that makes it one value again where that is safe.
  mutating func union(_ shape: Shape, _ context: DecisionContext) -> TypeDecision {
    let kinds = shape.unionKinds
    let place = kinds.map { shape.first($0) }.max() ?? shape.first
    let names = kinds.map(UnionRule.caseName).joined(separator: ", ")
    explain(context, "oneOf(\(names))", "values of several kinds; the last kind to appear stands here", place)
    switch UnionRule.meaning(of: shape, key: context.key) {
    case .decimal:
      note(place, "\(context.path): numbers and decimal text; both are read as one Decimal")
      return TypeDecision(
        .oneOf([
          variant(.string, .scalar(.decimalString), shape), variant(.number, .scalar(.decimal), shape),
        ]), .decimalUnion)
    case .text:
      note(place, "\(context.path): numbers and text; both are read as one text, so that 42 and \"42\" are the same")
      let number = NumberRule.type(of: shape.numbers, key: context.key).type
      return TypeDecision(
        .oneOf([variant(.string, .scalar(.string), shape), variant(.number, .scalar(number), shape)]), .textUnion)
    case .emptyListForObject, .cases:
      note(place, "\(context.path): values of several kinds (\(names)): a union with a case for each")
      return TypeDecision(
        .oneOf(
          kinds.map { kind in
            variant(kind, caseType(kind, of: shape, context.unionCase(kind)), shape)
          }))
    }
  }

  /// A field's object or map that comes as `[]` where nothing is in it, as PHP writes it.
  mutating func emptyListOrObject(_ shape: Shape, _ context: DecisionContext) -> TypeDecision {
    let decision = objectType(shape.objects, context.objectOrEmptyList)
    let meaning = decision.type.isMap ? "an empty map" : "an object that is absent"
    note(
      shape.lists.first,
      "\(context.path): an empty list where an object is usual (PHP writes an empty map so): read as \(meaning)")
    return decision
  }

  /// The type of one case. Everything seen with a value must reach the domain, so no case is opaque.
  private mutating func caseType(_ kind: JSONKind, of shape: Shape, _ context: DecisionContext) -> WireType {
    switch kind {
    case .string:
      let result = TextRule.type(of: shape.texts, key: context.key)
      return .scalar(result.type)
    case .number:
      let type = number(shape.numbers, context)
      // Beside text that may be an amount the numbers are amounts too, whatever the text turns out to be.
      let isAmount = context.key.isMoney && shape.texts.count > 0 && shape.numbers.firstBeyondDecimal.isNone
      return .scalar(isAmount ? .decimal : type)
    case .array: return list(shape.lists, context).type.mapped
    case .object: return objectType(shape.objects, context).type.mapped
    case .bool, .null: return .scalar(.bool)
    }
  }

  private func variant(_ kind: JSONKind, _ type: WireType, _ shape: Shape) -> VariantDefinition {
    let place = shape.first(kind)
    return VariantDefinition(name: located(UnionRule.caseName(kind), place), use: use(type, place))
  }
}

extension WireType {
  var isMap: Bool { if case .map = self { true } else { false } }

  /// The type with nothing in it that has no domain value: a union's case is always mapped.
  ///
  /// What nothing shows the type of becomes `string`, which reads the same samples: none had a value there.
  var mapped: WireType {
    switch self {
    case .scalar(.json): return .scalar(.string)
    case .list(var element):
      element.type = element.type.mapped
      return .list(element)
    case .map(var value):
      value.type = value.type.mapped
      return .map(value)
    case .object(var object):
      if case .none = object.domain { object.domain = .properties([]) }
      return .object(object)
    default: return self
    }
  }
}
