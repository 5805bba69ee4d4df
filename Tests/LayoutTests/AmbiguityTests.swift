import Constraints
import Diagnostics
import Geometry
import Layout
import Testing

/// Where items are that constraints leave open: sizes are 0 first, then inequalities are tight, then positions are 0.
///
/// Source: the frames that the tests of a public layout library expect of UIKit.
@Suite struct AmbiguityTests {
    /// A 100x100 view in a 400x800 root.
    private func sketch() -> LayoutSketch {
        var sketch = LayoutSketch(400, 800)
        sketch.add("a")
        sketch.equal("a.width", 100)
        sketch.equal("a.height", 100)
        return sketch
    }

    @Test(arguments: [Relation.greaterThanOrEqual, .lessThanOrEqual], [Float(1000), 750])
    func anInequalityIsTight(relation: Relation, priority: Float) {
        var near = sketch()
        near.relate("a.top", relation, "root.top", plus: 23, priority: priority)
        #expect(near.solve().frame("a") == Rect(x: 0, y: 23, width: 100, height: 100))
        var far = sketch()
        far.relate("a.right", relation, "root.right", plus: -74, priority: priority)
        #expect(far.solve().frame("a") == Rect(x: 226, y: 0, width: 100, height: 100))
    }

    @Test(arguments: [Relation.greaterThanOrEqual, .lessThanOrEqual])
    func aGapThatMayBeLargerIsAsWritten(relation: Relation) {
        var sketch = LayoutSketch(400, 800)
        sketch.add("a")
        sketch.add("b")
        sketch.equal("a.left", "root.left")
        sketch.equal("a.width", 10)
        sketch.relate("b.left", relation, "a.right", plus: 25)
        let solved = sketch.solve()
        #expect(solved.frame("a") == Rect(x: 0, y: 0, width: 10, height: 0))
        #expect(solved.frame("b") == Rect(x: 35, y: 0, width: 0, height: 0))
    }

    @Test func sizesComeBeforeInequalities() {
        var sketch = LayoutSketch(400, 800)
        sketch.add("a")
        sketch.equal("a.left", "root.left", plus: 10)
        sketch.relate("a.right", .lessThanOrEqual, "root.right", plus: -10)
        #expect(sketch.solve().frame("a") == Rect(x: 10, y: 0, width: 0, height: 0))
    }

    @Test func ofTwoThatCannotBothBeTightTheFirstIs() {
        var sketch = sketch()
        sketch.relate("a.bottom", .lessThanOrEqual, "root.bottom", plus: -20)
        sketch.relate("a.top", .greaterThanOrEqual, "root.top", plus: 30)
        #expect(sketch.solve().frame("a").minY == 680)
    }

    @Test func whatIsDecidedStaysSlack() {
        var sketch = sketch()
        sketch.relate("a.left", .greaterThanOrEqual, "root.left", plus: 20)
        sketch.equal("a.centerX", "root.centerX", priority: 1)
        sketch.problem.explainedItems = [1]
        let solved = sketch.solve()
        #expect(solved.frame("a").minX == 150)
        #expect(solved.ambiguousAxes("a") == [.vertical])
        let left = solved.result.explanations.first?.edges.first { $0.attribute == .left }
        #expect(left?.reasons == ["a.width == 100", "a.centerX == root.centerX @1"])
    }

    @Test func aConflictNamesTheInequality() {
        var sketch = sketch()
        sketch.equal("a.left", "root.left", plus: 5)
        sketch.relate("a.left", .greaterThanOrEqual, "root.left", plus: 20)
        let diagnostics = sketch.solve().result.diagnostics
        #expect(diagnostics.map { $0.message.contains("a.left >= root.left + 20") } == [true])
        #expect(
            diagnostics.first?.notes.filter { $0.hasPrefix("in the conflicting set") } == [
                "in the conflicting set: a.left == root.left + 5",
                "in the conflicting set: a.left >= root.left + 20",
            ])
    }

    @Test func contentThatIsFittedIsNotMoved() {
        var sketch = sketch()
        sketch.relate("a.top", .greaterThanOrEqual, "root.top", plus: 5)
        sketch.relate("root.bottom", .greaterThanOrEqual, "a.bottom", plus: 7)
        #expect(sketch.solve().frame("a").minY == 5)
    }
}
