import Constraints
import Geometry
import Layout
import Testing

/// Sizes that items have of their own, and baselines.
@Suite struct MeasurementTests {
    @Test func huggingAndCompressionResistanceHoldTheOwnSize() {
        var sketch = LayoutSketch(300, 100)
        sketch.add("a", measuring: Measurement(width: 50, height: 20))
        sketch.add("b", measuring: Measurement(width: 70, height: 20)) { $0.hugging.horizontal = 251 }
        sketch.pin("a")
        sketch.equal("b.left", "a.right", plus: 10)
        sketch.equal("b.right", "root.right")
        sketch.equal("b.top", "root.top")
        let solved = sketch.solve()
        // 230 are left for a, which hugs less.
        #expect(solved.frame("a") == Rect(x: 0, y: 0, width: 220, height: 20))
        #expect(solved.frame("b") == Rect(x: 230, y: 0, width: 70, height: 20))
    }

    @Test func whatResistsLessIsCompressed() {
        var sketch = LayoutSketch(100, 100)
        sketch.add("a", measuring: Measurement(width: 80, height: 20))
        sketch.add("b", measuring: Measurement(width: 60, height: 20)) {
            $0.compressionResistance.horizontal = 751
        }
        sketch.pin("a")
        sketch.equal("b.left", "a.right")
        sketch.equal("b.right", "root.right")
        sketch.equal("b.top", "root.top")
        let solved = sketch.solve()
        #expect(solved.frame("a").width == 40)
        #expect(solved.frame("b").width == 60)
    }

    /// Text of 30 characters, 10 points wide and 20 high each, wrapped by the character.
    private func text(_ proposal: MeasureProposal) -> Measurement {
        let columns = max(1, min(30, ((proposal.width ?? 300) / 10).rounded(.down)))
        return Measurement(width: columns * 10, height: (30 / columns).rounded(.up) * 20, wraps: true)
    }

    @Test(arguments: [(300.0, 20.0), (299, 40), (150, 40), (100, 60), (60, 100)])
    func heightsFollowFromWidths(width: Double, height: Double) {
        var sketch = LayoutSketch(width, 1000)
        sketch.add("a", measuring: Measurement())
        sketch.measure["a"] = text
        sketch.pin("a")
        sketch.equal("a.right", "root.right")
        sketch.add("below")
        sketch.equal("below.top", "a.bottom", plus: 5)
        sketch.equal("below.left", "a.left")
        sketch.equal("below.width", 10)
        sketch.equal("below.height", 10)
        let solved = sketch.solve()
        #expect(solved.frame("a") == Rect(x: 0, y: 0, width: width, height: height))
        #expect(solved.frame("below").minY == height + 5)
    }

    @Test func whatDoesNotWrapIsMeasuredOnce() {
        var sketch = LayoutSketch(50, 50)
        sketch.add("a", measuring: Measurement(width: 80, height: 20))
        sketch.fill("a", "root")
        #expect(sketch.solve().result.measureCount == 1)
    }

    /// The width is two fifths of the height, which follows from the width: each round takes 0.8 of the width, plus 4,
    /// which is near its limit of 20 only after many rounds.
    @Test func layoutThatDoesNotConvergeIsReported() {
        var sketch = LayoutSketch(400, 400)
        sketch.add("a", measuring: Measurement()) { $0.compressionResistance.horizontal = 1 }
        sketch.measure["a"] = { proposal in
            let width = proposal.width ?? 100
            return Measurement(width: width + 1, height: 2 * width + 10, wraps: true)
        }
        sketch.pin("a")
        sketch.equal("a.width", "a.height", times: 0.4)
        let solved = sketch.solve()
        #expect(solved.messages == ["layout did not converge after 5 rounds: a"])
    }

    @Test func measurementsThatAreNoLengthsAreLeftOut() {
        var sketch = LayoutSketch(100, 100)
        sketch.add("a", measuring: Measurement(width: .nan, height: -3, firstBaseline: .infinity))
        sketch.pin("a")
        let solved = sketch.solve()
        #expect(solved.frame("a").size == .zero)
        #expect(solved.ambiguousAxes("a") == [.horizontal, .vertical])
    }

    /// A text of 20 points with baselines 15 from the top and 4 from the bottom, in an item 40 high.
    @Test(arguments: [
        (Measurement.TextPlacement.edges, 15.0, 36.0), (.top, 15, 16), (.center, 25, 26),
        (.bottom, 35, 36),
    ])
    func baselinesKeepTheirDistanceToWhatTheTextKeepsTo(
        placement: Measurement.TextPlacement, first: Double, last: Double
    ) {
        var sketch = LayoutSketch(200, 200)
        sketch.add(
            "a",
            measuring: Measurement(
                width: 50, height: 20, firstBaseline: 15, lastBaseline: 4, textPlacement: placement))
        sketch.pin("a", height: 40)
        for (name, baseline) in [("first", "firstBaseline"), ("last", "lastBaseline")] {
            sketch.add(name)
            sketch.equal("\(name).top", "a.\(baseline)")
            sketch.equal("\(name).left", "root.left")
            sketch.equal("\(name).width", 1)
            sketch.equal("\(name).height", 1)
        }
        let solved = sketch.solve()
        #expect(solved.frame("first").minY == first)
        #expect(solved.frame("last").minY == last)
    }

    @Test func withoutTextTheBaselineIsTheBottomEdge() {
        var sketch = LayoutSketch(200, 200)
        sketch.add("a")
        sketch.add("b")
        sketch.pin("a", y: 10, width: 10, height: 30)
        sketch.equal("b.firstBaseline", "a.lastBaseline")
        sketch.equal("b.left", "a.right")
        sketch.equal("b.width", 10)
        sketch.equal("b.height", 12)
        #expect(sketch.solve().frame("b").maxY == 40)
    }
}
