import DTOGenBase
package import DTOGenSchema

/// A typed domain expression: evaluation computes it for a sample, translation writes it as source.
package indirect enum ResolvedExpression: Sendable {
  /// The value at a path, converted to its plainest domain type. Optional where the path is.
  case read(Access, Conversion)
  /// `path!`: absence is invalid.
  case required(Access, Conversion)
  /// `path ?? literal`: the literal stands for absence.
  case fallback(Access, Conversion, TypedLiteral)
  /// A constant, of the type that its place wants.
  case literal(TypedLiteral, DomainType)
  /// A path with `[]`: `element` for each element of the list (or value of the map) at `list`, rooted at that
  /// element. `flattens` where `element` is a list itself, whose elements are then strung together.
  case each(Access, element: ResolvedExpression, flattens: Bool)
  /// `Type(…)`. Where any argument is optional the whole is: nil when all optional arguments are absent, invalid
  /// (naming the first absent path) when only some are. `field` is the wire path that a failure names.
  case construct(Constructor, [ResolvedArgument], field: String)
  /// `[Type](path)`: a type made from each element.
  case list(Access, Constructor, Conversion)
  /// `[Key: Value](path)`: keys and values made from a map's; two keys becoming one are invalid.
  /// A nil constructor leaves the value as its conversion gives it.
  case map(Access, key: Constructor, value: Constructor?, Conversion)
  /// `$case`: one expression for each case of the union at the path, in the union's order. Inside a branch the path
  /// itself stands for the case's value: accesses rooted there have `.branch` as their root.
  case byCase(Access, [ResolvedExpression], type: DomainType)
  /// `$byHand`: throws until somebody writes it. `field` is the first path's text.
  case byHand(String, from: [Access], field: String)
}

package struct ResolvedArgument: Sendable {
  package var label: String?
  package var value: ResolvedExpression
}

/// What makes a value of a named type out of arguments.
package struct Constructor: Hashable, Sendable {
  package enum Target: Hashable, Sendable {
    /// A typed identifier, a scaffolded struct, `Money`, or a type that exists already.
    case declared(String)
    case status(StatusID)
    /// A scalar's own type name, as in `[SkuID: Int](stock)` or `String(id)`.
    case scalar(DomainScalar)
  }

  package var target: Target
  /// `Type?(…)`: the initialiser may return nil or throw.
  package var isFailable: Bool
}

/// How a wire value becomes a domain value of the plainest faithful type.
package enum Conversion: Hashable, Sendable {
  /// The decoder has done all there is to do.
  case none
  /// Whole seconds, or milliseconds, since 1970-01-01T00:00:00Z to a moment in time.
  case epochSeconds, epochMilliseconds
  /// Text to a value, strictly; bad text is invalid. The target is one that some wire type's text is read as.
  case parse(DomainScalar)
  /// One number type to a wider or narrower one; a value that does not fit is invalid.
  case number(from: DomainScalar, to: DomainScalar)
  /// The plain decimal text of an integer, as in an identifier that arrives as a number.
  case text(from: DomainScalar)
  /// The model's own mapper; errors gain the path of the place.
  case model(ModelID)
  /// Each element; a nil element stays nil where the element may be absent.
  indirect case list(Conversion)
  indirect case map(Conversion)
}

/// A path into a DTO whose every step is known to exist.
package struct Access: Hashable, Sendable {
  package enum Root: Hashable, Sendable {
    /// The mapper's own DTO.
    case dto
    /// The element of the enclosing `.each`.
    case element
    /// The value of the case in the enclosing `.byCase`.
    case branch
  }

  package enum Step: Hashable, Sendable {
    /// A property of an object model.
    case field(ModelID, Int)
    /// The value of a case of a union, absent where the union holds another case.
    case unionCase(ModelID, Int)
    /// The value inside a model that wraps a scalar, a list or a map.
    case wrapped(ModelID)
    /// `[0]`, absent is invalid.
    case index(Int)
    /// `[last]`, absent is invalid.
    case last
  }

  package var root: Root
  package var steps: [Step]
  /// The shape at the end; optional where any step may be absent.
  package var result: WireUse
  /// The path as an error names it, relative to the root: case names are left out.
  package var field: String

  init(root: Root, steps: [Step], result: WireUse, field: String) {
    self.root = root
    self.steps = steps
    self.result = result
    self.field = field
  }

  /// The whole DTO of a model.
  init(dto model: ModelID) { self.init(root: .dto, steps: [], result: WireUse(.model(model)), field: "") }
}

/// A check with its paths looked up and its operands' types settled.
package struct ResolvedCheck: Sendable {
  package var condition: Condition
  /// The check as a person wrote it, on one line.
  var text: String
  /// The leftmost path with `[]` for each, such as `items[].x`: what the error names.
  var field: WirePath
  var location: SourceLocation

  package indirect enum Condition: Sendable {
    case compare(Side, Check.Comparison, Side)
    case isOneOf(Side, [TypedLiteral])
    case matches(Side, pattern: String)
    case isNotEmpty(Side)
    case isPresent(Side)
    case implied(Condition, by: Condition)
    case equivalent(Condition, Condition)
  }

  /// One side of a comparison.
  package enum Side: Sendable {
    /// `lists` are the accesses of the `[]` in the path, outermost first, each rooted at the element of the one
    /// before it; `value` is rooted at the innermost element, or at the DTO where there is no `[]`.
    case path(lists: [Access], value: Access, Conversion, DomainType)
    case literal(TypedLiteral, DomainType)
  }
}
