public import Foundation

// What everybody may read: where, but no values. It stands apart because the errors need nothing else of Foundation.

extension MappingError: LocalizedError {
  public var errorDescription: String? { "The server sent a value that this app cannot use (\(field))." }
}

extension WireError: LocalizedError {
  public var errorDescription: String? {
    "The server's answer has another form than this app reads\(field.isEmpty ? "" : " (\(field))")."
  }
}
