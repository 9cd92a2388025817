/// One line of the table: what was measured beside its bars.
struct Row {
  private let benchCase: BenchCase
  private let measurement: Measurement

  init(_ benchCase: BenchCase, _ measurement: Measurement) {
    self.benchCase = benchCase
    self.measurement = measurement
  }

  var isWithinBars: Bool {
    measurement.milliseconds <= benchCase.barMilliseconds && measurement.peakMebibytes <= benchCase.barMebibytes
  }

  private var cells: [String] {
    [
      benchCase.name, Self.text(measurement.milliseconds, "ms"), Self.text(benchCase.barMilliseconds, "ms"),
      Self.text(measurement.fastestMilliseconds, "ms"), Self.text(measurement.processorMilliseconds, "ms"),
      Self.text(measurement.peakMebibytes, "MiB"), Self.text(benchCase.barMebibytes, "MiB"),
      isWithinBars ? "met" : "MISSED",
    ]
  }

  static func table(_ rows: [Row]) -> String {
    let head = ["case", "median", "bar", "fastest", "CPU", "peak memory", "bar", ""]
    let lines = [head] + rows.map(\.cells)
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      line.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 || column == line.count - 1 ? cell + blanks : blanks + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// One digit after the point.
  private static func text(_ value: Double, _ unit: String) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}
