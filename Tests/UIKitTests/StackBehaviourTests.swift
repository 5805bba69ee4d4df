import Testing

@testable import UIKitCore

/// What a stack view does beyond distributing views of fixed sizes.
@Suite struct StackBehaviourTests {
    private func layOutStack(
        _ views: [UIView], width: Double? = nil, height: Double? = nil,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ change: (UIStackView) -> Void = { _ in }
    ) throws -> (stack: UIStackView, diagnostics: [String]) {
        let (stack, _, diagnostics) = try layOut(direction: direction) { root in
            let stack = addView(UIStackView(arrangedSubviews: views), to: root)
            change(stack)
            stack.setSize(width, height)
            stack.pinCorner()
            return stack
        }
        return (stack, diagnostics)
    }

    // MARK: Spacing

    @Test func customSpacingReplacesOneGap() throws {
        let boxes = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
        let (stack, _) = try layOutStack(boxes) {
            $0.spacing = 5
            $0.setCustomSpacing(17, after: boxes[0])
        }
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 27, 52])
        #expect(stack.frame.width == 82)
    }

    @Test func spacingByTheSystemIsEightAndByDefaultTheStacks() throws {
        let boxes = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
        let (stack, _) = try layOutStack(boxes) {
            $0.spacing = 3
            $0.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[0])
            $0.setCustomSpacing(40, after: boxes[1])
            $0.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[1])
        }
        // 10 + 8, 18 + 20 + 3.
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 18, 41])
        #expect(stack.customSpacing(after: boxes[1]) == UIStackView.spacingUseDefault)
    }

    @Test func theStacksOwnSpacingMayBeTheSystems() throws {
        let (stack, _) = try layOutStack([SizedView(10, 10), SizedView(20, 10)]) {
            $0.spacing = UIStackView.spacingUseSystem
        }
        #expect(stack.arrangedSubviews[1].frame.minX == 18)
    }

    @Test(arguments: [1, 2]) func hiddenViewsLeaveTheSpacingBeforeThemAsItIs(hiddenCount: Int) throws {
        // Measured: 24 points set after a view stay 24 where the next is hidden, whose own spacing goes with it.
        let boxes = [SizedView(10, 10), SizedView(20, 10), SizedView(20, 10), SizedView(30, 10)]
        for box in boxes.dropFirst().prefix(hiddenCount) { box.isHidden = true }
        let (stack, _) = try layOutStack(boxes) {
            $0.spacing = 5
            $0.setCustomSpacing(24, after: boxes[0])
            $0.setCustomSpacing(hiddenCount == 1 ? 50 : 5, after: boxes[1])
            $0.setCustomSpacing(7, after: boxes[2])
        }
        let next = boxes[1 + hiddenCount]
        #expect(next.frame.minX == 34)
        #expect(stack.frame.width == boxes[3].frame.maxX)
        #expect(boxes[3].frame.minX == (hiddenCount == 1 ? 61 : 34))
    }

    /// Measured: in saved files, a hidden text field of 34 points is centered on a row that is 30 high.
    @Test func aHiddenViewIsCenteredAndSpansNothing() throws {
        let boxes = [SizedView(10, 20), SizedView(10, 34)]
        boxes[1].isHidden = true
        let (stack, diagnostics) = try layOutStack(boxes, height: 30) { $0.alignment = .center }
        #expect(boxes[1].frame == CGRect(x: 10, y: -2, width: 0, height: 34))
        #expect(stack.frame.height == 30)
        #expect(diagnostics.isEmpty)
    }

    /// Measured: in a saved file a row of hidden views alone has no height, but its views have, each the same.
    @Test func hiddenViewsAloneGiveARowNoHeight() throws {
        let boxes = [SizedView(10, 20), SizedView(10, 34)]
        for box in boxes { box.isHidden = true }
        let (stack, _) = try layOutStack(boxes, width: 100)
        #expect(stack.frame.height == 0)
        #expect(boxes.map(\.frame.height) == [34, 34])
    }

    @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func theFirstOfEqualsIsStretched(axis: NSLayoutConstraint.Axis) throws {
        let boxes = [SizedView(10, 10), SizedView(20, 20), SizedView(30, 30)]
        for box in boxes { box.setPriorities(hugging: 250, resistance: 750) }
        _ = try layOutStack(boxes, width: axis == .horizontal ? 100 : nil) { stack in
            stack.axis = axis
            if axis == .vertical { stack.heightAnchor.constraint(equalToConstant: 100).isActive = true }
        }
        #expect(boxes.map { axis == .horizontal ? $0.frame.width : $0.frame.height } == [50, 20, 30])
    }

    @Test func ofSeveralEqualsTheFirstIsStretchedAndFirmOnesAreNot() throws {
        let boxes = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
        boxes[0].setPriorities(hugging: 251, resistance: 750)
        _ = try layOutStack(boxes, width: 100)
        #expect(boxes.map(\.frame.width) == [10, 60, 30])
    }

    @Test func aNegativeSpacingOverlaps() throws {
        let boxes = [SizedView(20, 10), SizedView(20, 10)]
        let (stack, _) = try layOutStack(boxes) { $0.spacing = -5 }
        #expect(boxes[1].frame.minX == 15)
        #expect(stack.frame.width == 35)
    }

    // MARK: Nesting and margins

    @Test func aColumnOfRowsIsAsWideAsTheWidest() throws {
        func row(_ widths: [CGFloat]) -> UIStackView {
            let row = UIStackView(arrangedSubviews: widths.map { SizedView($0, 12) })
            row.spacing = 4
            return row
        }
        let rows = [row([10, 20, 30]), row([50, 60]), row([7])]
        let (column, diagnostics) = try layOutStack(rows) {
            ($0.axis, $0.spacing, $0.alignment) = (.vertical, 6, .leading)
        }
        // 10+20+30+8 = 68, 50+60+4 = 114, 7; three rows of 12 and two gaps of 6.
        #expect(column.frame.size == CGSize(width: 114, height: 48))
        #expect(rows.map(\.frame.width) == [68, 114, 7])
        #expect(rows.map(\.frame.minY) == [0, 18, 36])
        #expect(diagnostics.isEmpty)
    }

    @Test func marginsSurroundTheArrangement() throws {
        let boxes = [SizedView(10, 10), SizedView(20, 10)]
        let (stack, _) = try layOutStack(boxes) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.insetsLayoutMarginsFromSafeArea = false
            $0.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
        }
        #expect(stack.frame.size == CGSize(width: 46, height: 20))
        #expect(boxes[0].frame == CGRect(x: 5, y: 3, width: 10, height: 10))
        #expect(boxes[1].frame == CGRect(x: 15, y: 3, width: 20, height: 10))
    }

    @Test func marginsOfAStackAreEightUnlessSet() throws {
        let (stack, _) = try layOutStack([SizedView(10, 10)]) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.insetsLayoutMarginsFromSafeArea = false
        }
        #expect(stack.frame.size == CGSize(width: 26, height: 26))
    }

    @Test func directionalMarginsAreMirroredWithTheRow() throws {
        let boxes = [SizedView(10, 10), SizedView(20, 10)]
        let (stack, _) = try layOutStack(boxes, direction: .rightToLeft) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 0, leading: 5, bottom: 0, trailing: 11)
        }
        // 46 wide; leading is right: 46 − 5 − 10, then 20 further left.
        #expect(stack.frame.width == 46)
        #expect(boxes.map(\.frame.minX) == [31, 11])
    }

    @Test func aRowReadsAsItsStackDoesWhateverItsViews() throws {
        let boxes = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
        boxes[1].semanticContentAttribute = .forceLeftToRight
        _ = try layOutStack(boxes) { $0.semanticContentAttribute = .forceRightToLeft }
        #expect(boxes.map(\.frame.minX) == [50, 30, 0])
    }

    // MARK: Views without a size, and fillProportionally

    @Test func aViewWithoutASizeTakesWhatIsLeft() throws {
        let spacer = UIView(), boxes = [SizedView(40, 10), SizedView(60, 10)]
        _ = try layOutStack([boxes[0], spacer, boxes[1]], width: 300, height: 20) { $0.spacing = 10 }
        #expect(spacer.frame == CGRect(x: 50, y: 0, width: 180, height: 20))
    }

    @Test func proportionsIgnoreViewsWithoutASize() throws {
        let spacer = UIView(), boxes = [SizedView(40, 10), SizedView(60, 10)]
        _ = try layOutStack([boxes[0], spacer, boxes[1]], width: 300, height: 20) {
            $0.distribution = .fillProportionally
        }
        // 300 in the proportion of 40 to 60.
        #expect(spacer.frame.width == 0)
        #expect(boxes.map(\.frame.width) == [120, 180])
    }

    @Test func proportionsWithoutAnySizeAreEqual() throws {
        let views = [UIView(), UIView(), UIView()]
        _ = try layOutStack(views, width: 330, height: 20) {
            ($0.distribution, $0.spacing) = (.fillProportionally, 15)
        }
        #expect(views.map(\.frame.width) == [100, 100, 100])
    }

    @Test func proportionsCountTheSpacingSoTheLastViewPays() throws {
        // Total 100 + 20 of spacing: the first is 300·50/120 = 125, the last 300 − 20 − 125 = 155.
        let boxes = [SizedView(50, 10), SizedView(50, 10)]
        _ = try layOutStack(boxes, width: 300, height: 20) {
            ($0.distribution, $0.spacing) = (.fillProportionally, 20)
        }
        #expect(boxes.map(\.frame.width) == [125, 155])
    }

    // MARK: Changes

    @Test func viewsMayComeAndGo() throws {
        let boxes = (0..<3).map { _ in SizedView(20, 10) }
        let (frames, _, _) = try layOut { root in
            let stack = addView(UIStackView(arrangedSubviews: boxes), to: root)
            stack.spacing = 10
            stack.pinCorner()
            var widths: [CGFloat] = []
            func note() {
                root.layoutIfNeeded()
                widths.append(stack.frame.width)
            }
            note()
            boxes[1].isHidden = true
            note()
            boxes[1].isHidden = false
            stack.insertArrangedSubview(SizedView(7, 10), at: 0)
            note()
            boxes[0].removeFromSuperview()
            note()
            stack.removeArrangedSubview(boxes[2])
            #expect(boxes[2].superview === stack)
            note()
            stack.axis = .vertical
            note()
            return widths
        }
        // 3·20+2·10, 2·20+10, 7 more and a gap, one less, one less, the widest of 7 and 20.
        #expect(frames == [80, 50, 97, 67, 37, 20])
    }

    @Test func aViewThatMovesToAnotherStackLeavesTheFirst() throws {
        let box = SizedView(20, 10)
        let first = UIStackView(arrangedSubviews: [SizedView(5, 5), box]), second = UIStackView()
        second.addArrangedSubview(box)
        #expect(first.arrangedSubviews.count == 1)
        #expect(second.arrangedSubviews.first === box)
    }

    // MARK: Text

    @Test func baselinesOfAColumnAreSpaced() throws {
        let labels = (0..<2).map { index in
            let label = UILabel()
            label.text = "Text \(index)"
            label.font = .systemFont(ofSize: 17)
            return label
        }
        let (stack, _) = try layOutStack(labels) {
            ($0.axis, $0.spacing) = (.vertical, 30)
            $0.isBaselineRelativeArrangement = true
        }
        // Baselines of equal one-line labels are as far apart as their tops.
        #expect(labels[1].frame.minY == 30)
        #expect(stack.frame.height == 50.5)
    }

    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func baselinesOfARowMeet(alignment: UIStackView.Alignment) throws {
        let small = UILabel(), large = UILabel()
        (small.text, large.text) = ("one\ntwo", "three")
        small.numberOfLines = 0
        small.font = .systemFont(ofSize: 12)
        large.font = .systemFont(ofSize: 40)
        let (stack, _) = try layOutStack([small, large]) { $0.alignment = alignment }
        // Ascents are 0.9521 of the size, lines 1.19336 of it: 11.5 and 38; 29 and 48 in all.
        #expect(small.frame.height == 29)
        #expect(large.frame.height == 48)
        if alignment == .firstBaseline {
            #expect([small.frame.minY, large.frame.minY] == [26.5, 0])
            #expect(stack.frame.height == 55.5)
        } else {
            // The last baseline lies one line of 14.320 below the first: 25.746, so 25.5 from the top.
            #expect([small.frame.minY, large.frame.minY] == [12.5, 0])
            // UIKit's constraints hold the bottom of the first view only: 12.5 + 29.
            #expect(stack.frame.height == 41.5)
        }
    }

    @Test func aStackHasTheBaselinesOfItsViews() throws {
        let (tops, _, _) = try layOut { root in
            let label = addView(UILabel(), to: root)
            (label.text, label.font) = ("x", .systemFont(ofSize: 17))
            let inner = UILabel()
            (inner.text, inner.font) = ("x", .systemFont(ofSize: 17))
            let column = addView(UIStackView(arrangedSubviews: [inner, SizedView(10, 100)]), to: root)
            column.axis = .vertical
            column.pinCorner(0, 50)
            label.firstBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor).isActive = true
            let below = addView(SizedView(10, 10), to: root)
            below.topAnchor.constraint(equalTo: column.lastBaselineAnchor).isActive = true
            root.layoutIfNeeded()
            return [label.frame.minY, below.frame.minY]
        }
        // The column's first baseline is its label's, its last the bottom of the box: 50 + 20.5 + 100.
        #expect(tops == [50, 170.5])
    }

    @Test func aColumnTakesBaselinesForEdges() throws {
        let boxes = [SizedView(40, 10), SizedView(60, 10)]
        let (_, diagnostics) = try layOutStack(boxes, width: 100) {
            ($0.axis, $0.alignment) = (.vertical, .lastBaseline)
        }
        #expect(boxes.map(\.frame.minX) == [60, 40])
        #expect(diagnostics.contains { $0.contains("invalid for the vertical axis") })
    }

    @Test func aMultiLineTextBesideAnotherViewTakesItsShare() throws {
        // Text and box would be 300 together; the text wants more, the disambiguation of 760 halves the row.
        let label = UILabel(), box = SizedView(40, 30)
        label.numberOfLines = 0
        label.text = String(repeating: "words ", count: 40)
        _ = try layOutStack([label, box], width: 300) { $0.alignment = .center }
        #expect(label.frame.width == 150)
        #expect(box.frame.width == 150)
    }

    @Test func multiLineTextsShareARowWhateverTheAlignment() throws {
        // As Xcode saved three labels of up to two lines in 382 points: (382 - 2 · 16) / 3 = 116.67 each.
        let labels = ["34 posts", "5 answers", "29 karma"].map { text in
            let label = UILabel()
            (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: 15), 2)
            return label
        }
        _ = try layOutStack(labels, width: 382) { $0.spacing = 16 }
        #expect(labels.map(\.frame.width) == [116.5, 117, 116.5])
    }

    @Test func stacksInAProportionalRowCountByWhatTheyHold() throws {
        // 60 + 10 and 90 + 50 of 210, in a row of 420 without gaps.
        let rows = [[SizedView(60, 10), SizedView(10, 10)], [SizedView(90, 10), SizedView(50, 20)]].map {
            UIStackView(arrangedSubviews: $0)
        }
        let hidden = SizedView(500, 10)
        hidden.isHidden = true
        rows[0].addArrangedSubview(hidden)
        let (stack, _) = try layOutStack(rows, width: 420) { $0.distribution = .fillProportionally }
        #expect(stack.arrangedSubviews.map(\.frame.width) == [140, 280])
    }

    @Test func aSingleLineNeedsNoShare() throws {
        let label = UILabel(), box = SizedView(40, 30)
        label.text = "word"
        box.setPriorities(hugging: 251, resistance: 750)
        _ = try layOutStack([label, box], width: 300) { $0.alignment = .center }
        #expect(box.frame.width == 40)
        #expect(label.frame.width == 260)
    }
}
