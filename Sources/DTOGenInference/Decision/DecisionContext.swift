import DTOGenBase
import DTOGenSchema

/// Where a value stands, as far as decisions about it need to know.
///
/// Made for every field, and asked about by few: the way down is kept once, and what is said of it is worked out when
/// somebody asks.
struct DecisionContext: Sendable {
  /// What the key that names the value promises: its own, or that of the list it is an element of.
  private(set) var key = KeyRole("")
  /// The type that `ObjectFacts.isSelf` refers to.
  var selfName: String?
  /// Whether `steps` lead to the value: not inside types that contain themselves and inside variants, whose objects
  /// stand in more than one place.
  var isReachable = true
  /// From the model's own root.
  private var way: [Place] = []

  private enum Place: Sendable {
    case member(String)
    case element
    case unionCase(JSONKind)
    /// The object that comes as an empty list where nothing is in it.
    case objectOrEmptyList
    case variant(String)

    /// The key of a member, the tag's text of a variant.
    var name: String? {
      switch self {
      case .member(let name), .variant(let name): name
      default: nil
      }
    }
  }

  /// The model's own value.
  init(selfName: String) { self.selfName = selfName }

  func field(_ key: KeyRole) -> DecisionContext {
    var context = adding(.member(key.name))
    context.key = key
    return context
  }

  var element: DecisionContext { adding(.element) }

  /// The case of a union by JSON kind.
  func unionCase(_ kind: JSONKind) -> DecisionContext { adding(.unionCase(kind)) }

  var objectOrEmptyList: DecisionContext { adding(.objectOrEmptyList) }

  /// The case of a union by tag.
  func variant(_ value: String) -> DecisionContext {
    var context = adding(.variant(value))
    context.isReachable = false
    return context
  }

  private func adding(_ place: Place) -> DecisionContext {
    var context = self
    context.way.append(place)
    return context
  }

  var path: WirePath {
    WirePath(
      way.compactMap { place in
        switch place {
        case .member(let name), .variant(let name): .key(name)
        case .element: .each
        case .unionCase(let kind): .key(UnionRule.caseName(kind))
        case .objectOrEmptyList: nil
        }
      })
  }

  /// Keys from the model down to here, for the names of types.
  var trail: [String] { way.compactMap(\.name) }

  /// Whether no key leads here from the model.
  var isOutermost: Bool { way.allSatisfy { $0.name == nil } }

  /// The way from a sample to the value, where there is one.
  var steps: [SampleStep]? {
    guard isReachable else { return nil }
    return way.map { place in
      switch place {
      case .member(let name), .variant(let name): .member(name)
      case .element: .each
      case .unionCase(let kind): .kind(kind)
      case .objectOrEmptyList: .kind(.object)
      }
    }
  }
}
