import Constraints
import Diagnostics
import Geometry
import Layout
import Testing

/// Which constraints hold where not all can: priorities, conflicts, refusals and ambiguity.
@Suite struct PriorityTests {
    @Test func prioritiesAreComparedOneAfterAnother() {
        // Ten constraints of 749 do not outvote one of 750.
        var sketch = LayoutSketch(100, 10)
        sketch.add("a")
        sketch.pin("a", height: 10)
        for _ in 0..<10 { sketch.equal("a.width", 20, priority: 749) }
        sketch.equal("a.width", 60, priority: 750)
        #expect(sketch.solve().frame("a").width == 60)
    }

    @Test func whatCannotHoldComesAsNearAsItCan() {
        var sketch = LayoutSketch(100, 10)
        sketch.add("a")
        sketch.pin("a", height: 10)
        sketch.equal("a.width", 500, priority: 200)
        sketch.relate("a.right", .lessThanOrEqual, "root.right", plus: -30)
        let solved = sketch.solve()
        #expect(solved.frame("a").width == 70)
        #expect(solved.messages.isEmpty)
    }

    @Test func anInequalityCostsNothingWhereItHolds() {
        var sketch = LayoutSketch(100, 10)
        sketch.add("a")
        sketch.pin("a", height: 10)
        sketch.relate("a.width", .greaterThanOrEqual, plus: 20, priority: 999)
        sketch.relate("a.width", .lessThanOrEqual, plus: 80, priority: 999)
        sketch.equal("a.width", 50, priority: 1)
        #expect(sketch.solve().frame("a").width == 50)
    }

