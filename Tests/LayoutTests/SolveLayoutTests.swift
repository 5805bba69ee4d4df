import Constraints
import Diagnostics
import Geometry
import Layout
import Testing

@Suite struct SolveLayoutTests {
    /// A root of some size; item 0.
    private func problem(_ width: Double, _ height: Double, scale: Double = 2) -> LayoutProblem {
        LayoutProblem(
            items: [
                LayoutItem(
                    name: "root", parent: nil,
                    placement: .fixed(Rect(x: 0, y: 0, width: width, height: height)))
            ], displayScale: scale)
    }

    private func child(_ name: String, of parent: Int = 0) -> LayoutItem {
        LayoutItem(name: name, parent: parent, placement: .constraints)
    }

    private func equal(
        _ item: Int, _ attribute: LayoutAttribute, _ other: Int, _ otherAttribute: LayoutAttribute,
        times multiplier: Double = 1, plus constant: Double = 0
    ) -> LayoutConstraint {
        LayoutConstraint(
            first: LayoutConstraint.Operand(item: item, attribute: attribute),
            second: LayoutConstraint.Operand(item: other, attribute: otherAttribute),
            multiplier: multiplier, constant: constant)
    }

    private func fixed(_ item: Int, _ attribute: LayoutAttribute, _ points: Double) -> LayoutConstraint {
        LayoutConstraint(
            first: LayoutConstraint.Operand(item: item, attribute: attribute), constant: points)
    }

    private func solve(_ problem: LayoutProblem) -> LayoutResult {
        solveLayout(problem) { _, _ in Measurement() }
    }

    @Test func thirdsOfAnOddWidthMeetOnThePixelGrid() {
        // 100 points at 2x in three: edges at 33.333 and 66.667 round to 33.5 and 66.5.
        var thirds = problem(100, 10)
        thirds.items += [child("a"), child("b"), child("c")]
        for index in 1...3 {
            thirds.constraints += [
                equal(index, .width, 0, .width, times: 1.0 / 3), equal(index, .top, 0, .top),
                equal(index, .bottom, 0, .bottom),
                index == 1 ? equal(1, .left, 0, .left) : equal(index, .left, index - 1, .right),
            ]
        }
        let frames = solve(thirds).frames
        #expect(frames[1] == Rect(x: 0, y: 0, width: 33.5, height: 10))
        #expect(frames[2] == Rect(x: 33.5, y: 0, width: 33, height: 10))
        #expect(frames[3] == Rect(x: 66.5, y: 0, width: 33.5, height: 10))
    }

    @Test func halvesRoundUp() {
        // 950.25 lies halfway between the pixels at 2x, 950.2 nearer to the lower one.
        var halves = problem(2000, 10)
        halves.items += [child("a"), child("b")]
        halves.constraints = [fixedLeft(1, 950.25), fixedLeft(2, 950.2)]
        let frames = solve(halves).frames
        #expect(frames[1].minX == 950.5)
        #expect(frames[2].minX == 950)
    }

    private func fixedLeft(_ item: Int, _ points: Double) -> LayoutConstraint {
        equal(item, .left, 0, .left, plus: points)
    }

    /// 20 characters of 10 points that wrap into lines of 20 points.
    private func text(_ proposal: MeasureProposal) -> Measurement {
        let columns = max(1, min(20, ((proposal.width ?? 200) / 10).rounded(.down)))
        let lines = (20 / columns).rounded(.up)
        return Measurement(width: columns * 10, height: lines * 20, firstBaseline: 15, wraps: true)
    }

    @Test func textIsMeasuredAgainForItsWidth() {
        var screen = problem(120, 400)
        screen.items.append(child("label"))
        screen.items[1].hasIntrinsicSize = true
        screen.constraints = [
            equal(1, .left, 0, .left, plus: 10), equal(1, .right, 0, .right, plus: -10),
            equal(1, .top, 0, .top),
        ]
        let result = solveLayout(screen) { _, proposal in text(proposal) }
        // 100 points hold 10 characters, so two lines.
        #expect(result.frames[1] == Rect(x: 10, y: 0, width: 100, height: 40))
        #expect(result.measureCount == 2)
        #expect(result.diagnostics.isEmpty)
    }

