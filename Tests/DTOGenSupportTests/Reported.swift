import DTOGenSupport
import Foundation

/// What the error says when a document does not decode; what it decodes to where it does.
func reported<T: Decodable>(_ type: T.Type, _ json: String) -> String {
  do throws(WireError) {
    return "no error: \(try WireDecoder.decode(type, from: Data(json.utf8)))"
  } catch {
    return "\(error)"
  }
}

/// The text of any error.
func text<T>(_ body: () throws -> T) -> String {
  do { return "no error: \(try body())" } catch { return "\(error)" }
}
