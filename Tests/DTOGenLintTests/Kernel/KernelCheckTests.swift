import Testing

@testable import DTOGenBase
@testable import DTOGenLint
@testable import DTOGenOutput

/// The four admission questions, asked of small kernels.
struct KernelCheckTests {
  private let money = "struct Money {\n  let minorUnits: Int64\n  let currencyCode: String\n}"

  private func check(
    _ files: KeyValuePairs<String, String>, record: String = "", scaffold: KeyValuePairs<String, String> = [:]
  ) -> KernelCheck {
    KernelCheck(
      LintInput(sources: files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }),
      record: KernelRecord(Array(record.utf8)),
      scaffold: scaffold.map { GeneratedFile(path: $0.key, text: $0.value, ownership: .scaffolded) })
  }

  @Test func wantsThreeFeatures() {
    let three: KeyValuePairs = [
      "SharedKernel/Money.swift": money, "Features/A/Domain/M.swift": "let a: Money",
      "Features/B/UI/M.swift": "let a: [Money]", "Features/C/Data/Tests/M.swift": "let a: Money",
      "Features/C/Data/M.swift": "",
    ]
    let found = check(three, scaffold: ["SharedKernel/Money.swift": money]).diagnostics()
    #expect(
      found.map(\.description) == [
        "SharedKernel/Money.swift:1:8: error: 'Money' is in the kernel, and A and B use it; what fewer than three "
          + "features share, each has for itself"
      ])
  }

  @Test func countsWhoUsesATypeThroughAnother() {
    let files: KeyValuePairs = [
      "SharedKernel/Money.swift": money + "\nextension Money { func f() -> Digits { Digits() } }",
      "SharedKernel/Digits.swift": "enum Digits { case a }",
      "Features/A/M.swift": "let a: Money", "Features/B/M.swift": "let a: Money", "Features/C/M.swift": "let a: Money",
    ]
    let found = check(files, record: "Digits: case a", scaffold: ["SharedKernel/Money.swift": money]).diagnostics()
    #expect(found == [])
  }

  /// A part of another type is answered for with that one, and what one feature uses is compared with nothing.
  @Test func saysOnceThatATypeIsNotShared() {
    let files: KeyValuePairs = [
      "SharedKernel/Money.swift": money + "\nextension Money { func f() -> Digits { Digits() } }",
      "SharedKernel/Digits.swift": "enum Digits { case a }",
      "Features/A/M.swift": "let a: Money", "Features/B/M.swift": "", "Features/C/M.swift": "",
    ]
    let check = check(files, record: "Digits: case a", scaffold: ["SharedKernel/Money.swift": money])
    #expect(check.diagnostics().map(\.location?.file) == ["SharedKernel/Money.swift"])
    #expect(check.report { $0 } == "")
  }

  @Test func asksNothingOfIdentifiersErrorsAndDates() {
    let files: KeyValuePairs = [
      "SharedKernel/TripID.swift": "import Foundation\nstruct TripID { let rawValue: UUID }",
      "SharedKernel/CalendarDate.swift": "struct CalendarDate { let day: Int }",
      "Features/A/M.swift": "", "Features/B/M.swift": "", "Features/C/M.swift": "",
    ]
    #expect(check(files, scaffold: ["CalendarDate.swift": "struct CalendarDate { let day: Int }"]).diagnostics() == [])
  }

  @Test func showsAChangeOfFieldsAsADiff() throws {
    let changed = "struct Money {\n  let minorUnits: Int64\n  var currencyCode: String\n  let exponent: Int\n}"
    let files: KeyValuePairs = [
      "SharedKernel/Money.swift": changed, "Features/A/M.swift": "let a: Money", "Features/B/M.swift": "let a: Money",
      "Features/C/M.swift": "let a: Money",
    ]
    var check = check(files, scaffold: ["SharedKernel/Money.swift": money])
    let message = try #require(check.diagnostics().first).message
    #expect(message.contains("kernel check --acknowledge Money --reason"))
    #expect(message.hasSuffix("-let currencyCode: String\n+var currencyCode: String\n+let exponent: Int"))
    let agreed = check.acknowledge("Money", reason: "rounding\nneeds it")
    let record = try #require(agreed)
    #expect(
      record.text == """
        # The fields of the shared kernel's types. Written by 'dtogen kernel check --acknowledge'.
        Money: let minorUnits: Int64
        Money: var currencyCode: String
        Money: let exponent: Int
        Money: // rounding needs it

        """)
    #expect(check.diagnostics() == [])
    #expect(KernelRecord(Array(record.text.utf8)) == record)
    #expect(check.acknowledge("Mony", reason: "x") == nil)
  }

  @Test func wantsAReasonForATypeOfTheTeamsOwn() {
    let files: KeyValuePairs = [
      "SharedKernel/Seat.swift": "struct Seat { let row: Int }", "Features/A/M.swift": "let a: Seat",
      "Features/B/M.swift": "let a: Seat", "Features/C/M.swift": "let a: Seat",
    ]
    #expect(check(files).diagnostics().map(\.severity) == [.error])
    #expect(check(files, record: "Seat: let row: Int\nSeat: // every map shows it").diagnostics() == [])
  }

  @Test func refusesImportsAndSerialization() {
    let files: KeyValuePairs = [
      "SharedKernel/OfferID.swift": "import UIKit\nstruct OfferID: Codable { let rawValue: String }"
    ]
    #expect(check(files).diagnostics().map(\.location?.line) == [1, 2])
  }

  @Test func saysWhenTheKernelNoLongerFitsOnOneHand() {
    let names = ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff"]
    let types = names.map { "struct \($0) { let x: Int }" }.joined(separator: "\n")
    let record = names.map { "\($0): let x: Int" }.joined(separator: "\n")
    let use = names.map { "let \($0.lowercased()): \($0)" }.joined(separator: "\n")
    let files: KeyValuePairs = [
      "SharedKernel/All.swift": types, "Features/A/M.swift": use, "Features/B/M.swift": use, "Features/C/M.swift": use,
    ]
    #expect(check(files, record: record).diagnostics().map(\.severity) == [.warning])
  }

  @Test func listsTheUsesOfEachFeatureSideBySide() {
    let files: KeyValuePairs = [
      "SharedKernel/Money.swift": money, "Features/B/M.swift": "\n  let price: Money\n",
      "Features/A/M.swift": "f(Money())",
    ]
    #expect(
      check(files).report { $0 } == """
        Money: does it mean the same in A, B?
          A  Features/A/M.swift:1  f(Money())
          B  Features/B/M.swift:2  let price: Money


        """)
  }
}
