import DTOGenBase
import DTOGenSchema

extension FeatureResolver {
  /// Refuses keys of one object that are one key for the decoder: no name could keep them apart.
  mutating func checkKeyClashes() {
    let converts = keyPolicy == .convert
    for model in models where model.sharedDTO == nil {
      var owners: [String: Int] = [:]
      for (index, field) in model.fields.enumerated() where field.isInDTO {
        let decoded = converts ? SnakeCaseConversion.convert(field.key) : field.key
        guard let other = owners.updateValue(index, forKey: decoded).map({ model.fields[$0] }) else { continue }
        let help =
          other.key == field.key
          ? "they differ only in how their accents are encoded, and the first in a document counts; keep one of them"
          : "write \"keys\": \"explicit\" to keep them apart"
        fail(
          at: field.location, "keys '\(other.key)' and '\(field.key)' become one property for the decoder; \(help)")
      }
    }
  }
}
