import DTOGenCore

/// The case that needs no disk: schema files of a thousand models in memory, generated in a child that times itself.
enum ModelRun {
  static let featureCount = 20
  static let modelsPerFeature = 50

  /// The child: generates once and writes the nanoseconds it took.
  static func run(reportingTo file: String) throws {
    let input = ProjectInput(schemas: Captures.schemas(features: featureCount, modelsPerFeature: modelsPerFeature))
    let clock = ContinuousClock()
    let start = clock.now
    let output = Pipeline.generate(input, features: [], parallel: Processors.parallel)
    let elapsed = clock.now - start
    let models = output.files.count { $0.path.hasSuffix("DTO.swift") && !$0.path.contains("+") }
    guard !output.diagnostics.hasErrors, models >= featureCount * modelsPerFeature else {
      let messages = output.diagnostics.filter { $0.severity == .error }.prefix(3).map(\.description)
      throw BenchError("\(models) models: " + messages.joined(separator: "; "))
    }
    try DiskFile.write(Array("\(elapsed.milliseconds)".utf8), to: file)
  }

  /// The parent: the child's own time with the child's peak.
  static func measure(own: String, reportFile: String) throws -> ChildProcess.Usage {
    var usage = try ChildProcess.run([own, "--generate-models", reportFile])
    let text = String(decoding: try DiskFile.read(reportFile), as: UTF8.self)
    guard let milliseconds = Double(text) else { throw BenchError("the child reported '\(text)'") }
    usage.milliseconds = milliseconds
    return usage
  }
}
