import Constraints
import Geometry
import Layout
import Testing

/// Source: Apple's Technical Note TN2154: edges of a scroll view mean its content to the views inside, its size and
/// centre mean its frame.
@Suite struct ScrollContentTests {
    /// A scroll view of 100 by 100 at 10, 10 in a root of 200 by 200.
    private func sketch() -> LayoutSketch {
        var sketch = LayoutSketch(200, 200)
        sketch.add("scroll", .fixed(Rect(x: 10, y: 10, width: 100, height: 100))) {
            $0.isScrollView = true
        }
        return sketch
    }

    /// Whether a solution gives the content a size, and which axes it leaves open.
    private func describes(
        _ solved: LayoutSketch.Solved, _ width: Double?, _ height: Double?, _ openAxes: [Axis]
    ) -> Bool {
        guard let content = solved.content("scroll") else { return false }
        return content.width == width && content.height == height && content.openAxes == openAxes
    }

    @Test func edgesDecideTheExtentOfTheContent() {
        var sketch = sketch()
        sketch.add("a", in: "scroll")
        sketch.fill("a", "scroll", inset: 5)
        sketch.equal("a.width", 300)
        sketch.equal("a.height", 50)
        let solved = sketch.solve()
        #expect(solved.frame("a") == Rect(x: 5, y: 5, width: 300, height: 50))
        #expect(describes(solved, 310, 60, []))
        #expect(solved.messages.isEmpty)
    }

    @Test func aSizeMeansTheFrame() {
        var sketch = sketch()
        sketch.add("a", in: "scroll")
        sketch.fill("a", "scroll")
        sketch.equal("a.width", "scroll.width")
        sketch.equal("a.height", 400)
        let solved = sketch.solve()
        #expect(solved.frame("a").width == 100)
        #expect(solved.content("scroll")?.width == 100)
        #expect(solved.content("scroll")?.height == 400)
    }

    @Test func viewsOutsideSeeTheFrame() {
        var sketch = sketch()
        sketch.add("a")
        sketch.pin("a", width: 10, height: 10)
        sketch.problem.constraints.removeFirst(2)
        sketch.equal("a.left", "scroll.right")
        sketch.equal("a.top", "scroll.bottom")
        #expect(sketch.solve().frame("a").origin == Point(x: 110, y: 110))
    }

    @Test func guidesNameContentAndFrame() {
        var sketch = sketch()
        sketch.problem.items[1].boundsOrigin = Point(x: 0, y: 25)
        sketch.add("content", in: "scroll", .guide(.scrollContent))
        sketch.add("frame", in: "scroll", .guide(.scrollFrame))
        sketch.add("page", in: "scroll")
        sketch.fill("page", "content")
        sketch.equal("page.width", "frame.width", times: 3)
        sketch.equal("page.height", "frame.height")
        sketch.add("badge", in: "scroll")
        sketch.equal("badge.left", "frame.left")
        sketch.equal("badge.top", "frame.top")
        sketch.equal("badge.width", 5)
        sketch.equal("badge.height", 5)
        let solved = sketch.solve()
        #expect(solved.frame("page") == Rect(x: 0, y: 0, width: 300, height: 100))
        // Scrolled by 25, the frame begins there in the content's coordinates.
        #expect(solved.frame("badge").origin == Point(x: 0, y: 25))
        #expect(solved.content("scroll")?.width == 300)
    }

    @Test func marginsOfAScrollViewAreThoseOfItsContent() {
        var sketch = sketch()
        sketch.problem.items[1].insetRule.margins = Insets(top: 3, left: 4, bottom: 5, right: 6)
        sketch.add("margins", in: "scroll", .guide(.margins))
        sketch.add("a", in: "scroll")
        sketch.fill("a", "margins")
        sketch.equal("a.width", 200)
        sketch.equal("a.height", 20)
        let solved = sketch.solve()
        #expect(solved.frame("a") == Rect(x: 4, y: 3, width: 200, height: 20))
        #expect(describes(solved, 210, 28, []))
    }

    @Test func contentThatNothingEndsIsOpen() {
        var sketch = sketch()
        sketch.add("a", in: "scroll")
        sketch.pin("a", to: "scroll", width: 20, height: 30)
        let solved = sketch.solve()
        #expect(
            describes(solved, nil, nil, [.horizontal, .vertical]))
    }

    @Test func untouchedContentIsTheScrollViewsOwnAffair() {
        var sketch = sketch()
        sketch.add("a", in: "scroll", .fixed(Rect(x: 0, y: 0, width: 500, height: 5)))
        #expect(
            describes(sketch.solve(), nil, nil, []))
    }

    @Test func contentThatMayGrowIsAmbiguous() {
        var sketch = sketch()
        sketch.add("a", in: "scroll")
        sketch.pin("a", to: "scroll", width: 20, height: 30)
        sketch.relate("scroll.right", .greaterThanOrEqual, "a.right")
        sketch.equal("scroll.bottom", "a.bottom")
        let solved = sketch.solve()
        #expect(
            describes(solved, 20, 30, [.horizontal]))
        let open = solved.result.ambiguities.first { $0.subject == .contentLength }
        #expect(open?.axis == .horizontal)
        #expect(open?.range.lowerBound == 20)
        #expect(open?.range.upperBound == .infinity)
    }
}
