import DTOGenBase
import DTOGenSchema
import SwiftSource

extension LintRule {
  /// Bad data is refused, not replaced.
  static let mapperDefault = LintRule(
    id: .mapperDefault,
    severity: .error,
    summary: "A mapper that fills in a default that the schema does not declare: `??` after a DTO member, `try?`, `!`.",
    reason: """
      An invented value looks like a real one: a price of 0 is shown, and booked. A mapper throws and names the field;
      where absence has a meaning, the schema says so (`"tags": "tags ?? []"`).
      """,
    example: Example(
      wrong: """
        init(dto: OfferDTO) { self.init(price: dto.price ?? 0) }
        """,
      right: """
        init(dto: OfferDTO) throws {
          guard let price = dto.price else { throw MappingError.invalid(field: "price") }
          self.init(price: price)
        }
        """)
  ) { project in
    project.breachesInMappers(\.inventedValue)
  }
}

extension MapperPlace {
  /// What is wrong where the mapper goes on with a value that the response does not have.
  fileprivate var inventedValue: LintRule.Breach? {
    if source.token(token, is: "??") { return coalescing }
    guard source.kind(token) == .postfixMark else { return nil }
    if source.token(token - 1, is: "try") {
      let mark = source.text(token)
      let what = mark == "?" ? "'try?' drops the error that names the field" : "'try!' ends the app"
      return file.breach(token - 1, "\(what); write 'try' and let the mapper throw")
    }
    guard source.token(token, is: "!") else { return nil }
    return file.breach(
      token, "'!' ends the app where the response is not as hoped; throw an error that names the field")
  }

  private var coalescing: LintRule.Breach? {
    let operand = OperandRange(source: source)
    let left = operand.start(endingAt: token - 1, in: mapper.body)
    let right = token + 1..<operand.end(startingAt: token + 1, in: mapper.body)
    guard mapper.reads(left..<token, in: source), !mapper.reads(right, in: source), !isUnknownCase(right) else {
      return nil
    }
    // `?? nil` makes one optional of two and invents nothing.
    if right.count == 1, source.token(token + 1, is: "nil") { return nil }
    let member = source.isName(token - 1) ? source.text(token - 1) : nil
    if let member, project.defaults.contain(member, in: file.place.feature) { return nil }
    return file.breach(
      token,
      "'??' fills in a default that no schema declares; throw an error that names the field, or declare the default "
        + "in the schema")
  }

  /// `?? .unknown(raw: text)` keeps what came.
  private func isUnknownCase(_ range: Range<Int>) -> Bool {
    range.contains { source.isName($0) && source.text($0).hasPrefix("unknown") }
  }
}
