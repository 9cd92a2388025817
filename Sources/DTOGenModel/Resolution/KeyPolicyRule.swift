import DTOGenBase
import DTOGenSchema

extension FeatureResolver {
  /// How all DTOs of the feature find their keys: one decoder reads its responses, so one schema file that says it
  /// says it for all.
  var keyPolicy: KeyPolicy {
    let stated = schemas.compactMap(\.keys)
    return stated.contains(.explicit) ? .explicit : stated.first ?? configuration.swift.keys
  }

  /// Refuses schema files that ask for different policies.
  mutating func checkKeyPolicies() {
    guard let explicit = schemas.first(where: { $0.keys == .explicit }) else { return }
    for schema in schemas where schema.keys == .convert {
      let place = schema.models.first?.name.location ?? SourceLocation(file: schema.path, line: 1, column: 1)
      fail(
        at: place,
        "one decoder reads all responses of a feature, and \(explicit.path) has \"keys\": \"explicit\"; write the "
          + "same here, or leave \"keys\" out")
    }
  }
}
