import DTOGenTestSupport
import Foundation

/// A folder of fixtures that goes away with the suite that has it.
final class ScratchFixtures {
  let fixtures: Fixtures
  private let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("fixtures-\(UUID().uuidString)")
    for (name, text) in files {
      let file = folder.appendingPathComponent("Captured").appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    fixtures = Fixtures("Captured", in: nil, beside: folder.appendingPathComponent("Tests.swift").path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
