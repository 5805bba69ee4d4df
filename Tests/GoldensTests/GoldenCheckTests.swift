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
        #expect(evidence.size == PixelSize(width: 2, height: 2))
        #expect(result.evidence?.strip == directory.path + "/out/case.strip.png")
        #expect(result.reason == .pixels)
        #expect(result.approval == "maquette approve case")
        #expect(result.explanation?.comparedPixelCount == 4)
        #expect(
            result.explanation?.clusters
                == [PixelCluster(box: Rect(x: 0, y: 0, width: 1, height: 1), pixelCount: 4)])
    }

    /// A picture golden keeps what explains a difference; one without it stays valid.
    @Test func aPictureKeepsItsContext() throws {
        func subject(_ pixel: UInt32, _ alpha: String, width: Double = 1) -> GoldenSubject {
            var subject = picture(pixel)
            let root = LayoutNode(
                id: "page", className: "UIView", parent: nil, subtreeEnd: 1,
                frame: Rect(x: 0, y: 0, width: width, height: 1))
            subject.layout = LayoutTree(size: Size(width: 1, height: 1), nodes: [root])
            subject.declarations = {
                [GoldenDeclaration(view: "page", attribute: "alpha", value: alpha, file: "a/s.yaml", line: 3)]
            }
            return subject
        }
        #expect(check(.missing).check(subject(0xFF00_00FF, "1")).reason == .missing)
        // The context alone is no difference, and no reason to write the golden again.
        let before = try check(.never).store.bytes(of: "case", .picture)
        #expect(check(.changed).check(subject(0xFF00_00FF, "0.5", width: 2)).outcome == .same)
        #expect(try check(.never).store.bytes(of: "case", .picture) == before)
        let result = check(.never).check(subject(0xFF00_00F0, "0.5"))
        #expect(result.explanation?.stage == .document)
        #expect(result.explanation?.causes.map(\.message) == ["page.alpha 1 → 0.5 (s.yaml:3)"])
        #expect(result.explanation?.clusters.map(\.views) == [["page"]])
        let grown = check(.never).check(subject(0xFF00_00F0, "1", width: 2))
        #expect(grown.explanation?.stage == .layout)
        #expect(grown.explanation?.causes.map(\.message) == ["page.frame.width 1 → 2 (s.yaml:3)"])
        let drawn = check(.never).check(subject(0xFF00_00F0, "1"))
        #expect(drawn.explanation?.causes.map(\.attribute) == ["content"])
        // A golden as earlier versions wrote them.
        try check(.never).store.write(picture(0xFF00_00FF).bytes, to: "case", .picture)
        #expect(check(.never).check(subject(0xFF00_00FF, "1")).outcome == .same)
        #expect(check(.never).check(subject(0xFF00_00F0, "1")).explanation?.stage == nil)
        // The layout golden beside it helps then.
        let layout = GoldenSubject(
            name: "case", content: .text(.layout, "screen 1x1\nUIView page (0, 0) 3x1\n"))
        _ = check(.missing).check(layout)
        #expect(check(.never).check(subject(0xFF00_00F0, "1")).explanation?.stage == .layout)
    }

    @Test func namesAreQuotedForTheShell() {
        var subject = text("a\n")
        subject.name = "it's here"
        #expect(check(.never).check(subject).approval == #"maquette approve 'it'\''s here'"#)
        let rerun = GoldenCheck(store: check(.never).store, mode: .never, approval: .line("swift test"))
        #expect(rerun.check(text("a\n")).approval == "swift test")
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
