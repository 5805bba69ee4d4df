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

    private func file(_ name: String) -> ImageFile { ImageFile(path: name, name: name, scale: 1) }

    @Test func theOneNotAskedForLongestGoesFirst() {
        var recent = RecentImages(limit: 100)
        recent.insert(image(40), for: file("a"))
        recent.insert(image(40), for: file("b"))
        recent.insert(.problem(Diagnostic(.imageMissing, "none")), for: file("c"))
        #expect(recent.outcome(of: file("a")) != nil)
        recent.insert(image(40), for: file("d"))
        #expect(recent.outcome(of: file("b")) == nil)
        #expect(["a", "c", "d"].allSatisfy { recent.outcome(of: file($0)) != nil })
        #expect(recent.byteCount == 80)
    }

    @Test func onePictureBeyondTheBoundIsNotKept() {
        var recent = RecentImages(limit: 100)
        recent.insert(image(400), for: file("a"))
        #expect(recent.outcome(of: file("a")) == nil && recent.byteCount == 0)
    }

    @Test func whatIsReplacedCountsOnce() {
        var recent = RecentImages(limit: 100)
        for _ in 0..<5 { recent.insert(image(60), for: file("a")) }
        #expect(recent.byteCount == 60 && recent.outcome(of: file("a")) != nil)
    }
}
