import Foundation

nonisolated func use(_ data: Data) async throws -> [Root] {
  try await Task.detached { try [Root](dto: WireDecoder.decode([RootDTO].self, from: data)) }.value
}