    @Test func ofTwoAuthorsTheLaterIsBroken() {
        var sketch = LayoutSketch(100, 10)
        sketch.add("a")
        sketch.pin("a", width: 30, height: 10)
        sketch.equal("a.width", 40)
        let solved = sketch.solve()
        #expect(solved.frame("a").width == 30)
        #expect(solved.messages.map { $0.hasSuffix("by breaking constraint a.width == 40") } == [true])
        let notes = solved.result.diagnostics.first?.notes ?? []
        #expect(
            notes == [
                "in the conflicting set: a.width == 30", "in the conflicting set: a.width == 40",
                "it was chosen because it was declared last",
            ])
        #expect(solved.result.diagnostics.first?.view == "a")
    }

    @Test func anInequalityIsBrokenBeforeALaterEquality() {
        var sketch = LayoutSketch(100, 10)
        sketch.add("a")
        sketch.pin("a", height: 10)
        sketch.relate("a.width", .greaterThanOrEqual, plus: 50)
        sketch.equal("a.width", 40)
        let solved = sketch.solve()
        #expect(solved.frame("a").width == 40)
        let notes = solved.result.diagnostics.first?.notes ?? []
        #expect(notes.last == "it was chosen because inequalities give way before equalities")
    }

    @Test(arguments: [
        (LayoutConstraint.Origin.author, LayoutConstraint.Origin.container, 40.0),
        (.container, .author, 30), (.author, .system, 40), (.system, .container, 30),
    ])
    func theLowestOriginGivesWay(
        first: LayoutConstraint.Origin, second: LayoutConstraint.Origin, width: Double
    ) {
        var sketch = LayoutSketch(100, 10)
        sketch.add("a")
        sketch.pin("a", height: 10)
        sketch.relate("a.width", .equal, plus: 30, origin: first)
        sketch.relate("a.width", .equal, plus: 40, origin: second)
        let solved = sketch.solve()
        #expect(solved.frame("a").width == width)
        #expect(solved.messages.count == 1)
    }

    @Test func aFrameInAConflictIsNamedWithItsMask() {
        var sketch = LayoutSketch(100, 100)
        sketch.add(
            "a",
            .autoresizing(
                frame: Rect(x: 0, y: 0, width: 50, height: 50), mask: [.flexibleWidth],
                parentSize: Size(width: 100, height: 100)))
        sketch.add("b", in: "a")
        sketch.pin("b", to: "a", height: 60)
        sketch.equal("b.width", 5)
        sketch.equal("b.bottom", "a.bottom")
        let notes = sketch.solve().result.diagnostics.first?.notes ?? []
        #expect(notes.contains { $0.hasPrefix("a keeps its frame (autoresizing mask h=-&- v=---)") })
    }

    @Test(arguments: [
        (Double.nan, 1.0, Float(1000), "its numbers are not finite"),
        (1, .infinity, 1000, "its numbers are not finite"),
        (1e8, 1, 1000, "its numbers are too large for a screen"),
        (1, 1e7, 1000, "its numbers are too large for a screen"),
        (1, 1, 0, "priority 0.0 is not above 0 and at most 1000"),
        (1, 1, 1001, "priority 1001.0 is not above 0 and at most 1000"),
    ])
    func numbersOutOfRangeAreRefused(
        constant: Double, multiplier: Double, priority: Float, reason: String
    ) {
        var sketch = LayoutSketch(100, 100)
        sketch.add("a")
        sketch.pin("a", width: 10, height: 10)
        sketch.equal("a.width", "root.width", times: multiplier, plus: constant, priority: priority)
        let solved = sketch.solve()
        #expect(solved.frame("a").width == 10)
        #expect(solved.messages.map { $0.hasSuffix("is refused: \(reason)") } == [true])
    }

    @Test func betweenFixedFramesNothingCanMove() {
        var sketch = LayoutSketch(100, 100)
        sketch.add("a", .fixed(Rect(x: 0, y: 0, width: 10, height: 10)))
        sketch.equal("a.left", "root.left", plus: 5)
        sketch.equal("a.top", "root.top")
        sketch.equal("a.width", 20, priority: 999)
        let solved = sketch.solve()
        #expect(
            solved.messages == [
                "unable to satisfy constraint a.left == root.left + 5: nothing in it can move"
            ])
    }

    @Test func ambiguityHasARange() {
        var sketch = LayoutSketch(100, 100)
        sketch.add("a")
        sketch.equal("a.left", "root.left")
        sketch.equal("a.height", 10)
        sketch.relate("a.width", .greaterThanOrEqual, plus: 20)
        sketch.relate("a.width", .lessThanOrEqual, plus: 60)
        sketch.relate("a.top", .greaterThanOrEqual, "root.top", plus: 5)
        let solved = sketch.solve()
        #expect(solved.ambiguousAxes("a") == [.horizontal, .vertical])
        let found = solved.result.ambiguities
        #expect(found.map(\.item) == [1, 1])
        #expect(found.map(\.axis) == [.horizontal, .vertical])
        #expect(found.map(\.subject) == [.length, .position])
        #expect(found.map(\.range) == [20...60, 5...(.infinity)])
        #expect(solved.messages.isEmpty)
    }

    @Test func whatIsGeneratedIsNotTheAuthorsToDecide() {
        var sketch = LayoutSketch(100, 100)
        sketch.add("a") { $0.isGenerated = true }
        #expect(sketch.solve().result.ambiguities.isEmpty)
    }

    /// Lengths of lower rank become small first; without ranks the earlier item's does.
    @Test(arguments: [(nil, nil, 20.0), (5, 3, 70), (3, 5, 20)] as [(Int?, Int?, Double)])
    func ranksSayWhichLengthIsMadeSmall(first: Int?, second: Int?, width: Double) {
        var sketch = LayoutSketch(100, 10)
        for (name, rank) in [("a", first), ("b", second)] {
            sketch.add(name) { $0.lengthRank = rank }
            sketch.relate("\(name).width", .greaterThanOrEqual, plus: name == "a" ? 20 : 30)
            sketch.equal("\(name).top", "root.top")
            sketch.equal("\(name).height", 10)
        }
        sketch.equal("a.left", "root.left")
        sketch.equal("b.left", "a.right")
        sketch.equal("b.right", "root.right")
        #expect(sketch.solve().frame("a").width == width)
    }

    /// Of contents that resist alike, those of the greatest rank give way, whatever is stretched.
    ///
    /// Measured: three labels of UIKit in 272 points are 81.5, 151 and 39.5 wide; all have their own width in 316.5, and
    /// in 400 the first takes what is left.
    @Test(
        arguments: [
            (272.0, [81.5, 151, 39.5]), (316.5, [126, 151, 39.5]), (400, [209.5, 151, 39.5]),
            (100, [0, 60.5, 39.5]),
        ] as [(Double, [Double])])
    func theGreatestRankIsSqueezed(width: Double, lengths: [Double]) {
        var sketch = LayoutSketch(width, 20)
        let names = ["a", "b", "c"]
        for (index, (name, own)) in zip(names, [126.0, 151, 39.5]).enumerated() {
            sketch.add(name, measuring: Measurement(width: own, height: 20)) { $0.lengthRank = 9 - index }
            sketch.equal("\(name).top", "root.top")
        }
        sketch.equal("a.left", "root.left")
        sketch.equal("b.left", "a.right")
        sketch.equal("c.left", "b.right")
        sketch.equal("c.right", "root.right")
        let solved = sketch.solve()
        #expect(names.map { solved.frame($0).width } == lengths)
        #expect(solved.messages.isEmpty)
    }

    @Test func whatFillsAContainerGivesWayToASize() {
        var sketch = LayoutSketch(100, 20)
        sketch.add("a")
        sketch.pin("a", height: 20)
        sketch.equal("a.width", "root.width", times: 0.8)
        sketch.relate("a.right", .equal, "root.right", origin: .arrangement)
        let solved = sketch.solve()
        #expect(solved.frame("a") == Rect(x: 0, y: 0, width: 80, height: 20))
        #expect(
            solved.result.diagnostics.first?.notes.last
                == "it was chosen because views fill their container unless constraints require another size")
    }

    @Test func explanationsNameWhatDecides() {
        var sketch = LayoutSketch(100, 100)
        sketch.add("a", measuring: Measurement(width: 30, height: 20))
        sketch.pin("a", x: 8)
        sketch.problem.explainedItems = [1, 7]
        let explanation = sketch.solve().result.explanations
        #expect(explanation.map(\.item) == [1])
        let edges = explanation.first?.edges ?? []
        #expect(edges.map(\.attribute) == [.left, .right, .width, .top, .bottom, .height])
        #expect(edges.map(\.value) == [8, 38, 30, 0, 20, 20])
        #expect(edges.first?.reasons == ["a.left == root.left + 8"])
        #expect(
            edges.dropFirst(2).first?.reasons == [
                "a.width == 30 of its own content (hugging 250, compression resistance 750)"
            ])
    }
}
