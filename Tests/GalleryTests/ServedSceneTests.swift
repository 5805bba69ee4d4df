import Diagnostics
import Files
import Foundation
import Testing

@testable import Gallery

@Suite("Scenes of a served gallery") struct ServedSceneTests {
    private let problem = Diagnostic(
        .fileSize, "<b>", at: Place(file: "a.yaml", line: 3))

    @Test func itsDataSayWhyThePictureIsOld() throws {
        let served = ServedScene(
            [GalleryShot(input: "a.yaml", diagnostics: [problem])], problems: [problem], isStale: true)
        let data = try #require(
            try JSONSerialization.jsonObject(with: Data(served.data.utf8)) as? [String: Any])
        #expect(data["stale"] as? Bool == true && (data["shots"] as? [Any])?.count == 1)
        let problems = try #require(data["problems"] as? [[String: Any]])
        #expect(problems.first?["place"] as? String == "a.yaml:3" && served.cover == nil)
    }

    @Test func thePageAsksItsOwnServerOnly() {
        let live = GalleryPage(isLive: true), stored = GalleryPage()
        #expect(live.policy.contains("connect-src 'self'; img-src 'self';") && !live.policy.contains("file:"))
        #expect(!stored.policy.contains("connect-src") && stored.policy.contains("file:"))
        #expect(live.text.contains("EventSource") && !stored.text.contains("EventSource"))
        #expect(!live.text.contains("scenes.js"))
    }
}
