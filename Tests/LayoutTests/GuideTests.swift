import Constraints
import Geometry
import Layout
import Testing

/// Safe areas, margins and the guides that follow them.
@Suite struct GuideTests {
    private func screen() -> LayoutSketch {
        var sketch = LayoutSketch(400, 800)
        sketch.problem.items[0].insetRule.safeArea = Insets(top: 50, left: 0, bottom: 34, right: 0)
        return sketch
    }

    /// Source: UIView.safeAreaInsets: the part of the unsafe strip that a view reaches into, at most all of it.
    @Test(arguments: [(0.0, 50.0), (20, 30), (50, 0), (90, 0), (-10, 50)])
    func aSafeAreaIsTheOverlapWithTheStrip(top: Double, inset: Double) {
        var sketch = screen()
        sketch.add("a", .fixed(Rect(x: 0, y: top, width: 400, height: 300)))
        #expect(sketch.solve().safeArea("a") == Insets(top: inset, left: 0, bottom: 0, right: 0))
    }

    @Test func additionalInsetsAddToASafeArea() {
        var sketch = screen()
        sketch.add("a", .fixed(Rect(x: 0, y: 0, width: 400, height: 800))) {
            $0.insetRule.additionalSafeArea = Insets(top: 44, left: 5, bottom: 0, right: 0)
        }
        sketch.add("b", in: "a", .fixed(Rect(x: 0, y: 0, width: 400, height: 800)))
        let solved = sketch.solve()
        #expect(solved.safeArea("a") == Insets(top: 94, left: 5, bottom: 34, right: 0))
        #expect(solved.safeArea("b") == Insets(top: 94, left: 5, bottom: 34, right: 0))
    }

    @Test func aViewMayKeepItsSafeAreaFromItsChildren() {
        var sketch = screen()
        sketch.add("list", .fixed(Rect(x: 0, y: 0, width: 400, height: 800))) {
            $0.insetRule.axesPassingSafeArea = [.horizontal]
        }
        sketch.add("cell", in: "list", .fixed(Rect(x: 0, y: 0, width: 400, height: 44)))
        let solved = sketch.solve()
        #expect(solved.safeArea("list").top == 50)
        #expect(solved.safeArea("cell") == .zero)
    }

    /// Source: UIView.insetsLayoutMarginsFromSafeArea and systemMinimumLayoutMargins.
    @Test func marginsAreAtLeastTheMinimumAndIncludeTheSafeArea() {
        var sketch = screen()
        sketch.problem.items[0].insetRule.margins = Insets(top: 0, left: 8, bottom: 0, right: 30)
        sketch.problem.items[0].insetRule.minimumMargins = Insets(
            top: 0, left: 16, bottom: 0, right: 16)
        sketch.add("guide", .guide(.margins))
        sketch.add("a")
        sketch.fill("a", "guide")
        let solved = sketch.solve()
        #expect(solved.margins("root") == Insets(top: 50, left: 16, bottom: 34, right: 30))
        #expect(solved.frame("a") == Rect(x: 16, y: 50, width: 354, height: 716))
    }

    @Test func marginsMayLeaveOutTheSafeArea() {
        var sketch = screen()
        sketch.problem.items[0].insetRule.insetsMarginsFromSafeArea = false
        #expect(sketch.solve().margins("root") == Insets(all: 8))
    }

    /// Source: UIView.preservesSuperviewLayoutMargins: what the distance to the edge leaves of the margin.
    @Test func preservedMarginsAreWhatTheDistanceLeaves() {
        var sketch = LayoutSketch(400, 100)
        sketch.problem.items[0].insetRule.margins = Insets(top: 8, left: 40, bottom: 8, right: 40)
        sketch.add("a", .fixed(Rect(x: 10, y: 0, width: 300, height: 100))) {
            $0.insetRule.preservesParentMargins = true
        }
        // 40 less 10 at the left; the right edge is 90 away, which leaves the view's own 8.
        #expect(sketch.solve().margins("a") == Insets(top: 8, left: 30, bottom: 8, right: 8))
    }

    @Test(arguments: [(400.0, 384.0), (900, 600)])
    func theReadableGuideIsCentredInTheMargins(width: Double, readable: Double) {
        var sketch = LayoutSketch(width, 100)
        sketch.add("guide", .guide(.readable(maximumWidth: 600)))
        sketch.add("a")
        sketch.fill("a", "guide")
        let frame = sketch.solve().frame("a")
        #expect(frame == Rect(x: (width - readable) / 2, y: 8, width: readable, height: 84))
    }

    @Test(arguments: [(true, 0.0, 34.0), (false, 0, 0), (true, 20, 34), (true, 300, 300), (false, 300, 300)])
    func theKeyboardGuideIsTheKeyboardOrTheBottomSafeArea(
        usesSafeArea: Bool, keyboard: Double, height: Double
    ) {
        var sketch = screen()
        sketch.add("keyboard", .guide(.keyboard(usesBottomSafeArea: usesSafeArea, height: keyboard)))
        sketch.add("a")
        sketch.fill("a", "keyboard")
        #expect(
            sketch.solve().frame("a") == Rect(x: 0, y: 800 - height, width: 400, height: height))
    }

    /// A box pinned below the safe area decides how tall its own safe area is.
    @Test func insetsAndFramesSettleTogether() {
        var sketch = screen()
        sketch.add("safe", .guide(.safeArea))
        sketch.add("a")
        sketch.equal("a.top", "safe.top", plus: -20)
        sketch.equal("a.left", "root.left")
        sketch.equal("a.right", "root.right")
        sketch.equal("a.bottom", "safe.bottom")
        sketch.add("inner", in: "a", .guide(.safeArea))
        sketch.add("b", in: "a")
        sketch.fill("b", "inner")
        let solved = sketch.solve()
        #expect(solved.frame("a") == Rect(x: 0, y: 30, width: 400, height: 736))
        #expect(solved.safeArea("a") == Insets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(solved.frame("b") == Rect(x: 0, y: 20, width: 400, height: 716))
    }
}
