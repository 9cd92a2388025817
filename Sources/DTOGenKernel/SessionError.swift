/// What can go wrong with any request, whichever feature makes it.
public enum SessionError: Error, Hashable, Sendable {
  case noConnection
  /// The user has to sign in again.
  case sessionExpired
  /// `status` is the HTTP status of the response.
  case server(status: Int)
}
