import Foundation
import SearchFeature
import TripsFeature

enum AppMain {
  static func settings(_ data: Data) throws -> [String: String] {
    try JSONDecoder().decode([String: String].self, from: data)
  }
}
