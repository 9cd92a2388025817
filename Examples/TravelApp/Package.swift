// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "TravelApp",
  platforms: [.macOS(.v13), .iOS(.v16)],
  targets: [
    .target(name: "SharedKernel", path: "SharedKernel"),
    .target(
      name: "SearchFeature", dependencies: ["SharedKernel"], path: "Features/Search",
      exclude: ["Data/Tests", "Data/FlightOffer.dto.json"]),
    .target(
      name: "CheckoutFeature", dependencies: ["SharedKernel"], path: "Features/Checkout",
      exclude: ["Data/Tests", "Data/PricedItinerary.dto.json"]),
    .target(
      name: "TripsFeature", dependencies: ["SharedKernel"], path: "Features/Trips",
      exclude: ["Data/Tests", "Data/Trip.dto.json"]),
    .testTarget(
      name: "SearchFeatureTests", dependencies: ["SearchFeature", "SharedKernel"], path: "Features/Search/Data/Tests",
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "CheckoutFeatureTests", dependencies: ["CheckoutFeature", "SharedKernel"],
      path: "Features/Checkout/Data/Tests", resources: [.copy("Fixtures")]),
    .testTarget(
      name: "TripsFeatureTests", dependencies: ["TripsFeature", "SharedKernel"], path: "Features/Trips/Data/Tests",
      resources: [.copy("Fixtures")]),
  ],
  swiftLanguageModes: [.v6]
)
