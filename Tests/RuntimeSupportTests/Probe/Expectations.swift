import Foundation

/// Counts what was expected and collects what did not hold.
enum Expectations {
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var failures: [String] = []

  static func note(_ holds: Bool, _ text: @autoclosure () -> String, _ line: UInt, _ file: StaticString) {
    count += 1
    if !holds { failures.append("\(file):\(line): \(text())") }
  }

  static func report() -> Int32 {
    for failure in failures { print(failure) }
    print("\(count) expectations, \(failures.count) failed")
    return failures.isEmpty ? 0 : 1
  }
}

func expect<T: Equatable>(
  _ actual: T, _ expected: T, line: UInt = #line, file: StaticString = #fileID
) {
  Expectations.note(actual == expected, "expected \(expected), got \(actual)", line, file)
}

func expect(_ holds: Bool, line: UInt = #line, file: StaticString = #fileID) {
  Expectations.note(holds, "does not hold", line, file)
}

/// Expects an error with a certain text.
func expectError<T>(
  _ text: String, line: UInt = #line, file: StaticString = #fileID, _ body: () throws -> T
) {
  do {
    let value = try body()
    Expectations.note(false, "expected the error \(text), got the value \(value)", line, file)
  } catch {
    Expectations.note("\(error)" == text, "expected the error\n  \(text)\ngot\n  \(error)", line, file)
  }
}

/// Expects that a mapping is invalid at a field.
func expectInvalid<T>(
  _ field: String, line: UInt = #line, file: StaticString = #fileID, _ body: () throws -> T
) {
  do {
    let value = try body()
    Expectations.note(false, "expected \(field) to be invalid, got \(value)", line, file)
  } catch {
    let holds = error as? MappingError == .invalid(field: field)
    Expectations.note(holds, "expected \(field) to be invalid, got \(error)", line, file)
  }
}

func expectNoError<T>(line: UInt = #line, file: StaticString = #fileID, _ body: () throws -> T) {
  do { _ = try body() } catch { Expectations.note(false, "unexpected error \(error)", line, file) }
}
