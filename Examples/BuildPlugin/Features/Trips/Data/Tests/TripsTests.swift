import Foundation
import SharedKernel
import Testing

@testable import TripsFeature

/// What the generated tests cannot know; they stand beside this file once it is compiled.
@Suite struct TripsTests {
    @Test func aStatusThatNobodyHasSeenFailsNothing() throws {
        let text = try String(decoding: Fixtures.data("trips.json"), as: UTF8.self)
        let changed = text.replacingOccurrences(of: "\"confirmed\"", with: "\"on_hold\"")
        let trips = try [Trip](dto: WireDecoder.decode(TripResponseDTO.self, from: Data(changed.utf8)))
        #expect(trips.map(\.status) == [.unknown(raw: "on_hold"), .cancelled, .unknown(raw: "on_hold")])
    }
}
