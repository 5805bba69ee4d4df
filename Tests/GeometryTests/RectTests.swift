import Geometry
import Testing

@Suite struct RectTests {
    @Test func edgesFollowFromOriginAndSize() {
        let rect = Rect(x: 10, y: 20, width: 30, height: 40)
        #expect([rect.minX, rect.maxX, rect.minY, rect.maxY] == [10, 40, 20, 60])
        #expect(rect.center == Point(x: 25, y: 40))
        #expect(Rect(minX: 10, minY: 20, maxX: 40, maxY: 60) == rect)
    }

    @Test func insetsStopAtNothing() {
        let rect = Rect(x: 0, y: 0, width: 10, height: 10)
        let inset = rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == Rect(x: 2, y: 1, width: 4, height: 6))
        #expect(rect.inset(by: Insets(all: 8)).size == .zero)
    }

    @Test func intersectionsNeedArea() {
        let a = Rect(x: 0, y: 0, width: 10, height: 10)
        #expect(a.intersection(Rect(x: 10, y: 0, width: 5, height: 5)) == nil)
        let overlap = Rect(x: 5, y: 5, width: 5, height: 5)
        #expect(a.intersection(Rect(x: 5, y: 5, width: 50, height: 50)) == overlap)
        #expect(a.union(Rect(x: 20, y: -5, width: 1, height: 1)) == Rect(x: 0, y: -5, width: 21, height: 15))
    }

    @Test func rightAndBottomEdgesLieOutside() {
        let rect = Rect(x: 0, y: 0, width: 10, height: 10)
        #expect(rect.contains(.zero))
        #expect(!rect.contains(Point(x: 10, y: 5)))
    }
}
