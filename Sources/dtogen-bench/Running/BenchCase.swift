/// One thing that is measured, and the bars it is held against.
struct BenchCase {
  var name: String
  var barMilliseconds: Double
  var barMebibytes: Double
  var repetitions: Int
  /// Brings the input of one repetition into place.
  var prepare: (_ repetition: Int) throws -> Void = { _ in }
  /// Runs one repetition in a child.
  var run: (_ repetition: Int) throws -> ChildProcess.Usage

  /// One round that does not count, to fill the disk's cache, then the median of the others.
  func measure(isQuick: Bool) throws -> Measurement {
    let count = isQuick ? min(repetitions, 3) : repetitions
    var usages: [ChildProcess.Usage] = []
    for repetition in 0...count {
      try prepare(repetition)
      let usage = try run(repetition)
      if repetition > 0 { usages.append(usage) }
    }
    return Measurement(usages)
  }
}

/// What the repetitions of a case gave.
struct Measurement {
  let milliseconds: Double
  let fastestMilliseconds: Double
  let processorMilliseconds: Double
  let peakMebibytes: Double

  init(_ usages: [ChildProcess.Usage]) {
    milliseconds = Self.median(usages.map(\.milliseconds))
    fastestMilliseconds = usages.map(\.milliseconds).min() ?? 0
    processorMilliseconds = Self.median(usages.map(\.processorMilliseconds))
    peakMebibytes = usages.map(\.peakMebibytes).max() ?? 0
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return 0 }
    guard sorted.count.isMultiple(of: 2) else { return upper }
    return (upper + sorted[sorted.count / 2 - 1]) / 2
  }
}

extension BenchCase {
  private static let smallMebibytes = 30.0

  /// The cases in the order of the table.
  static func all(inputs: InputFolder, tool: String, own: String) -> [BenchCase] {
    let largeMebibytes = Double(Captures.largeFileBytes) / 1_048_576 * 2
    func root(_ name: String, _ repetition: Int) -> String { "\(inputs.path)/\(name)-\(repetition)" }
    return [
      BenchCase(name: "start-up (--version)", barMilliseconds: 10, barMebibytes: smallMebibytes, repetitions: 31) { _ in
        try ChildProcess.run([tool, "--version"])
      },
      BenchCase(
        name: "scaffold: one fixture of 2 KB", barMilliseconds: 15, barMebibytes: smallMebibytes, repetitions: 21
      ) { repetition in
        let fixture = inputs.smallFixture
        return try ChildProcess.run([
          tool, "scaffold", "Search/FlightOffer", "--fixture", fixture, "--root", root("one", repetition),
        ])
      },
      BenchCase(
        name: "generate: 100 fixtures, 100 features", barMilliseconds: 250, barMebibytes: smallMebibytes,
        repetitions: 11,
        prepare: { _ = try ChildProcess.run([own, "--write-project", root("hundred", $0)]) },
        run: { try ChildProcess.run([tool, "generate", "--root", root("hundred", $0)]) }),
      BenchCase(
        name: "generate: 100 fixtures, one feature", barMilliseconds: 100, barMebibytes: smallMebibytes,
        repetitions: 11,
        prepare: { _ = try ChildProcess.run([own, "--write-feature", root("feature", $0)]) },
        run: { try ChildProcess.run([tool, "generate", "--root", root("feature", $0)]) }),
      BenchCase(
        name: "generate again: nothing changes", barMilliseconds: 100, barMebibytes: smallMebibytes, repetitions: 11
      ) { _ in try ChildProcess.run([tool, "generate", "--root", root("hundred", 1)]) },
      BenchCase(
        name: "in memory: 1,000 models of 8 fields", barMilliseconds: 200, barMebibytes: smallMebibytes, repetitions: 7
      ) { _ in try ModelRun.measure(own: own, reportFile: inputs.path + "/models.txt") },
      BenchCase(
        name: "infer: 20 MB, 74,000 records", barMilliseconds: 300, barMebibytes: largeMebibytes, repetitions: 7
      ) { _ in try ChildProcess.run([tool, "infer", "--model", "FlightOffer", "--at", "[]", inputs.largeFixture]) },
      BenchCase(
        name: "scaffold: 20 MB, 74,000 records", barMilliseconds: 300, barMebibytes: largeMebibytes, repetitions: 7
      ) { _ in
        let fixture = inputs.largeFixture
        return try ChildProcess.run([
          tool, "scaffold", "Search/FlightOffer", "--at", "[]", "--fixture", fixture, "--root", inputs.path, "--stdout",
        ])
      },
      BenchCase(
        name: "lint: 1,000 files, 100,000 lines", barMilliseconds: 1_000, barMebibytes: 100, repetitions: 7,
        prepare: { if $0 == 0 { _ = try ChildProcess.run([own, "--write-sources", root("sources", 0)]) } },
        run: { _ in try ChildProcess.run([tool, "lint", "--root", root("sources", 0)]) }),
    ]
  }
}
