import Foundation
import Testing

/// What only a system set up for it shows: a full disk and a user without rights.
///
/// DTOGEN_DISK_TESTS allows them; they need the superuser, who mounts a small disk and becomes somebody else.
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["DTOGEN_DISK_TESTS"] != nil && getuid() == 0,
    "set DTOGEN_DISK_TESTS as the superuser"))
struct FullDiskTests {
  @discardableResult
  private func run(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func changesNothingOnAFullDisk() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("disk/keep.txt", "")
      try #require(run("mount", "-t", "tmpfs", "-o", "size=200k", "tmpfs", sandbox.path("disk")) == 0)
      defer { _ = try? run("umount", sandbox.path("disk")) }
      try sandbox.write(
        "disk/Features/A/Data/One.dto.json", "{ \"fields\": { \"id\": \"string\" }, \"domain\": { \"id\": \"id\" } }")
      let small = try BuiltTool.run("generate", in: sandbox, from: "disk")
      let before = try sandbox.files()
      let texts = try before.map { try sandbox.read($0) }
      for index in 0..<8 {
        try? sandbox.write(
          "disk/Features/A/Data/Model\(index).dto.json",
          "{ \"fields\": { \"id\": \"string\" }, \"domain\": { \"id\": \"id\" } }")
      }
      let schemas = try sandbox.files().filter { !before.contains($0) }
      let result = try BuiltTool.run("generate", in: sandbox, from: "disk")
      #expect(result.status == 1, "\(small.errors)")
      #expect(result.errors.contains("the disk is full"))
      #expect(try sandbox.files() == (before + schemas).sorted())
      #expect(try before.map { try sandbox.read($0) } == texts)
    }
  }

  /// Every file but the tool itself.
  private func texts(_ sandbox: Sandbox) throws -> [String] {
    try sandbox.files().filter { $0 != "tool" && $0 != "errors" }.map { try sandbox.read($0) }
  }

  @Test func changesNothingInAReadOnlyFolder() throws {
    try SampleProject.with { sandbox in
      let tool = try #require(BuiltTool.url)
      try FileManager.default.copyItem(at: tool, to: sandbox.url("tool"))
      try run("chown", "-R", "65534:65534", sandbox.path)
      for folder in ["Features/Search/Data", ".dtogen/Features/Search/Data"] {
        try SampleProject.replaceInSchema("\"int\"", "\"int64\"", in: sandbox)
        let before = try texts(sandbox)
        try sandbox.setPermissions(folder, 0o555)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
          "setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", sandbox.path("tool"), "generate", "--root",
          sandbox.path,
        ]
        try sandbox.write("errors", "")
        process.standardError = try FileHandle(forWritingTo: sandbox.url("errors"))
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        #expect(try sandbox.read("errors").contains("permission denied"))
        #expect(try texts(sandbox) == before)
        try sandbox.setPermissions(folder, 0o755)
        try SampleProject.replaceInSchema("\"int64\"", "\"int\"", in: sandbox)
      }
    }
  }
}
