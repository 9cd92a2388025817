import DTOGenSchema

extension SchemaBuilder {
  /// A `$tag` with an inline object for each variant, where one member tells the objects apart.
  mutating func taggedType(_ objects: ObjectFacts, _ context: DecisionContext) -> TypeDecision? {
    guard offers, context.isReachable, let tag = TagRule.candidate(in: objects, naming: naming),
      let steps = context.steps
    else { return nil }
    let variants = VariantWalk(files: files, paths: paths, steps: steps, tag: tag.key).variants()
    guard TagRule.tellsApart(variants) else { return nil }
    let names = variants.map(\.value).joined(separator: ", ")
    note(tag.first, "\(context.path): '\(tag.name)' tells variants apart (\(names)), each with fields of its own")
    explain(context, "tag", "'\(tag.name)' tells which fields an object has", tag.first)
    let cases = variants.map { variant in
      let object = self.object(variant.objects, context.variant(variant.value), role: .inline)
      return TaggedDefinition.Case(
        value: located(variant.value, variant.objects.first),
        use: use(WireType.object(object).mapped, variant.objects.first))
    }
    return TypeDecision(.tagged(TaggedDefinition(tag: located(tag.name, tag.first), cases: cases)))
  }
}
