import DTOGenBase
import DTOGenSchema
import SwiftSource

extension LintRule {
  /// A mapper's result depends on its input alone.
  static let impureMapper = LintRule(
    id: .impureMapper,
    severity: .error,
    summary: "A mapper that reads the clock, the network, settings, randomness or a singleton.",
    reason: """
      The same response must give the same value, in a test and on a phone in another country. What a mapper needs
      besides the response, its caller passes on afterwards.
      """,
    example: Example(
      wrong: """
        init(dto: TripDTO) { self.init(id: TripID(dto.id), isPast: dto.departure < Date()) }
        """,
      right: """
        init(dto: TripDTO) { self.init(id: TripID(dto.id), departure: dto.departure) }
        """)
  ) { project in
    let isCase = Set(project.files.flatMap { $0.swift.declarations }.filter { $0.kind == .enumCase }.map(\.name))
    return project.breachesInMappers { place in
      ImpureRead(source: place.source, token: place.token, cases: isCase).description.map { what in
        place.file.breach(
          place.token, "a mapper reads nothing but its input, and this reads \(what); let the caller do it")
      }
    }
  }
}

/// What a token of a mapper reads besides the input.
private struct ImpureRead {
  let source: SwiftText
  let token: Int
  /// The names of enum cases in the project: `.now` may be one of them.
  let cases: Set<String>

  private static let services: [String: String] = [
    "URLSession": "the network", "UserDefaults": "settings", "NSUserDefaults": "settings",
    "CFAbsoluteTimeGetCurrent": "the clock", "ContinuousClock": "the clock", "SuspendingClock": "the clock",
    "SystemRandomNumberGenerator": "random numbers", "arc4random": "random numbers",
    "arc4random_uniform": "random numbers", "NSUbiquitousKeyValueStore": "settings", "ProcessInfo": "the process",
    "FileManager": "the disk",
  ]

  /// In the user's words; nil where it reads nothing else.
  var description: String? {
    guard source.kind(token) == .word else { return nil }
    let name = source.text(token)
    if !source.token(token - 1, is: ".") { return service(name) }
    switch name {
    case "now": return isOfType && !(isImplicit && cases.contains(name)) ? "the clock" : nil
    case "shared": return isOfType && !(isImplicit && cases.contains(name)) ? "a singleton" : nil
    case "current", "autoupdatingCurrent": return settings(ofType: base)
    case "main" where base == "Bundle": return "the app's bundle"
    case "random": return isOfType && isCalled ? "random numbers" : nil
    case "randomElement", "shuffled", "shuffle": return isCalled ? "random numbers" : nil
    default: return nil
    }
  }

  private func service(_ name: String) -> String? {
    if let what = Self.services[name] { return what }
    switch name {
    case "Date" where isCalledWithNothing: return "the clock"
    case "Date" where source.token(token + 2, is: "timeIntervalSinceNow"): return "the clock"
    case "UUID" where isCalledWithNothing: return "random numbers"
    default: return nil
    }
  }

  private func settings(ofType name: String?) -> String? {
    switch name {
    case "Calendar", "Locale", "TimeZone": "the settings of the device"
    default: nil
    }
  }

  private var isCalled: Bool { source.token(token + 1, is: "(") }
  private var isCalledWithNothing: Bool { isCalled && source.token(token + 2, is: ")") }

  /// The name before the dot.
  private var base: String? { source.isName(token - 2) ? source.text(token - 2) : nil }

  /// Whether nothing stands before the dot.
  private var isImplicit: Bool {
    guard token > 1 else { return true }
    switch source.tokens[token - 2].kind {
    case .operator, .opening, .poundWord: return true
    case .punctuation: return true
    case .word: return source.token(token - 2, isAny: "return", "in", "else", "case")
    default: return false
    }
  }

  /// Whether a type stands before the dot, or nothing.
  private var isOfType: Bool {
    if isImplicit { return true }
    guard let first = base?.utf8.first else { return false }
    return first >= 0x41 && first <= 0x5A
  }
}
