import Constraints
import Geometry
import Layout
import Testing

/// Right-to-left layout: leading means right, and signs follow the reading direction.
@Suite struct RightToLeftTests {
    private func sketch() -> LayoutSketch {
        var sketch = LayoutSketch(100, 10)
        sketch.problem.items[0].isRightToLeft = true
        for name in ["a", "b"] {
            sketch.add(name) { $0.isRightToLeft = true }
            sketch.equal("\(name).top", "root.top")
            sketch.equal("\(name).width", 20)
            sketch.equal("\(name).height", 10)
        }
        return sketch
    }

    @Test func leadingIsRightAndOffsetsPointLeft() {
        var sketch = sketch()
        sketch.equal("a.leading", "root.leading", plus: 5)
        sketch.equal("b.leading", "a.trailing", plus: 8)
        let solved = sketch.solve()
        #expect(solved.frame("a").minX == 75)
        #expect(solved.frame("b").minX == 47)
    }

    @Test func inequalitiesTurnAround() {
        var sketch = sketch()
        sketch.relate("a.leading", .greaterThanOrEqual, "root.leading", plus: 30)
        sketch.equal("a.right", "root.right", priority: 500)
        sketch.equal("b.left", "root.left")
        #expect(sketch.solve().frame("a").maxX == 70)
    }

    @Test func leftAndCentresStay() {
        var sketch = sketch()
        sketch.equal("a.left", "root.left", plus: 5)
        sketch.equal("b.centerX", "root.centerX", plus: 10)
        let solved = sketch.solve()
        #expect(solved.frame("a").minX == 5)
        #expect(solved.frame("b").midX == 60)
    }

    @Test func theCommonAncestorDecides() {
        // Two views that read left to right, in a row that reads right to left.
        var sketch = sketch()
        sketch.problem.items[1].isRightToLeft = false
        sketch.problem.items[2].isRightToLeft = false
        sketch.equal("a.leading", "root.leading")
        sketch.equal("b.leading", "a.trailing")
        #expect(sketch.solve().frame("b").minX == 60)
    }
}

/// Frames on whole pixels.
@Suite struct RoundingTests {
    @Test(arguments: [(1.0, 33.0), (2, 33.5), (3, 33.333_333_333)])
    func edgesAreRoundedToThePixel(scale: Double, edge: Double) {
        var sketch = LayoutSketch(100, 10, scale: scale)
        sketch.add("a")
        sketch.pin("a", height: 10)
        sketch.equal("a.width", "root.width", times: 1.0 / 3)
        #expect(abs(sketch.solve().frame("a").width - edge) < 1e-9)
    }

    @Test func edgesThatMeetStillMeetAcrossLevels() {
        // A box at 10.3 with a child at 0.3 in it: 10.6 on the screen, 10.5 of the grid, 0 in its parent.
        var sketch = LayoutSketch(100, 100)
        sketch.add("a")
        sketch.pin("a", x: 10.3, width: 20, height: 20)
        sketch.add("b", in: "a")
        sketch.pin("b", to: "a", x: 0.3, width: 5, height: 5)
        let solved = sketch.solve()
        #expect(solved.frame("a").minX == 10.5)
        #expect(solved.frame("b").minX == 0)
        // 15.6 rounds to 15.5: the width stays whole pixels.
        #expect(solved.frame("b").width == 5)
    }

    @Test func theRootsExtentIsNotRounded() {
        var sketch = LayoutSketch(1, 1)
        sketch.problem.items[0].placement = .constraints
        sketch.equal("root.width", 10.3)
        sketch.equal("root.height", 20.2)
        let solved = sketch.solve()
        #expect(solved.result.rootSize == Size(width: 10.3, height: 20.2))
        #expect(solved.frame("root") == Rect(x: 0, y: 0, width: 10.5, height: 20))
    }
}
