import Testing

@testable import SwiftSource

/// What a mapper or a domain struct gains, and what is left to the user.
@Suite struct ThreeWayMergeTests {
  static let base = mapper([
    "id: OfferID(dto.offerId),", "origin: dto.origin,", "stops: dto.stopCount",
  ])

  static func mapper(_ arguments: [String], guards: [String] = []) -> String {
    (["extension FlightOffer {", "    init(dto: FlightOfferDTO) throws {"] + guards.map { "        " + $0 }
      + ["        self.init("] + arguments.map { "            " + $0 } + ["        )", "    }", "}", ""])
      .joined(separator: "\n")
  }

  private func merge(_ theirs: String, _ ours: String, base: String = Self.base) -> (String, [MergeConflict]) {
    let result = ThreeWayMerge.merge(base: Array(base.utf8), theirs: Array(theirs.utf8), ours: Array(ours.utf8))
    return (String(decoding: result.text, as: UTF8.self), result.conflicts)
  }

  private func expect(
    _ theirs: String, _ ours: String, gives expected: String, location: Testing.SourceLocation = #_sourceLocation
  ) {
    let (text, conflicts) = merge(theirs, ours)
    #expect(text == expected, sourceLocation: location)
    #expect(conflicts.isEmpty, sourceLocation: location)
    #expect(merge(theirs, text).0 == text, "a second merge changes nothing", sourceLocation: location)
  }

  private let longer = mapper([
    "id: OfferID(dto.offerId),", "origin: dto.origin,", "stops: dto.stopCount,", "seats: dto.seats",
  ])

  @Test func takesTheSchemasTextWhereNothingWasEdited() {
    expect(longer, Self.base, gives: longer)
  }

  @Test func addsALastArgumentAndTheCommaBeforeIt() {
    expect(
      longer, Self.base.replacing("stops: dto.stopCount", with: "stops: max(0, dto.stopCount) // never negative"),
      gives: longer.replacing("stops: dto.stopCount,", with: "stops: max(0, dto.stopCount), // never negative"))
  }

  @Test func addsBehindAnExpressionOfSeveralLines() {
    let expression = "stops: Stops(\n                dto.stopCount\n            )"
    expect(
      longer, Self.base.replacing("stops: dto.stopCount", with: expression),
      gives: longer.replacing("stops: dto.stopCount", with: expression))
    let chain = "stops: dto.stopCount\n                .clamped()\n                ?? 0"
    expect(
      longer, Self.base.replacing("stops: dto.stopCount", with: chain),
      gives: longer.replacing("stops: dto.stopCount", with: chain))
  }

  @Test func keepsTheUsersIndentationAndLineEnds() {
    func restyled(_ text: String) -> String { text.replacing("    ", with: "\t").replacing("\n", with: "\r\n") }
    expect(
      longer, restyled(Self.base).replacing("dto.origin", with: "Airport(dto.origin)"),
      gives: restyled(longer).replacing("dto.origin", with: "Airport(dto.origin)"))
  }

  @Test func saysWhatItCannotAddWithoutChangingALineOfTheUsers() {
    let ours = Self.base.replacing("stops: dto.stopCount\n        )", with: "stops: dto.stopCount)")
    let (text, conflicts) = merge(longer, ours)
    #expect(text == ours)
    #expect(conflicts.map(\.kind) == [.misplaced])
    #expect(conflicts.map(\.wanted) == ["seats: dto.seats"])
  }

  @Test func addsGuardsBesideTheUsers() {
    let theirs = Self.mapper(
      ["id: OfferID(dto.offerId),", "origin: dto.origin,", "stops: dto.stopCount"],
      guards: ["guard dto.stopCount >= 0 else { throw MappingError.invalid(field: \"stop_count\") }"])
    let mine = "        // Closed airports are not offered.\n        guard isOpen(dto.origin) else { throw Closed() }\n"
    let (text, conflicts) = merge(
      theirs, Self.base.replacing("        self.init(\n", with: mine + "        self.init(\n"))
    #expect(conflicts.isEmpty)
    #expect(text.contains(mine) && text.contains("guard dto.stopCount >= 0"))
    #expect(text.replacing(mine, with: "") == theirs)
  }

  @Test func removesAndRetypesWhatTheUserLeftAlone() {
    let theirs = Self.mapper(["id: OfferID(dto.offerId),", "origin: Airport(dto.origin)"])
    expect(
      theirs, Self.base.replacing("OfferID(dto.offerId)", with: "try OfferID(checked: dto.offerId)"),
      gives: theirs.replacing("OfferID(dto.offerId)", with: "try OfferID(checked: dto.offerId)"))
  }

  @Test func neverChangesALineThatTheUserEdited() throws {
    let ours = Self.base.replacing("dto.stopCount", with: "dto.stopCount + 1")
    let changed = merge(Self.base.replacing("dto.stopCount", with: "Stops(dto.stopCount)"), ours)
    #expect(changed.0 == ours)
    let conflict = try #require(changed.1.first)
    #expect(conflict.kind == .changed && conflict.wanted == "stops: Stops(dto.stopCount)")
    #expect(conflict.line == 5 && conflict.column == 13)

    let removed = merge(Self.mapper(["id: OfferID(dto.offerId),", "origin: dto.origin"]), ours)
    #expect(removed.0 == ours)
    #expect(removed.1.map(\.kind) == [.removed])
  }

