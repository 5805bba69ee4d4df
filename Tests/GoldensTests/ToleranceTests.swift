import Geometry
import Goldens
import ImageCodec
import Scene
import TestSupport
import Testing

@Suite struct ToleranceTests {
    private let directory: TemporaryDirectory
    private let white = Pixmap(width: 40, height: 40, filledWith: 0xFFFF_FFFF)

    init() throws { directory = try TemporaryDirectory() }

    private var check: GoldenCheck {
        GoldenCheck(
            store: GoldenStore(directory: directory.path + "/goldens"), mode: .never,
            evidence: EvidenceFolder(path: directory.path + "/out"))
    }

    /// Returns the outcome of comparing a picture, at two pixels a point, with a white golden.
    private func outcome(
        _ changes: [(x: Int, y: Int, pixel: UInt32)], _ tolerance: GoldenTolerance = .exact,
        masks: [GoldenMask] = [], layout: LayoutTree? = nil, goldenLayout: LayoutTree? = nil
    ) throws -> String {
        var subject = GoldenSubject(
            name: "case", content: .picture(white, png: encodePNG(white), scale: 2),
            layout: goldenLayout ?? layout)
        try check.store.write(subject.bytes, to: "case", .picture)
        var picture = white
        for change in changes { picture[change.x, change.y] = change.pixel }
        subject.content = .picture(picture, png: encodePNG(picture), scale: 2)
        subject.layout = layout
        subject.tolerance = tolerance
        subject.masks = masks
        return check.check(subject).outcomeName
    }

    @Test func nothingMayDifferByDefault() throws {
        #expect(try outcome([(3, 3, 0xFFFF_FFFE)]) == "different")
        #expect(try outcome([]) == "same")
    }

    @Test func colorDistanceIsOfTheChannelThatDiffersMost() throws {
        let tolerance = GoldenTolerance(colorDistance: 3)
        #expect(try outcome([(3, 3, 0xFFFC_FCFC)], tolerance) == "same")
        #expect(try outcome([(3, 3, 0xFFFF_FBFF)], tolerance) == "different")
    }

    @Test func pixelsAreCountedAfterTheColorDistance() throws {
        let changes =
            [(3, 3, 0xFF00_0000), (20, 20, 0xFF00_0000), (9, 9, 0xFFFE_FFFF)] as [(Int, Int, UInt32)]
        #expect(try outcome(changes, GoldenTolerance(colorDistance: 1, pixels: 2)) == "same")
        #expect(try outcome(changes, GoldenTolerance(colorDistance: 1, pixels: 1)) == "different")
        #expect(try outcome(changes, GoldenTolerance(pixels: 2)) == "different")
    }

    @Test func clustersAreMeasuredInPoints() throws {
        // Four pixels in a row are two points, and far from the other pixel.
        let changes = [3, 4, 5, 6, 30].map { ($0, 3, 0xFF00_0000 as UInt32) }
        #expect(try outcome(changes, GoldenTolerance(cluster: 2)) == "same")
        #expect(try outcome(changes, GoldenTolerance(cluster: 1.5)) == "different")
        #expect(try outcome(changes, GoldenTolerance(pixels: 5, cluster: 2)) == "same")
        #expect(try outcome(changes, GoldenTolerance(pixels: 4, cluster: 2)) == "different")
    }

    @Test func masksAreNotComparedAndAreHatched() throws {
        let region = GoldenMask.region(Rect(x: 1, y: 1, width: 2, height: 2))
        #expect(try outcome([(2, 2, 0xFF00_0000), (5, 5, 0xFF00_0000)], masks: [region]) == "same")
        #expect(try outcome([(35, 35, 0xFF00_0000)], masks: [region]) == "different")
        let shown = try decodeImage(
            try readEvidence("case.difference.png"))
        #expect([0xFF80_8080, 0xFFD0_D0D0].contains(shown[2, 2]))
    }

    private func readEvidence(_ name: String) throws -> [UInt8] {
        Array(try directory.data("out/" + name))
    }

    @Test func aMaskedViewIsNotComparedWhereItIsAndWhereItWas() throws {
        func tree(_ x: Double) -> LayoutTree {
            let size = Size(width: 20, height: 20)
            var root = LayoutNode(
                id: "page", className: "UIView", parent: nil, subtreeEnd: 2,
                frame: Rect(origin: .zero, size: size))
            root.clipsToBounds = true
            let clock = LayoutNode(
                id: "clock", className: "UILabel", parent: 0, subtreeEnd: 2,
                frame: Rect(x: x, y: 0, width: 5, height: 5))
            return LayoutTree(size: size, nodes: [root, clock])
        }
        let masks = [GoldenMask.view("clock"), .view("elsewhere")]
        #expect(try outcome([(1, 1, 0xFF00_0000)], masks: masks, layout: tree(0)) == "same")
        #expect(try outcome([(12, 1, 0xFF00_0000)], masks: masks, layout: tree(0)) == "different")
        #expect(
            try outcome(
                [(1, 1, 0xFF00_0000), (29, 1, 0xFF00_0000)], masks: masks, layout: tree(10),
                goldenLayout: tree(0)) == "same")
        #expect(try outcome([(1, 1, 0xFF00_0000)], masks: masks) == "different")
    }

    @Test func picturesOfDifferentSizesAreNeverWithinATolerance() throws {
        let small = Pixmap(width: 39, height: 40, filledWith: 0xFFFF_FFFF)
        try check.store.write(encodePNG(small), to: "case", .picture)
        var subject = GoldenSubject(name: "case", content: .picture(white, png: encodePNG(white), scale: 2))
        subject.tolerance = GoldenTolerance(colorDistance: 255, pixels: .max, cluster: 1e6)
        #expect(check.check(subject).reason == .size)
    }
}
