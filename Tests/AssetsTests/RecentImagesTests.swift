import Diagnostics
import Scene
import Testing

@testable import Assets

/// The cache of decoded images is limited by bytes.
@Suite struct RecentImagesTests {
    /// Returns a picture of a number of bytes.
    private func image(_ byteCount: Int) -> AssetLookup.Outcome {
        .image(Bitmap(name: "i", pixmap: Pixmap(width: byteCount / 4, height: 1), scale: 1))
    }

    @Test func theOneNotAskedForLongestGoesFirst() {
        var recent = RecentImages(limit: 100)
        recent.insert(image(40), for: "a")
        recent.insert(image(40), for: "b")
        recent.insert(.problem(Diagnostic(.imageMissing, "none")), for: "c")
        #expect(recent.outcome(of: "a") != nil)
        recent.insert(image(40), for: "d")
        #expect(recent.outcome(of: "b") == nil)
        #expect(["a", "c", "d"].allSatisfy { recent.outcome(of: $0) != nil })
        #expect(recent.byteCount == 80)
    }

    @Test func onePictureBeyondTheBoundIsNotKept() {
        var recent = RecentImages(limit: 100)
        recent.insert(image(400), for: "a")
        #expect(recent.outcome(of: "a") == nil && recent.byteCount == 0)
    }

    @Test func whatIsReplacedCountsOnce() {
        var recent = RecentImages(limit: 100)
        for _ in 0..<5 { recent.insert(image(60), for: "a") }
        #expect(recent.byteCount == 60 && recent.outcome(of: "a") != nil)
    }
}
