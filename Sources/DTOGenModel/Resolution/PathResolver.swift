import DTOGenBase
import DTOGenSchema

/// A path looked up in a model: the lists that its `[]` walk, and the value behind the last of them.
struct ResolvedPath {
  /// Outermost first; each is rooted at the element of the one before it.
  var lists: [Access]
  var value: Access
  var location: SourceLocation
}

/// Where the paths of an expression start.
struct PathScope {
  var model: ModelID
  /// Inside a `$case` branch: the union's path, and the case's value that stands in its place.
  var branch: (path: WirePath, use: WireUse)?
}

extension FeatureResolver {
  /// Looks a path up; says what is wrong with it and returns nil where it leads nowhere.
  mutating func resolve(_ path: Located<WirePath>, in scope: PathScope) -> ResolvedPath? {
    var segments = path.value.segments[...]
    var access = Access(dto: models[scope.model.index].sharedDTO ?? scope.model)
    if let branch = scope.branch, segments.starts(with: branch.path.segments) {
      segments = segments.dropFirst(branch.path.segments.count)
      access = Access(root: .branch, steps: [], result: branch.use, field: branch.path.errorField)
    }
    var lists: [Access] = []
    while let segment = segments.first {
      segments = segments.dropFirst()
      guard step(&access, segment, path) else { return nil }
      if segment == .each {
        guard let element = element(of: access, path) else { return nil }
        lists.append(unwrapping(access))
        access = Access(root: .element, steps: [], result: element, field: "")
      }
    }
    return ResolvedPath(lists: lists, value: access, location: path.location)
  }

  private mutating func step(_ access: inout Access, _ segment: WirePath.Segment, _ path: Located<WirePath>) -> Bool {
    switch segment {
    case .key(let key): return stepInto(key, &access, path)
    case .each: return true
    case .index, .last:
      access = unwrapping(access)
      guard case .list(let element) = access.result.shape else {
        fail(at: path.location, "'\(path.value)': '\(access.field)' is no list, so nothing in it can be picked")
        return false
      }
      let isOptional = access.result.isOptional || element.isOptional
      if case .index(let index) = segment {
        access.steps.append(.index(index))
        access.field += "[\(index)]"
      } else {
        access.steps.append(.last)
        access.field += "[last]"
      }
      access.result = WireUse(element.shape, isOptional: isOptional)
      return true
    }
  }

  private mutating func stepInto(_ key: String, _ access: inout Access, _ path: Located<WirePath>) -> Bool {
    guard case .model(let id) = access.result.shape else {
      fail(at: path.location, "'\(path.value)': \(describe(access)) is \(describe(access.result)) and has no '\(key)'")
      return false
    }
    switch models[id.index].shape {
    case .object(let fields):
      guard let index = fields.indices.first(where: { fields[$0].key.sameBytes(as: key) }) else {
        let hint = NearestName.hint(for: key, in: fields.map(\.key))
        fail(at: path.location, "'\(path.value)': '\(displayName(of: id))' has no field '\(key)'\(hint)")
        return false
      }
      step(&access, to: index, of: id)
    case .oneOf(let cases), .tagged(_, let cases):
      guard let index = cases.firstIndex(where: { $0.name.sameBytes(as: key) }) else {
        let hint = NearestName.hint(for: key, in: cases.map(\.name))
        fail(at: path.location, "'\(path.value)': '\(displayName(of: id))' has no case '\(key)'\(hint)")
        return false
      }
      access.steps.append(.unionCase(id, index))
      access.result = WireUse(cases[index].use.shape, isOptional: true)
    case .value(let use):
      access.steps.append(.wrapped(id))
      access.result = WireUse(use.shape, isOptional: access.result.isOptional || use.isOptional)
      return stepInto(key, &access, path)
    }
    return true
  }

  /// Steps to a field of the object model that the access leads to.
  mutating func step(_ access: inout Access, to index: Int, of id: ModelID) {
    guard case .object(let fields) = models[id.index].shape else { return }
    usage.note(id, index)
    access.steps.append(.field(id, index))
    if !access.field.isEmpty { access.field += "." }
    access.field += WirePath.text(of: fields[index].key)
    let use = fields[index].use
    access.result = WireUse(use.shape, isOptional: access.result.isOptional || use.isOptional)
  }

  /// Steps through models that only wrap a list, a map or a scalar.
  func unwrapping(_ access: Access) -> Access {
    guard case .model(let id) = access.result.shape, case .value(let use) = models[id.index].shape else {
      return access
    }
    var inner = access
    inner.steps.append(.wrapped(id))
    inner.result = WireUse(use.shape, isOptional: access.result.isOptional || use.isOptional)
    return unwrapping(inner)
  }

  private mutating func element(of access: Access, _ path: Located<WirePath>) -> WireUse? {
    switch unwrapping(access).result.shape {
    case .list(let element), .map(let element): return element
    default:
      fail(
        at: path.location,
        "'\(path.value)': \(describe(access)) is \(describe(access.result)), so '[]' has nothing to walk")
      return nil
    }
  }

  private func describe(_ access: Access) -> String { access.field.isEmpty ? "the value" : "'\(access.field)'" }

  func describe(_ use: WireUse) -> String {
    switch use.shape {
    case .scalar(let scalar): "a '\(scalar.rawValue)'"
    case .model(let id): "a '\(displayName(of: id))'"
    case .list: "a list"
    case .map: "a map"
    }
  }
}

extension WirePath {
  /// The path as an error names it.
  var errorField: String { segments.isEmpty ? "" : description }
}