    @Test func aBoundedBubbleIsAsWideAsItsLongestLine() {
        var screen = problem(400, 400)
        screen.items.append(child("label"))
        screen.items[1].hasIntrinsicSize = true
        screen.constraints = [
            equal(1, .left, 0, .left), equal(1, .top, 0, .top),
            LayoutConstraint(
                first: LayoutConstraint.Operand(item: 1, attribute: .width),
                relation: .lessThanOrEqual, constant: 95),
        ]
        let result = solveLayout(screen) { _, proposal in text(proposal) }
        // 9 characters fit into 95 points: 3 lines of 90.
        #expect(result.frames[1].size == Size(width: 90, height: 60))
    }

    @Test func aNestedViewGetsThePartOfTheSafeAreaItReachesInto() {
        var screen = problem(375, 812)
        screen.items[0].insetRule.safeArea = Insets(top: 44, left: 0, bottom: 34, right: 0)
        screen.items += [child("panel"), child("inside", of: 1)]
        screen.items.append(LayoutItem(name: "safe", parent: 1, placement: .guide(.safeArea)))
        screen.constraints = [
            equal(1, .left, 0, .left), equal(1, .right, 0, .right),
            equal(1, .top, 0, .top, plus: 30), equal(1, .bottom, 0, .bottom),
            equal(2, .top, 3, .top), equal(2, .bottom, 3, .bottom), equal(2, .left, 3, .left),
            equal(2, .right, 3, .right),
        ]
        let result = solve(screen)
        #expect(result.safeAreas[1] == Insets(top: 14, left: 0, bottom: 34, right: 0))
        #expect(result.frames[2] == Rect(x: 0, y: 14, width: 375, height: 734))
    }

    /// Before any frame is known a panel has no safe area; it has one of 24 in the end.
    @Test(arguments: [(24.0, true), (0.0, false)])
    func whatCannotMoveIsJudgedByTheFinalInsets(top: Double, holds: Bool) {
        var screen = problem(375, 812)
        screen.items[0].insetRule.safeArea = Insets(top: 44, left: 0, bottom: 34, right: 0)
        let panel = Rect(x: 0, y: 20, width: 375, height: 400)
        screen.items += [
            LayoutItem(name: "panel", parent: 0, placement: .fixed(panel)),
            LayoutItem(
                name: "box", parent: 1, placement: .fixed(Rect(x: 0, y: top, width: 9, height: 9))),
            LayoutItem(name: "safe", parent: 1, placement: .guide(.safeArea)),
        ]
        screen.constraints = [equal(2, .top, 3, .top)]
        let result = solve(screen)
        #expect(result.safeAreas[1].top == 24)
        #expect(result.diagnostics.isEmpty == holds, "\(result.diagnostics)")
    }

    /// Each view lies a point below the one around it, by that one's safe area, which is known a round later.
    @Test func insetsAreFollowedThroughAllLevels() {
        var screen = problem(375, 812)
        screen.items[0].insetRule.safeArea = Insets(top: 44, left: 0, bottom: 0, right: 0)
        let levels = 12
        for level in 1...levels {
            let guide = screen.items.count
            screen.items.append(
                LayoutItem(
                    name: "safe\(level)", parent: level == 1 ? 0 : guide - 1, placement: .guide(.safeArea)))
            screen.items.append(child("view\(level)", of: level == 1 ? 0 : guide - 1))
            let parent = level == 1 ? 0 : guide - 1
            // 44 in the root, one less in each view.
            screen.constraints += [
                equal(guide + 1, .top, guide, .top, plus: Double(level) - 44),
                equal(guide + 1, .left, parent, .left), equal(guide + 1, .right, parent, .right),
                equal(guide + 1, .bottom, parent, .bottom),
            ]
        }
        let result = solve(screen)
        for level in 1...levels {
            #expect(result.frames[2 * level].minY == 1)
            #expect(result.safeAreas[2 * level].top == Double(44 - level))
        }
    }

