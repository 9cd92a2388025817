import DTOGenCore

/// Compares a file with the DTOs and the domain models that its own generated code made of it.
struct FileComparison {
  let file: CorpusFile
  let schema: JSONValue
  /// Lists of the reflected values of all samples, each with a null behind the last.
  let wire: JSONValue
  let domain: JSONValue

  func verdict() -> Verdict {
    let shapes = SchemaShapes(schema, model: file.model)
    let samples = file.samples
    let leaves = samples.reduce(0) { $0 + LeafWalk.leaves($1) }
    var verdict = Verdict(file: file.name, leaves: leaves)
    guard wire.count == samples.count + 1, domain.count == samples.count + 1 else {
      verdict.failure = (.compareDTO, "\(samples.count) samples became \(wire.count - 1) and \(domain.count - 1)")
      return verdict
    }
    var dtos = LeafWalk(shapes)
    var models = LeafWalk(shapes)
    for (index, (sample, (dto, model))) in zip(samples, zip(wire.elements, domain.elements)).enumerated() {
      let path = file.isList ? "[\(index)]" : ""
      dtos.wire(sample, shapes.main, dto, path)
      models.domain(sample, shapes.main, model, path)
    }
    verdict.mappedLeaves = models.compared
    if let difference = dtos.differences.first {
      verdict.failure = (.compareDTO, "\(dtos.differences.count) differences, first \(difference)")
    } else if dtos.compared + dtos.omitted != leaves {
      verdict.failure = (.compareDTO, "\(dtos.compared) and \(dtos.omitted) ignored of \(leaves) leaves were compared")
    } else if let difference = models.differences.first {
      verdict.failure = (.compareDomain, "\(models.differences.count) differences, first \(difference)")
    } else if models.compared + models.omitted != leaves {
      verdict.failure = (
        .compareDomain, "\(models.compared) and \(models.omitted) opaque of \(leaves) leaves were compared"
      )
    }
    return verdict
  }
}
