import Foundation
import Testing

/// A project with one model that the built binary scaffolded from one capture.
enum SampleProject {
  static let offer = """
    {"offer_id": "f-1", "origin": "OSL", "stop_count": 1, "price": {"amount_minor": 12900, "currency": "NOK"}}
    """
  static let schema = "Features/Search/Data/FlightOffer.dto.json"
  static let dto = "Features/Search/Data/FlightOfferDTO.swift"
  static let mapper = "Features/Search/Data/FlightOffer+DTO.swift"
  static let domain = "Features/Search/Domain/FlightOffer.swift"

  static func with(_ body: (Sandbox) throws -> Void) throws {
    try Sandbox.with { sandbox in
      try sandbox.write("captures/offer.json", offer)
      let result = try BuiltTool.run(
        "scaffold", "Search/FlightOffer", "--fixture", "captures/offer.json", in: sandbox)
      try #require(result.status == 0, "\(result.errors)")
      try body(sandbox)
    }
  }

  /// Changes the schema's text in one place.
  static func replaceInSchema(_ old: String, _ new: String, in sandbox: Sandbox) throws {
    let text = try sandbox.read(schema)
    try #require(text.contains(old))
    try sandbox.write(schema, text.replacingOccurrences(of: old, with: new))
  }
}
