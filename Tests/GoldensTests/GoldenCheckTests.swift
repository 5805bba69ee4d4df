import Diagnostics
import Files
import Geometry
import Goldens
import ImageCodec
import Scene
import TestSupport
import Testing

@Suite struct GoldenCheckTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func check(_ mode: RecordMode) -> GoldenCheck {
        GoldenCheck(
            store: GoldenStore(directory: directory.path + "/goldens"), mode: mode,
            evidence: EvidenceFolder(path: directory.path + "/out"))
    }

    private func text(_ text: String) -> GoldenSubject {
        GoldenSubject(name: "area/case", content: .text(.layout, text))
    }

    private func picture(_ pixel: UInt32) -> GoldenSubject {
        let pixmap = Pixmap(width: 2, height: 2, filledWith: pixel)
        return GoldenSubject(
            name: "case", content: .picture(pixmap, png: encodePNG(pixmap), scale: 2))
    }

    @Test func aMissingGoldenFailsUnderNever() {
        let result = check(.never).check(text("a\n"))
        #expect(result.outcome == .missing)
        #expect(!result.passes)
        #expect(directory.files == ["out/area/case.actual.layout.txt"])
    }

    @Test func recordingFailsOnceThenPasses() {
        let first = check(.missing).check(text("a\n"))
        #expect(first.outcome == .recorded(replacing: .nothing))
        #expect(!first.passes)
        let second = check(.missing).check(text("a\n"))
        #expect(second.outcome == .same)
        #expect(second.passes)
        #expect(directory.files == ["goldens/area/case.layout.txt"])
    }

    @Test func aDifferenceLeavesEvidence() throws {
        _ = check(.missing).check(text("a\nb\n"))
        let result = check(.missing).check(text("a\nc\n"))
        let difference = try #require(compareTexts(expected: "a\nb\n", actual: "a\nc\n"))
        #expect(result.outcome == .textDiffers(difference))
        #expect(
            directory.files == [
                "goldens/area/case.layout.txt", "out/area/case.actual.layout.txt",
                "out/area/case.difference.layout.txt", "out/area/case.expected.layout.txt",
            ])
    }

    @Test func evidenceGoesWhenItNoLongerHolds() throws {
        _ = check(.missing).check(text("a\n"))
        _ = check(.never).check(text("b\n"))
        #expect(directory.files.count == 4)
        #expect(check(.never).check(text("a\n")).passes)
        #expect(directory.files == ["goldens/area/case.layout.txt"])
    }

    @Test func withoutAPlaceForEvidenceTheOutcomeStands() throws {
        try writeFile([], to: directory.path + "/out")
        let missing = check(.never).check(text("a\n"))
        #expect(missing.outcome == .missing)
        #expect(missing.evidence == nil)
        #expect(missing.evidenceProblem?.message.hasPrefix("evidence cannot be written into '") == true)
        _ = check(.missing).check(text("a\n"))
        #expect(check(.never).check(text("b\n")).outcomeName == "different")
    }

    @Test func changedWritesOnlyWhatDiffers() {
        _ = check(.missing).check(text("a\n"))
        #expect(check(.changed).check(text("a\n")).outcome == .same)
        #expect(check(.changed).check(text("b\n")).outcome == .recorded(replacing: .other))
        #expect(check(.never).check(text("b\n")).passes)
    }

    @Test func picturesAreComparedByTheirPixels() throws {
        let red = picture(0xFF00_00FF)
        _ = check(.missing).check(red)
        #expect(check(.never).check(red).passes)
        // The same picture encoded differently: a PNG with a chunk that does not affect pixels.
        let small = encodePNG(
            Pixmap(width: 2, height: 2, filledWith: 0xFF00_00FF), options: PNGOptions(compression: .small))
        try check(.never).store.write(small, to: "case", .picture)
        #expect(check(.never).check(red).passes)
        let result = check(.never).check(picture(0xFF00_00FE))
        guard case .pixelsDiffer(let difference, let box) = result.outcome else {
            Issue.record("\(result.outcome)")
            return
        }
        #expect(difference.differingPixelCount == 4)
        #expect(difference.largestChannelDifference == 1)
        #expect(box?.width == 1)
        #expect(result.evidence?.difference == directory.path + "/out/case.difference.png")
        let evidence = try decodeImage(try readFile(directory.path + "/out/case.difference.png", as: .golden))
        #expect(evidence[0, 0] == 0xFFFF_00FF)
    }

    @Test func aBrokenGoldenIsAFailureNotACrash() throws {
        try check(.never).store.write([0x89, 0x50], to: "case", .picture)
        let result = check(.never).check(picture(0xFF00_00FF))
        #expect(result.outcomeName == "failed")
        try check(.never).store.write(
            Array("version https://git-lfs.github.com/spec/v1\n".utf8), to: "case", .picture)
        guard case .failed(let diagnostic) = check(.never).check(picture(0)).outcome else {
            Issue.record("a pointer passed for a picture")
            return
        }
        #expect(diagnostic.message.contains("git lfs pull"))
    }

    @Test func anUnwritableStoreIsAFailure() throws {
        try writeFile([], to: directory.path + "/goldens")
        #expect(check(.missing).check(text("a\n")).outcomeName == "failed")
    }
}
