import Testing

/// A module and its probes, compiled into one program that is run once for all of them.
struct ProbeRun: Sendable {
  private let lines: Result<[String], any Error>

  init(_ module: GeneratedModule, _ probes: [DTOProbe]) {
    lines = Result {
      try module.run(main: DTOProbe.program(probes)).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
  }

  /// What the program printed for the probe at `index`.
  func line(_ index: Int) throws -> String {
    let lines = try lines.get()
    return try #require(lines.indices.contains(index) ? lines[index] : nil, "\(lines)")
  }
}