    @Test func constraintsReachAcrossTheTree() {
        // A grandchild is as far from the left as a view beside its grandparent.
        var screen = problem(300, 100)
        screen.items += [child("box"), child("inner", of: 1), child("mark")]
        screen.constraints = [
            equal(1, .left, 0, .left, plus: 40), fixed(1, .width, 100), equal(1, .top, 0, .top),
            fixed(1, .height, 50), equal(3, .left, 0, .left, plus: 70), fixed(3, .width, 10),
            equal(3, .top, 0, .top), fixed(3, .height, 10), equal(2, .left, 3, .left),
            equal(2, .top, 3, .bottom, plus: 5), fixed(2, .width, 10), fixed(2, .height, 10),
        ]
        let frames = solve(screen).frames
        #expect(frames[2] == Rect(x: 30, y: 15, width: 10, height: 10))
    }

    @Test func whatNothingDecidesIsAmbiguous() {
        var screen = problem(100, 100)
        screen.items.append(child("lost"))
        screen.constraints = [equal(1, .top, 0, .top), fixed(1, .height, 10), fixed(1, .width, 10)]
        let result = solve(screen)
        #expect(result.ambiguousAxes[1] == [.horizontal])
        #expect(result.frames[1] == Rect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func sizesAreNeverNegative() {
        var screen = problem(100, 100)
        screen.items.append(child("squeezed"))
        screen.constraints = [
            equal(1, .left, 0, .left, plus: 80), equal(1, .right, 0, .right, plus: -80),
            equal(1, .top, 0, .top), fixed(1, .height, 10),
        ]
        let result = solve(screen)
        #expect(result.frames[1].width == 0)
        #expect(result.diagnostics.count == 1)
    }

    // Source: a label of required compression resistance under a required width, in a real xib as Xcode saved it.
    @Test func contentGivesWayBeforeTheAuthor() {
        var problem = problem(400, 100)
        var label = child("label")
        label.hasIntrinsicSize = true
        label.compressionResistance = AxisPriorities(horizontal: 1000, vertical: 1000)
        problem.items.append(label)
        problem.constraints = [equal(1, .left, 0, .left), equal(1, .top, 0, .top), fixed(1, .width, 250)]
        let result = solveLayout(problem) { _, _ in Measurement(width: 525, height: 20) }
        #expect(result.frames[1] == Rect(x: 0, y: 0, width: 250, height: 20))
        #expect(result.diagnostics.count == 1)
        #expect(result.diagnostics.first?.notes.last?.contains("a content's own size gives way") == true)
    }

    @Test func wordsThatMayNotBeCutWrapInsideALimit() {
        var problem = problem(400, 100)
        var label = child("label")
        label.hasIntrinsicSize = true
        label.compressionResistance = AxisPriorities(horizontal: 1000, vertical: 1000)
        problem.items.append(label)
        let limit = LayoutConstraint(
            first: LayoutConstraint.Operand(item: 1, attribute: .width), relation: .lessThanOrEqual,
            constant: 300)
        problem.constraints = [equal(1, .left, 0, .left), equal(1, .top, 0, .top), limit]
        // 500 points of words in lines of 20.
        let result = solveLayout(problem) { _, proposal in
            let width = min(500, proposal.width ?? 500)
            return Measurement(width: width, height: 20 * (500 / width).rounded(.up), wraps: true)
        }
        #expect(result.frames[1] == Rect(x: 0, y: 0, width: 300, height: 40))
        #expect(result.diagnostics.isEmpty)
    }
}
