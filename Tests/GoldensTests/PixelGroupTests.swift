import Geometry
import Scene
import SeededRandom
import Testing

@testable import Goldens

@Suite struct PixelGroupTests {
    private func picture(_ rows: [String]) -> Pixmap {
        var picture = Pixmap(width: rows[0].count, height: rows.count, filledWith: 0xFFFF_FFFF)
        for (y, row) in rows.enumerated() {
            for (x, mark) in row.enumerated() where mark == "#" { picture[x, y] = 0xFF00_0000 }
        }
        return picture
    }

    private func groups(_ rows: [String], reach: Int = 1) -> [PixelDifference.Group] {
        let actual = picture(rows)
        let expected = Pixmap(width: actual.width, height: actual.height, filledWith: 0xFFFF_FFFF)
        return comparePictures(expected: expected, actual: actual, reach: reach).groups
    }

    @Test func pixelsThatTouchAtACornerAreOneGroup() {
        let found = groups(["##......#.", "..#.......", "#.........", "..........", ".......##."])
        #expect(
            found == [
                .init(box: PixelRect(minX: 0, minY: 0, maxX: 3, maxY: 2), pixelCount: 3),
                .init(box: PixelRect(minX: 7, minY: 4, maxX: 9, maxY: 5), pixelCount: 2),
                .init(box: PixelRect(minX: 8, minY: 0, maxX: 9, maxY: 1), pixelCount: 1),
                .init(box: PixelRect(minX: 0, minY: 2, maxX: 1, maxY: 3), pixelCount: 1),
            ])
    }

    @Test func armsThatMeetBelowAreOneGroup() {
        let found = groups(["#.....#", "#.....#", "#######"])
        #expect(found == [.init(box: PixelRect(minX: 0, minY: 0, maxX: 7, maxY: 3), pixelCount: 11)])
    }

    @Test func reachJoinsWhatIsClose() {
        let rows = ["#..#...#", "........", "........", "#......."]
        #expect(groups(rows, reach: 2).count == 4)
        #expect(groups(rows, reach: 3).map(\.pixelCount) == [3, 1])
    }

    /// Compared with a search from pixel to pixel.
    @Test(arguments: 0..<60) func groupsAreTheConnectedComponents(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed))
        let width = random.number(1...40), height = random.number(1...12)
        let density = random.number(1...9)
        let rows = (0..<height).map { _ in
            String((0..<width).map { _ in random.number(0...9) < density ? "#" : "." })
        }
        let actual = picture(rows)
        let expected = Pixmap(width: width, height: height, filledWith: 0xFFFF_FFFF)
        let difference = comparePictures(expected: expected, actual: actual)
        let counts = components(actual)
        #expect(difference.groupCount == counts.count)
        #expect(difference.groups.map(\.pixelCount) == Array(counts.sorted(by: >).prefix(50)))
        #expect(difference.differingPixelCount == counts.reduce(0, +))
    }

    private func components(_ picture: Pixmap) -> [Int] {
        var left = Set(picture.pixels.indices.filter { picture.pixels[$0] == 0xFF00_0000 })
        var counts: [Int] = []
        while let first = left.first {
            var open = [first], count = 0
            left.remove(first)
            while let place = open.popLast() {
                count += 1
                let (x, y) = (place % picture.width, place / picture.width)
                for column in max(0, x - 1)...min(picture.width - 1, x + 1) {
                    for row in max(0, y - 1)...min(picture.height - 1, y + 1) {
                        if let next = left.remove(row * picture.width + column) { open.append(next) }
                    }
                }
            }
            counts.append(count)
        }
        return counts
    }

    @Test func smallColorDistancesCountAsEqual() {
        let expected = Pixmap(width: 9, height: 1, filledWith: 0xFF64_6464)
        var actual = expected
        actual[0, 0] = 0xFF64_6467
        actual[8, 0] = 0xFF60_6464
        #expect(
            comparePictures(expected: expected, actual: actual, colorDistance: 2).differingPixelCount == 2)
        let difference = comparePictures(expected: expected, actual: actual, colorDistance: 3)
        #expect(
            difference.groups == [.init(box: PixelRect(minX: 8, minY: 0, maxX: 9, maxY: 1), pixelCount: 1)])
        #expect(comparePictures(expected: expected, actual: actual, colorDistance: 4).isEmpty)
    }

    @Test func aBoxFallsOnTheViewsWithoutSubviewsThere() {
        var root = LayoutNode(
            id: "page", className: "UIView", parent: nil, subtreeEnd: 5,
            frame: Rect(x: 0, y: 0, width: 100, height: 100))
        root.clipsToBounds = true
        var list = LayoutNode(
            id: "list", className: "UIScrollView", parent: 0, subtreeEnd: 3,
            frame: Rect(x: 0, y: 0, width: 100, height: 50))
        list.boundsOrigin = Point(x: 0, y: 20)
        list.clipsToBounds = true
        let row = LayoutNode(
            id: "row", className: "UIView", parent: 1, subtreeEnd: 3,
            frame: Rect(x: 0, y: 30, width: 100, height: 90))
        var hidden = LayoutNode(
            id: "hidden", className: "UIView", parent: 0, subtreeEnd: 4,
            frame: Rect(x: 0, y: 0, width: 100, height: 100))
        hidden.isHidden = true
        var scaled = LayoutNode(
            id: "scaled", className: "UIView", parent: 0, subtreeEnd: 5,
            frame: Rect(x: 40, y: 70, width: 20, height: 20))
        scaled.transform = .scale(x: 2, y: 2)
        let tree = LayoutTree(
            size: Size(width: 100, height: 100), nodes: [root, list, row, hidden, scaled])
        let visible = tree.visibleRects
        // The row begins at 30 − 20 and is clipped by the list.
        #expect(visible[2] == Rect(x: 0, y: 10, width: 100, height: 40))
        #expect(visible[3] == nil)
        // Twice as large about its center, (50, 80).
        #expect(visible[4] == Rect(x: 30, y: 60, width: 40, height: 40))
        func views(_ x: Double, _ y: Double) -> [String] {
            tree.views(in: Rect(x: x, y: y, width: 2, height: 2), visible: visible)
        }
        #expect(views(0, 0) == ["list"])
        #expect(views(0, 20) == ["row"])
        #expect(views(32, 62) == ["scaled"])
        #expect(views(0, 60) == ["page"])
        #expect(
            tree.views(in: Rect(x: 31, y: 40, width: 2, height: 30), visible: visible) == ["scaled", "row"])
    }
}
