import Geometry
import Scene
import Testing

@testable import Goldens

/// Which views moved, and the arrows that show it.
@Suite struct MovedViewTests {
    private let column = """
        screen 320x480
        UIView page (0, 0) 320x480
          UILabel a (0, 0) 100x20 text="A"
          UILabel b (0, 30) 100x20 text="B"
          UIView foot (0, 60) 100x10
            UILabel note (2, 2) 90x6 text="n"
          UIScrollView list (0, 100) 100x100
            UILabel one (0, 0) 100x20 text="1"
            UILabel two (0, 20) 100x20 text="2"
        """

    private func moves(_ actual: String) throws -> [MovedView] {
        LayoutComparison(
            try #require(LayoutText(column)), try #require(LayoutText(actual)), declared: []
        ).moves
    }

    @Test func neighborsThatMoveAlikeAreOne() throws {
        let actual = column.replacing("b (0, 30)", with: "b (0, 40)")
            .replacing("foot (0, 60)", with: "foot (0, 70)")
        // The note moves with the foot.
        #expect(
            try moves(actual) == [
                MovedView(
                    view: "b", count: 2, from: Rect(x: 0, y: 30, width: 100, height: 40),
                    to: Rect(x: 0, y: 40, width: 100, height: 40))
            ])
    }

    @Test func theFarthestComesFirst() throws {
        let actual = column.replacing("b (0, 30)", with: "b (0, 35)")
            .replacing("foot (0, 60)", with: "foot (20, 60)")
        #expect(try moves(actual).map(\.view) == ["foot", "b"])
    }

    @Test func scrolledContentIsOneMove() throws {
        let actual = column.replacing("100x100", with: "100x100 bounds=(0, 15)")
        #expect(
            try moves(actual) == [
                MovedView(
                    view: "one", count: 2, from: Rect(x: 0, y: 100, width: 100, height: 40),
                    to: Rect(x: 0, y: 85, width: 100, height: 40))
            ])
    }

    @Test(arguments: [
        ("b (0, 30) 100x20", "b (0, 30) 100x60"), ("b (0, 30) 100x20", "b (-10, 30) 120x20"),
        ("b (0, 30) 100x20", "b (0, 40) 100x20 hidden"), ("note (2, 2)", "note (2, 2)"),
        ("screen 320x480", "screen 320x481"),
    ])
    func whatGrowsOrIsHiddenDoesNotMove(from: String, to: String) throws {
        #expect(try moves(column.replacing(from, with: to)) == [])
    }

    @Test func thereAreAtMostTen() throws {
        func text(_ gap: Int) -> String {
            "screen 320x480\nUIView page (0, 0) 320x480\n"
                + (0..<40).map { "  UIView v\($0) (0, \($0 * gap)) 100x5\n" }.joined()
        }
        let comparison = LayoutComparison(
            try #require(LayoutText(text(6))), try #require(LayoutText(text(9))), declared: [])
        #expect(comparison.moves.map(\.view) == (30..<40).reversed().map { "v\($0)" })
    }

    @Test func lengthsThatNoLayoutHasAreRefused() {
        #expect(LayoutText("screen 1x1\nUIView page (0, 1e300) 1x1\n") == nil)
        #expect(LayoutText("screen 1x1\nUIView page (0, nan) 1x1\n") == nil)
    }

    /// An arrow is visible on light and dark pictures, and its tip is where the view is.
    @Test(arguments: [0xFFFF_FFFF, 0xFF00_0000] as [UInt32], [1.0, 3.0])
    func arrowsLeadFromTheOldFrameToTheNewOne(ground: UInt32, scale: Double) {
        let side = Int(100 * scale)
        let picture = Pixmap(width: side, height: side, filledWith: ground)
        let move = MovedView(
            view: "a", from: Rect(x: 10, y: 10, width: 20, height: 20),
            to: Rect(x: 50, y: 60, width: 20, height: 20))
        let strip = DifferingPictures(
            expected: picture, actual: picture, groups: [], moves: [move], scale: scale
        ).strip
        let (ink, edge) = (DifferenceColor.arrow, DifferenceColor.paper)
        func pixel(_ x: Double, _ y: Double) -> UInt32 { strip[Int(x * scale), Int(y * scale)] }
        // Along (20, 20) to (60, 70): on the shaft, and beside it at the edge.
        #expect(pixel(40, 45) == ink)
        #expect(pixel(58.5, 68.2) == ink)
        #expect(pixel(38.9, 45.87) == edge)
        #expect(pixel(64, 76) == ground)
        #expect(pixel(80, 20) == ground)
        // The same in the two other panels.
        let count = (0..<3).map { panel in
            let left = panel * (side + Int(max(1, scale) * 8))
            return (0..<side).reduce(0) { sum, y in
                sum + (left..<left + side).count { strip[$0, y] == ink }
            }
        }
        #expect(count[0] > 0)
        #expect(count[2] == count[0])
    }

    @Test(arguments: [0.3, 1.0, 4.0]) func aShortMoveHasAWholeArrow(distance: Double) {
        let picture = Pixmap(width: 60, height: 60, filledWith: 0xFF80_8080)
        let frame = Rect(x: 20, y: 30, width: 20, height: 10)
        let move = MovedView(
            view: "a", from: frame, to: Rect(x: 20 + distance, y: 30, width: 20, height: 10))
        var marks = DifferenceMarks(picture: picture, scale: 1)
        marks.add([move], scale: 1)
        let inked = (0..<60).filter { marks.picture[$0, 35] == DifferenceColor.arrow }
        #expect((14...18).contains(inked.count))
        #expect(inked.last.map { Double($0) >= 27 + distance && Double($0) < 31 + distance } == true)
    }

    @Test(arguments: [1e5, 1e8, .infinity, .nan, -1e5]) func arrowsOutsideOfThePictureAreCut(far: Double) {
        let picture = Pixmap(width: 9, height: 9, filledWith: 0xFF80_8080)
        var marks = DifferenceMarks(picture: picture, scale: 3)
        marks.add(
            [
                MovedView(
                    view: "a", from: Rect(x: 0, y: 0, width: 3, height: 3),
                    to: Rect(x: far, y: far, width: 3, height: 3))
            ], scale: 3)
        #expect(marks.picture.size == picture.size)
    }
}
