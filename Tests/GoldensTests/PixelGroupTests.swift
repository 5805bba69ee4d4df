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

    /// More runs than are kept.
    @Test func columnsOfATallPictureStayApart() {
        let expected = Pixmap(width: 400, height: 300, filledWith: 0xFFFF_FFFF)
        var actual = expected
        for y in 0..<300 {
            for x in stride(from: 0, to: 400, by: 4) { actual[x, y] = 0xFF00_0000 }
        }
        let difference = comparePictures(expected: expected, actual: actual, reach: 3)
        #expect(difference.groupCount == 100)
        let columns = stride(from: 0, to: 200, by: 4).map { x in
            PixelDifference.Group(
                box: PixelRect(minX: x, minY: 0, maxX: x + 1, maxY: 300), pixelCount: 300)
        }
        #expect(difference.groups == columns)
        #expect(comparePictures(expected: expected, actual: actual, reach: 4).groupCount == 1)
    }

    /// Compared with a search from pixel to pixel.
    @Test(arguments: 0..<90) func groupsAreTheConnectedComponents(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed))
        let width = random.number(1...(seed % 3 == 0 ? 20 : 200)), height = random.number(1...12)
        let (expected, actual) = pair(width, height, &random)
        let reach = random.number(1...6), colorDistance = random.number(0...2) == 0 ? random.number(1...9) : 0
        let difference = comparePictures(
            expected: expected, actual: actual, reach: reach, colorDistance: colorDistance)
        let changes = zip(expected.pixels, actual.pixels).map(distance)
        let found = components(changes.map { $0 > colorDistance }, width: width, reach: reach)
        #expect(difference.groupCount == found.count)
        #expect(difference.groups == Array(found.sorted { $0.precedes($1) }.prefix(50)))
        #expect(difference.differingPixelCount == changes.count { $0 > colorDistance })
        #expect(difference.largestChannelDifference == changes.max())
        #expect(difference.largestGroupSide == found.map { max($0.box.width, $0.box.height) }.max() ?? 0)
        let box = found.first.map { first in found.reduce(first.box) { $0.joined(with: $1.box) } }
        #expect(difference.boundingBox == box)
    }

    /// Returns two pictures that differ in some pixels: at random, and where the row above differs.
    private func pair(_ width: Int, _ height: Int, _ random: inout SeededNumbers) -> (Pixmap, Pixmap) {
        let density = random.number(0...90), repeated = random.number(0...100)
        var expected = Pixmap(width: width, height: height), actual = expected
        for y in 0..<height {
            let isRepeated = y > 0 && random.number(0...99) < repeated
            for x in 0..<width {
                let pixel = UInt32(random.number(0...0x0FFF_FFFF)) * 16
                (expected[x, y], actual[x, y]) = (pixel, pixel)
                let differs =
                    isRepeated && random.number(0...30) > 0
                    ? expected[x, y - 1] != actual[x, y - 1] : random.number(0...99) < density
                guard differs else { continue }
                actual[x, y] ^= UInt32(random.number(1...15)) << UInt32(random.number(0...28))
            }
        }
        return (expected, actual)
    }

    private func distance(_ one: UInt32, _ other: UInt32) -> Int {
        var largest = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            largest = max(largest, abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)))
        }
        return largest
    }

    /// Returns the groups in the order of their first pixels.
    private func components(_ marks: [Bool], width: Int, reach: Int) -> [PixelDifference.Group] {
        var left = marks, found: [PixelDifference.Group] = []
        for first in left.indices where left[first] {
            var open = [first], group: PixelDifference.Group?
            left[first] = false
            while let place = open.popLast() {
                let (x, y) = (place % width, place / width)
                let box = PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
                group = .init(
                    box: group?.box.joined(with: box) ?? box, pixelCount: (group?.pixelCount ?? 0) + 1)
                for row in max(0, y - reach)...min(marks.count / width - 1, y + reach) {
                    for next in row * width + max(0, x - reach)...row * width + min(width - 1, x + reach)
                    where left[next] {
                        left[next] = false
                        open.append(next)
                    }
                }
            }
            group.map { found.append($0) }
        }
        return found
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