  @Test func addsBesideAnEditThatMeetsAChange() {
    let ours = Self.base.replacing("dto.stopCount", with: "dto.stopCount + 1")
    let (text, conflicts) = merge(longer.replacing("dto.stopCount", with: "Stops(dto.stopCount)"), ours)
    #expect(text == longer.replacing("dto.stopCount", with: "dto.stopCount + 1"))
    #expect(conflicts.map(\.kind) == [.changed])
  }

  @Test func doesNotRepeatWhatTheUserAdded() {
    expect(longer, longer, gives: longer)
    let ours = longer.replacing("dto.seats", with: "dto.seats ?? 9")
    let (text, conflicts) = merge(longer, ours)
    #expect(text == ours)
    #expect(conflicts.map(\.kind) == [.added])
  }

  @Test func leavesDeletedLinesDeleted() {
    let ours = Self.mapper(["id: OfferID(dto.offerId),", "stops: dto.stopCount"])
    expect(longer, ours, gives: longer.replacing("            origin: dto.origin,\n", with: ""))
    let (text, conflicts) = merge(Self.base.replacing("dto.origin", with: "Airport(dto.origin)"), ours)
    #expect(text == ours)
    #expect(conflicts.map(\.kind) == [.deleted])
  }

  @Test func putsNothingIntoCommentsAndStrings() {
    let ours = Self.base.replacing(
      "            stops: dto.stopCount", with: "            /*\n            stops: dto.stopCount\n            */")
    let (text, conflicts) = merge(longer, ours)
    #expect(
      text.contains("/*\n            stops: dto.stopCount\n            */\n            seats: dto.seats\n        )"))
    #expect(text.contains("origin: dto.origin,\n"))
    #expect(conflicts.isEmpty)
  }

  @Test func mergesIntoABodyThatWasWrapped() {
    let ours = Self.base.replacing("        self.init(\n", with: "        do {\n        self.init(\n")
      .replacing("        )\n", with: "        )\n        } catch { throw Wrapped(error) }\n")
    let (text, conflicts) = merge(longer, ours)
    #expect(conflicts.isEmpty)
    #expect(text.contains("stops: dto.stopCount,\n            seats: dto.seats\n        )\n        } catch"))
  }

  @Test func leavesAFileWithConflictMarkersAlone() {
    let ours = Self.base.replacing(
      "        self.init(\n", with: "<<<<<<< HEAD\n        self.init(\n=======\n>>>>>>> b\n")
    let (text, conflicts) = merge(longer, ours)
    #expect(text == ours)
    #expect(conflicts.map(\.kind) == [.unreadable])
    #expect(conflicts.map(\.line) == [2])
  }

  @Test func leavesAFileAloneThatItCannotFollow() {
    let ours = Self.base.replacing("        )\n", with: "")
    let (text, conflicts) = merge(longer, ours)
    #expect(text == ours)
    #expect(conflicts.map(\.kind) == [.unreadable])
  }

  @Test func putsMarkersWhereAskedTo() {
    let ours = Self.base.replacing("dto.stopCount", with: "dto.stopCount + 1")
    let theirs = Self.base.replacing("dto.stopCount", with: "Stops(dto.stopCount)")
    let result = ThreeWayMerge.merge(
      base: Array(Self.base.utf8), theirs: Array(theirs.utf8), ours: Array(ours.utf8), style: .markers)
    #expect(
      String(decoding: result.text, as: UTF8.self).contains(
        """
        <<<<<<< yours
                    stops: dto.stopCount + 1
        ||||||| written last
                    stops: dto.stopCount
        =======
                    stops: Stops(dto.stopCount)
        >>>>>>> schema

        """))
    #expect(result.base == Array(theirs.utf8))
  }

  @Test func saysAnOpenChangeAgainUntilTheUserTouchesIt() throws {
    let theirs = Array(Self.base.replacing("dto.stopCount", with: "Stops(dto.stopCount)").utf8)
    let ours = Self.base.replacing("dto.stopCount", with: "dto.stopCount + 1")
    let first = ThreeWayMerge.merge(base: Array(Self.base.utf8), theirs: theirs, ours: Array(ours.utf8))
    let open = first.conflicts.map(\.change)
    let again = ThreeWayMerge.merge(base: first.base, theirs: theirs, ours: first.text, open: open)
    #expect(again == first)
    let touched = Array(ours.replacing("+ 1", with: "+ 2").utf8)
    let settled = ThreeWayMerge.merge(base: first.base, theirs: theirs, ours: touched, open: open)
    #expect(settled.conflicts.isEmpty && settled.text == touched && settled.base == theirs)
  }

  @Test func takesABaseThatGitMerged() {
    let base = Self.base.replacing(
      "            stops: dto.stopCount\n",
      with:
        "<<<<<<< ours\n            stops: dto.stopCount\n=======\n            stops: dto.stopCount,\n>>>>>>> theirs\n")
    let (text, conflicts) = merge(longer, Self.base.replacing("extension", with: "// mine\nextension"), base: base)
    #expect(text == longer.replacing("extension", with: "// mine\nextension"))
    #expect(conflicts.isEmpty)
  }
}
