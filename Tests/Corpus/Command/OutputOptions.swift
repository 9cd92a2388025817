/// One set of output options, as a user's `dtogen.json` states it.
enum OutputOptions: String, CaseIterable, Sendable {
  case `default`, `public`, hashable

  var configuration: String {
    switch self {
    case .default: #"{ "version": 1 }"#
    case .public: #"{ "version": 1, "swift": { "access": "public", "keys": "explicit" } }"#
    case .hashable:
      #"{ "version": 1, "swift": { "conformances": ["Decodable", "Sendable", "Equatable", "Hashable"] } }"#
    }
  }
}
