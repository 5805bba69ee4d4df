import Constraints
import Geometry
import Layout
import Testing

/// Where items lie that constraints do not decide, and what constraints measure of items.
@Suite struct PlacementTests {
    /// A frame of 40 in a parent that was 100 and is 160, with the near margin 20 and the far one 40.
    private func autoresized(_ mask: AutoresizingMask) -> Rect {
        var sketch = LayoutSketch(160, 160)
        let frame = Rect(x: 20, y: 20, width: 40, height: 40)
        let parent = Size(width: 100, height: 100)
        sketch.add("a", .autoresizing(frame: frame, mask: mask, parentSize: parent))
        return sketch.solve().frame("a")
    }

    /// Source: UIView.AutoresizingMask: the flexible parts share the change of 60 by their lengths.
    @Test func masksShareAChangeByTheLengthsOfTheFlexibleParts() {
        #expect(autoresized([]) == Rect(x: 20, y: 20, width: 40, height: 40))
        #expect(autoresized([.flexibleWidth]) == Rect(x: 20, y: 20, width: 100, height: 40))
        #expect(autoresized([.flexibleLeftMargin]) == Rect(x: 80, y: 20, width: 40, height: 40))
        #expect(autoresized([.flexibleRightMargin]) == Rect(x: 20, y: 20, width: 40, height: 40))
        // 20 : 40 of the margins.
        #expect(
            autoresized([.flexibleLeftMargin, .flexibleRightMargin])
                == Rect(x: 40, y: 20, width: 40, height: 40))
        // 20 : 40 : 40 of all parts.
        #expect(
            autoresized([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
                == Rect(x: 20, y: 32, width: 40, height: 64))
    }

    /// What constraints leave open is as the file saved it; what they decide is not.
    @Test func savedFramesDecideWhatIsOpenAndNothingElse() {
        var sketch = LayoutSketch(200, 200)
        let saved = Rect(x: 30, y: 40, width: 50, height: 60)
        sketch.add("a") {
            $0.savedFrame = saved
            $0.alignmentInsets = Insets(top: 1, left: 2, bottom: 3, right: 4)
        }
        #expect(sketch.solve().frame("a") == saved)
        // An inequality leaves a range: the saved value if it is inside, else the nearest.
        sketch.relate("a.height", .greaterThanOrEqual, plus: 10)
        #expect(sketch.solve().frame("a") == saved)
        sketch.relate("a.height", .greaterThanOrEqual, plus: 96)
        #expect(sketch.solve().frame("a") == Rect(x: 30, y: 40, width: 50, height: 100))
        // Of a right edge and an open width the width is as saved, and the position follows.
        sketch.equal("a.right", "root.right", plus: -4)
        #expect(sketch.solve().frame("a").maxX == 200)
        #expect(sketch.solve().frame("a").width == 50)
        // The weakest constraint of an author's decides.
        sketch.equal("a.width", 14, priority: 1)
        sketch.equal("a.top", "root.top", plus: 9, priority: 1)
        let solved = sketch.solve()
        #expect(solved.frame("a") == Rect(x: 180, y: 8, width: 20, height: 100))
        #expect(solved.result.ambiguities.map(\.subject) == [.length])
    }

    @Test func emptyFlexiblePartsShareEqually() {
        var sketch = LayoutSketch(90, 10)
        sketch.add(
            "a",
            .autoresizing(
                frame: .zero, mask: [.flexibleLeftMargin, .flexibleWidth], parentSize: .zero))
        #expect(sketch.solve().frame("a") == Rect(x: 45, y: 0, width: 45, height: 0))
    }

