import DTOGenBase
import DTOGenSchema

/// Finds the payload of a plain response envelope, so that `--at` need not be written.
///
/// A member is the payload where it was there in every document, holds objects or lists of objects, all its
/// neighbours are known companions (`meta`, `links`, `page`, `total`, `next` …), and its name is one that envelopes
/// use (`data`, `results`, `items` …), or the model's own in the singular or plural, or any plural that stands alone
/// with a list. A list at the top is followed into its elements.
enum EnvelopeRule {
  struct Payload {
    var path: WirePath
    var shape: Shape
    /// The members beside the payload that speak of further pages.
    var pageKeys: [String]
  }

  private static let maximumDepth = 4

  static func payload(of root: Shape, model: String) -> Payload {
    var payload = Payload(path: WirePath(), shape: root, pageKeys: [])
    let modelWords = Words(model).words.map { $0.lowercased() }
    for _ in 0..<maximumDepth {
      if payload.shape.kinds == [.array], payload.shape.nullCount == 0, let element = payload.shape.lists.element.first
      {
        guard element.kinds == [.object], element.nullCount == 0 else { return payload }
        payload.path.segments.append(.each)
        payload.shape = element
        return payload
      }
      guard payload.shape.kinds == [.object], payload.shape.nullCount == 0 else { return payload }
      guard let field = member(of: payload.shape.objects, modelWords: modelWords) else { return payload }
      let neighbours = payload.shape.objects.fields.filter { $0.key != field.key }.map(\.name)
      payload.pageKeys += neighbours.filter { pageWords.contains($0.lowercased()) }.sorted()
      payload.path.segments.append(.key(field.name))
      payload.shape = field.shape
    }
    return payload
  }

  private static func member(
    of objects: ObjectFacts, modelWords: [String], looksInside: Bool = true
  ) -> ShapeField? {
    let fields = objects.fields.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    let candidates = fields.filter { !isCompanion($0) }
    let field: ShapeField
    if candidates.count == 1, let only = candidates.first {
      field = only
    } else if candidates.isEmpty, let only = fields.first(where: { payloadWords.contains($0.name.lowercased()) }) {
      field = only
    } else {
      return nil
    }
    guard !field.isOptional else { return nil }
    let holdsList = field.shape.kinds == [.array]
    guard let payload = holdsList ? field.shape.lists.element.first : field.shape, payload.kinds == [.object],
      payload.nullCount == 0
    else { return nil }
    if (holdsList ? payloadWords : objectWords).contains(field.name.lowercased()) { return field }
    let singular = Words(field.name).singular.words.map { $0.lowercased() }
    if !singular.isEmpty, modelWords.suffix(singular.count) == singular[...] { return field }
    if holdsList { return field.role.isPlural ? field : nil }
    // `{ "albums": { "items": [ … ], "total": 3 } }`: an envelope inside, told by its own payload's name.
    guard looksInside else { return nil }
    let inner = member(of: field.shape.objects, modelWords: modelWords, looksInside: false)
    return inner.map { payloadWords.contains($0.name.lowercased()) && $0.shape.kinds == [.array] } == true ? field : nil
  }

  /// Whether a member only accompanies a payload.
  private static func isCompanion(_ field: ShapeField) -> Bool {
    let name = field.name.lowercased().split(whereSeparator: { $0 == "_" || $0 == "-" || $0 == "$" }).joined()
    return companions.contains(name)
  }

  private static let payloadWords: Set<String> = [
    "data", "result", "results", "items", "records", "entries", "payload", "response", "rows", "content", "hits",
    "docs", "objects", "elements", "values", "list", "collection",
  ]
  private static let objectWords: Set<String> = ["data", "result", "payload", "response"]
  private static let companions: Set<String> = [
    "meta", "metadata", "links", "link", "page", "pages", "paging", "pagination", "pageinfo", "total", "totalcount",
    "totalpages", "totalresults", "count", "size", "limit", "offset", "perpage", "pagesize", "pagecount", "next",
    "prev", "previous", "first", "last", "self", "cursor", "nextcursor", "nextpage", "nextpagetoken", "prevcursor",
    "previouscursor", "hasmore", "hasnext", "success", "ok", "status", "statuscode", "code", "message", "error",
    "errors", "warnings", "version", "requestid", "traceid", "timestamp", "generatedat", "dictionaries",
    "href", "lastupdated", "ttl", "took", "etag", "currentpage", "lastpage", "object", "numresults", "resultcount",
  ]
  private static let pageWords: Set<String> = [
    "next", "next_page", "nextpage", "next_cursor", "nextcursor", "cursor", "next_page_token", "nextpagetoken",
    "has_more", "hasmore", "has_next", "paging", "pagination", "page_info", "pageinfo",
  ]
}
