import Constraints
import Geometry
import Testing

@testable import Layout

/// What the views of a problem are told of its constraints.
@Suite struct ConstraintStatementTests {
    /// Returns what an item is told.
    private func told(_ name: String, in sketch: LayoutSketch) -> [String] {
        let items = sketch.problem.items
        return sketch.problem.statements { items[$0].name }
            .filter { items[$0.item].name == name }.map(\.sentence)
    }

    @Test func eachViewIsToldInItsOwnWords() {
        var sketch = LayoutSketch(400, 800)
        sketch.add("title")
        sketch.add("field")
        sketch.equal("title.top", "root.top", plus: 20)
        sketch.equal("field.top", "title.bottom", plus: 8)
        sketch.relate("field.width", .greaterThanOrEqual, plus: 44, priority: 750)
        #expect(
            told("title", in: sketch)
                == ["Top 20 pt from the superview's top", "field: Top 8 pt below this view's bottom"])
        #expect(
            told("field", in: sketch) == [
                "Top 8 pt below title's bottom", "Width at least 44 pt (priority 750)",
            ])
        #expect(told("root", in: sketch) == ["title: Top 20 pt from this view's top"])
    }

    @Test func viewsArePlacedByThoseAroundThem() {
        var sketch = LayoutSketch(400, 800)
        sketch.add("box")
        sketch.add("deep", in: "box")
        sketch.equal("root.bottom", "box.bottom", plus: 16)
        sketch.relate("root.trailing", .greaterThanOrEqual, "deep.trailing", plus: 4)
        sketch.equal("root.width", "box.width", times: 2)
        #expect(
            told("box", in: sketch) == [
                "Bottom 16 pt from the superview's bottom", "Width 0.5 × the superview's width",
            ])
        #expect(told("deep", in: sketch) == ["Trailing at least 4 pt from root's trailing edge"])
    }

    @Test func guidesAndScrollViews() {
        var sketch = LayoutSketch(400, 800)
        sketch.add("root.safeArea", in: "root", .guide(.safeArea))
        sketch.add("scroll") { $0.isScrollView = true }
        sketch.add("content", in: "scroll")
        let guide = LayoutConstraint.Operand(item: 1, attribute: .top)
        sketch.problem.constraints.append(
            LayoutConstraint(first: sketch.operand("scroll.top"), second: guide, constant: 8))
        sketch.equal("content.leading", "scroll.leading")
        sketch.equal("content.width", "scroll.width")
        #expect(
            told("scroll", in: sketch).first == "Top 8 pt from the top of the superview's safe area")
        #expect(
            told("content", in: sketch) == [
                "Leading at the leading edge of the superview's scroll content",
                "Width equal to the superview's width",
            ])
        #expect(
            told("root", in: sketch) == ["scroll: Top 8 pt from the top of this view's safe area"])
    }

    @Test func aViewByItself() {
        var sketch = LayoutSketch(400, 800)
        sketch.add("picture")
        sketch.equal("picture.width", "picture.height", times: 1.5)
        sketch.relate("picture.height", .equal, plus: 10, origin: .system)
        #expect(told("picture", in: sketch) == ["Width 1.5 × its height"])
    }

    @Test func constraintsThatDoNotHoldAreFound() {
        var sketch = LayoutSketch(400, 800)
        sketch.add("box")
        sketch.pin("box", width: 100, height: 50)
        sketch.equal("box.width", 120, priority: 500)
        sketch.equal("box.height", 70)
        sketch.relate("box.width", .lessThanOrEqual, "root.width")
        sketch.equal("box.width", .nan)
        #expect(solveLayout(sketch.problem) { _, _ in Measurement() }.unmetConstraints.isEmpty)
        sketch.problem.findsUnmetConstraints = true
        let unmet = solveLayout(sketch.problem) { _, _ in Measurement() }.unmetConstraints
        #expect(unmet == [4, 5, 7])
    }
}