    private static let margins: AutoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]

    /// Of a parent that had no size, and of one that was smaller, the margins are (78 - 20) / 2 and (26 - 20) / 2.
    @Test(arguments: [Size.zero, Size(width: 12, height: 6)], [0, 4.0])
    func marginsThatHadNoRoomGetHalvesOfIt(parentSize: Size, origin: Double) {
        var sketch = LayoutSketch(78, 26)
        let frame = Rect(x: origin, y: origin, width: 20, height: 20)
        sketch.add("a", .autoresizing(frame: frame, mask: Self.margins, parentSize: parentSize))
        #expect(sketch.solve().frame("a") == Rect(x: 29, y: 3, width: 20, height: 20))
    }

    @Test func marginsInAParentThatConstraintsGiveASizeGetHalvesOfIt() {
        var sketch = LayoutSketch(200, 200)
        sketch.add("parent")
        sketch.pin("parent", x: 10, y: 20, width: 78, height: 26)
        let frame = Rect(x: 0, y: 0, width: 20, height: 20)
        sketch.add(
            "a", in: "parent", .autoresizing(frame: frame, mask: Self.margins, parentSize: .zero))
        #expect(sketch.solve().frame("a") == Rect(x: 29, y: 3, width: 20, height: 20))
    }

    @Test func marginsWithoutRoomStayWhereTheParentDoes() {
        var sketch = LayoutSketch(78, 12)
        let frame = Rect(x: 4, y: 1, width: 20, height: 20)
        let parentSize = Size(width: 12, height: 12)
        sketch.add("a", .autoresizing(frame: frame, mask: Self.margins, parentSize: parentSize))
        #expect(sketch.solve().frame("a") == Rect(x: 29, y: 1, width: 20, height: 20))
    }

    @Test func aFixedFrameStaysAsItIsOffTheGrid() {
        var sketch = LayoutSketch(100, 100)
        let frame = Rect(x: 0.3, y: 1.7, width: 10.1, height: 5)
        sketch.add("a", .fixed(frame))
        sketch.add("b")
        sketch.equal("b.left", "a.right")
        sketch.equal("b.top", "a.bottom")
        sketch.equal("b.width", 10)
        sketch.equal("b.height", 10)
        let solved = sketch.solve()
        #expect(solved.frame("a") == frame)
        // 10.4 and 6.7 on a grid of halves.
        #expect(solved.frame("b").origin == Point(x: 10.5, y: 6.5))
    }

    @Test func constraintsMeasureTheAlignmentRectangle() {
        // A switch: its frame reaches 2 points beyond its alignment rectangle.
        var sketch = LayoutSketch(200, 100)
        sketch.add("switch", measuring: Measurement(width: 49, height: 31)) {
            $0.alignmentInsets = Insets(top: 0, left: 0, bottom: 0, right: 2)
            $0.hugging = AxisPriorities(horizontal: 750, vertical: 750)
        }
        sketch.equal("switch.right", "root.right", plus: -10)
        sketch.equal("switch.top", "root.top")
        #expect(sketch.solve().frame("switch") == Rect(x: 141, y: 0, width: 51, height: 31))
    }

    @Test func aScrolledParentShiftsItsCoordinates() {
        var sketch = LayoutSketch(100, 100)
        sketch.add("panel", .fixed(Rect(x: 10, y: 10, width: 50, height: 50))) {
            $0.boundsOrigin = Point(x: 0, y: 30)
        }
        sketch.add("a", in: "panel")
        sketch.pin("a", to: "root", x: 10, y: 15, width: 5, height: 5)
        // 5 points below the panel's top edge, whose own coordinates begin at 30.
        #expect(sketch.solve().frame("a") == Rect(x: 0, y: 35, width: 5, height: 5))
    }

    @Test func attributesAreSumsOfEdgeAndLength() {
        var sketch = LayoutSketch(100, 60)
        sketch.add("a")
        sketch.equal("a.centerX", "root.centerX", times: 1.5)
        sketch.equal("a.centerY", "root.bottom", times: 0.25)
        sketch.equal("a.width", "a.height", times: 2)
        sketch.equal("a.height", "root.width", times: 0.1, plus: 2)
        // Centre 75, 15; height 12, width 24.
        #expect(sketch.solve().frame("a") == Rect(x: 63, y: 9, width: 24, height: 12))
    }

    @Test func distancesHoldInWhicheverCoordinatesTheyAreWritten() {
        // The gap between two boxes in different containers equals that between the containers.
        var sketch = LayoutSketch(200, 20)
        sketch.add("left", .fixed(Rect(x: 0, y: 0, width: 50, height: 20)))
        sketch.add("right", .fixed(Rect(x: 80, y: 0, width: 100, height: 20)))
        sketch.add("a", in: "left", .fixed(Rect(x: 10, y: 0, width: 20, height: 20)))
        sketch.add("b", in: "right")
        sketch.equal("b.top", "right.top")
        sketch.equal("b.width", 10)
        sketch.equal("b.height", 10)
        var gap = sketch.operand("b.left")
        var containers = sketch.operand("right.left")
        gap.start = .init(item: sketch.operand("a.right").item, attribute: .right)
        containers.start = .init(item: sketch.operand("left.right").item, attribute: .right)
        sketch.problem.constraints.append(
            LayoutConstraint(first: gap, second: containers, multiplier: 2))
        // 60 points right of a's right edge at 30: 90 on the screen, 10 in its container.
        #expect(sketch.solve().frame("b").minX == 10)
    }

    @Test func anEmptyProblemHasAnEmptyResult() {
        let result = solveLayout(LayoutProblem(displayScale: 2)) { _, _ in Measurement() }
        #expect(result.frames.isEmpty && result.diagnostics.isEmpty && result.rootSize == .zero)
        #expect(LayoutProblem(displayScale: 0).displayScale == 1)
        #expect(LayoutProblem(displayScale: .infinity).displayScale == 1)
    }
}
