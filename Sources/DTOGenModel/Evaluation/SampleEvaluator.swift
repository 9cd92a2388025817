import DTOGenBase

/// Works out, from the JSON alone, what the generated code gives for a sample: the stage between resolution and
/// translation that the generated tests get their expectations from.
package struct SampleEvaluator: Sendable {
  let feature: ResolvedFeature
  let decoder: SampleDecoder
  let mapper: SampleMapper

  package init(feature: ResolvedFeature) {
    self.feature = feature
    decoder = SampleDecoder(feature: feature)
    mapper = SampleMapper(feature: feature)
  }

  /// The domain value of a model's sample, or the first failure: decoding is over before any mapper begins.
  func evaluate(_ model: ModelID, sample: JSONValue) -> Result<DomainValue, EvaluationFailure> {
    let decoded: DecodedValue
    do { decoded = try decoder.decode(sample, as: model) } catch { return .failure(.wire(error)) }
    do { return .success(try mapper.map(decoded, with: model)) } catch { return .failure(.mapping(error)) }
  }
}
