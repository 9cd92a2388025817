import Foundation
import Testing

/// The lint and the kernel's check as a user runs them.
@Suite(.serialized) struct LintTests {
  private static let model = "Features/Search/Domain/Offer.swift"

  @Test func printsFindingsOnStandardOutputAndFails() throws {
    try Sandbox.with { sandbox in
      try sandbox.write(Self.model, "struct Offer: Codable {}\n")
      try sandbox.write("Vendor/dtogen.json", "{}")
      try sandbox.write("Vendor/Features/Search/Domain/Other.swift", "struct Other: Codable {}\n")
      try sandbox.write("Pods/Features/Search/Domain/Other.swift", "struct Other: Codable {}\n")
      let result = try BuiltTool.run("lint", in: sandbox)
      #expect(result.status == 1)
      #expect(result.output.hasPrefix("\(Self.model):1:15: error: the domain model 'Offer' is Codable; "))
      #expect(result.output.hasSuffix(" [serializable-domain]\n"))
      #expect(result.errors == "1 error and 0 warnings in 1 file, 2 lines\n")
      let annotation = try BuiltTool.run("lint", "--format", "github", in: sandbox)
      #expect(annotation.output.hasPrefix("::error file=\(Self.model),line=1,col=15,title=serializable-domain::"))
      #expect(try BuiltTool.run("lint", "--format", "xml", in: sandbox).status == 64)
    }
  }

  @Test func passesWithWarningsAlone() throws {
    try Sandbox.with { sandbox in
      try sandbox.write(Self.model, "struct Offer: Codable {}\n")
      try sandbox.write("dtogen.json", #"{ "lint": { "rules": { "serializable-domain": "warning" } } }"#)
      let result = try BuiltTool.run("lint", in: sandbox)
      #expect(result.status == 0)
      #expect(result.output.contains(": warning: "))
      try sandbox.write("dtogen.json", #"{ "lint": { "rules": { "serialisable-domain": "off" } } }"#)
      let wrong = try BuiltTool.run("lint", in: sandbox)
      #expect(wrong.status == 1)
      #expect(wrong.errors.contains("did you mean 'serializable-domain'?"))
    }
  }

  @Test func failsOnlyForFindingsThatTheBaselineDoesNotHave() throws {
    try Sandbox.with { sandbox in
      try sandbox.write(Self.model, "struct Offer: Codable {}\n")
      let missing = try BuiltTool.run("lint", "--baseline", "known.json", in: sandbox)
      #expect(missing.status == 1)
      #expect(missing.errors.contains("--update-baseline"))
      #expect(try BuiltTool.run("lint", "--baseline", "known.json", "--update-baseline", in: sandbox).status == 0)
      #expect(try BuiltTool.run("lint", "--baseline", "known.json", in: sandbox).status == 0)
      try sandbox.write(Self.model, "\nstruct Offer: Codable {}\nstruct Other: Decodable {}\n")
      let result = try BuiltTool.run("lint", "--baseline", "known.json", in: sandbox)
      #expect(result.status == 1)
      #expect(result.output.split(separator: "\n").count == 1)
      #expect(result.output.hasPrefix("\(Self.model):3:15: "))
    }
  }

  @Test func startsAKernelOnceAndAsksForReasons() throws {
    try Sandbox.with { sandbox in
      let first = try BuiltTool.run("kernel", "init", in: sandbox)
      #expect(first.status == 0)
      #expect(sandbox.exists("SharedKernel/DateRange.swift") && sandbox.exists("SharedKernel/SessionError.swift"))
      try sandbox.write("SharedKernel/Seat.swift", "struct Seat { let row: Int }\n")
      let check = try BuiltTool.run("kernel", "check", in: sandbox)
      #expect(check.status == 1)
      #expect(check.errors.contains("SharedKernel/Seat.swift:1:8: error: 'Seat' and its fields are not recorded"))
      #expect(try BuiltTool.run("kernel", "check", "--acknowledge", "Seat", in: sandbox).status == 64)
      let reason = "seat maps of three features"
      let agreed = try BuiltTool.run("kernel", "check", "--acknowledge", "Seat", "--reason", reason, in: sandbox)
      #expect(agreed.status == 0)
      #expect(try sandbox.read(".dtogen/kernel.fields").contains("Seat: // \(reason)\n"))
      #expect(try BuiltTool.run("kernel", "check", in: sandbox).status == 0)
      try sandbox.write("SharedKernel/Money.swift", sandbox.read("SharedKernel/Money.swift") + "// mine\n")
      #expect(try BuiltTool.run("kernel", "init", in: sandbox).status == 0)
      #expect(try sandbox.read("SharedKernel/Money.swift").hasSuffix("// mine\n"))
    }
  }

  @Test func findsNothingInTheTravelApp() throws {
    let travelApp = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/TravelApp").standardizedFileURL.path
    try Sandbox.with { sandbox in
      let lint = try BuiltTool.run("lint", "--root", travelApp, in: sandbox)
      #expect(lint.status == 0, "\(lint.errors)")
      #expect(lint.output.isEmpty)
      let kernel = try BuiltTool.run("kernel", "check", "--root", travelApp, in: sandbox)
      #expect(kernel.status == 0, "\(kernel.errors)")
      #expect(kernel.output.contains("Money: does it mean the same in Checkout, Search, Trips?"))
    }
  }
}
