import UIKit  // expect: kernel-import

public struct Money: Hashable, Sendable, Codable {  // expect: kernel-serialization
  public let minorUnits: Int64
  public let currencyCode: String
}
