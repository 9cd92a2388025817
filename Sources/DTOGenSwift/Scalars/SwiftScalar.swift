import DTOGenBase
import DTOGenModel
package import DTOGenSchema

/// Swift's answers about a scalar domain type: its type and who declares it.
struct SwiftScalar {
  enum Home: Hashable, Sendable {
    case standardLibrary, foundation
    /// The support files that every feature's data layer has.
    case support
    /// A kernel file of that template's name. `parts` are the scalars that the file itself names.
    case kernel(template: String, parts: [DomainScalar] = [])
  }

  var type: SwiftType
  var home: Home
  /// The section of the support's templates that is only there for this type.
  var section: String?

  init(_ name: StaticString, of home: Home, section: String? = nil) {
    type = .scalar(name)
    self.home = home
    self.section = section
  }
}

extension DomainScalar {
  var swift: SwiftScalar {
    switch self {
    case .string: SwiftScalar("String", of: .standardLibrary)
    case .bool: SwiftScalar("Bool", of: .standardLibrary)
    case .int: SwiftScalar("Int", of: .standardLibrary)
    case .int32: SwiftScalar("Int32", of: .standardLibrary)
    case .int64: SwiftScalar("Int64", of: .standardLibrary)
    case .uint64: SwiftScalar("UInt64", of: .standardLibrary)
    case .double: SwiftScalar("Double", of: .standardLibrary)
    case .decimal: SwiftScalar("Decimal", of: .foundation)
    case .date: SwiftScalar("Date", of: .foundation)
    case .calendarDate:
      SwiftScalar("CalendarDate", of: .kernel(template: "kernel-calendar-date"), section: "calendarDate")
    case .localDateTime:
      SwiftScalar(
        "LocalDateTime", of: .kernel(template: "kernel-local-date-time", parts: [.calendarDate, .timeOfDay]),
        section: "localDateTime")
    case .timeOfDay: SwiftScalar("TimeOfDay", of: .kernel(template: "kernel-time-of-day"), section: "timeOfDay")
    case .duration: SwiftScalar("Duration", of: .standardLibrary, section: "duration")
    case .uuid: SwiftScalar("UUID", of: .foundation)
    case .url: SwiftScalar("URL", of: .foundation)
    case .json: SwiftScalar("WireValue", of: .support)
    }
  }

  /// The template and the file of the type, where the kernel declares it.
  package var kernelFile: (template: String, name: String)? {
    guard case .kernel(let template, _) = swift.home else { return nil }
    return (template, swift.type.source)
  }

  /// Text as a value of the type, strictly: text of the wire and text of the schema's own constants alike.
  func parsed(_ text: SwiftExpression, at place: SwiftPlace) -> SwiftExpression {
    switch self {
    case .string, .json: text
    case .int: .mapping("int", text, at: place)
    case .int32, .int64, .uint64: .mapping("integer", text, at: place)
    case .bool: .mapping("bool", text, at: place)
    case .double: .mapping("double", text, at: place)
    case .decimal: .mapping("decimal", text, at: place)
    case .calendarDate: .mapping("calendarDate", text, at: place)
    case .localDateTime: .mapping("localDateTime", text, at: place)
    case .timeOfDay: .mapping("timeOfDay", text, at: place)
    case .duration: .mapping("duration", text, at: place)
    case .date: .mapping("required", .parsedDate(text), at: place)
    case .uuid: .mapping("required", .parsedUUID(text), at: place)
    case .url: .mapping("required", .parsedURL(text), at: place)
    }
  }
}

extension ParsedText {
  /// What a test expects of a value that the mapper has read; nil where its text says it better.
  func expected(of subject: SwiftExpectation, isOptional: Bool) -> SwiftExpectation? {
    switch self {
    case .calendarDate, .localDateTime, .timeOfDay:
      return subject.text("description", isOptional: isOptional, equals: description, needsFoundation: false)
    case .duration(let duration):
      guard duration.nanoseconds == 0 else { return nil }
      return subject.member(SwiftIdentifier(sanitizing: "components", fallback: "components"), isOptional: isOptional)
        .member(SwiftIdentifier(sanitizing: "seconds", fallback: "seconds"), isOptional: false)
        .equals(number: duration.seconds.description)
    }
  }
}
