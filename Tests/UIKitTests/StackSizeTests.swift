import Testing

@testable import UIKitCore

/// Who gives way in a stack view: sizes that are required, and views that have no room.
@Suite struct StackSizeTests {
    private func frames(
        _ views: [UIView], width: Double? = nil, height: Double? = nil,
        _ change: (UIStackView) -> Void = { _ in }
    ) throws -> [CGRect] {
        let (stack, _, _) = try layOut { root in
            let stack = addView(UIStackView(arrangedSubviews: views), to: root)
            stack.setSize(width, height)
            stack.pinCorner()
            change(stack)
            return stack
        }
        return stack.arrangedSubviews.map(\.frame)
    }

    /// Measured: three labels in a row of UIKit that is too narrow for them.
    @Test(
        arguments: [
            (272.0, [81.5, 151, 39.5]), (180, [0, 140.5, 39.5]), (400, [209.5, 151, 39.5]),
        ] as [(Double, [CGFloat])])
    func theFirstOfEqualsIsSqueezed(width: Double, lengths: [CGFloat]) throws {
        let boxes = [126.0, 151, 39.5].map { SizedView($0, 20) }
        for box in boxes { box.setPriorities(hugging: 250, resistance: 750) }
        #expect(try frames(boxes, width: width).map(\.width) == lengths)
    }

    @Test func theOneThatResistsLeastIsSqueezedWhateverItsPlace() throws {
        let boxes = [126.0, 151, 39.5].map { SizedView($0, 20) }
        for (box, resistance) in zip(boxes, [750, 749, 750] as [Float]) {
            box.setPriorities(hugging: 250, resistance: resistance)
        }
        #expect(try frames(boxes, width: 272).map(\.width) == [126, 106.5, 39.5])
    }

    /// Measured: a picture of UIKit with two views of a column, 0.8 and 0.6 of its width as required constraints say,
    /// at its leading edge.
    @Test func aRequiredBreadthHoldsInAColumnThatFills() throws {
        let boxes = [SizedView(40, 10), SizedView(40, 10), SizedView(40, 10)]
        let found = try frames(boxes, width: 200) { stack in
            stack.axis = .vertical
            for (box, share) in zip(boxes.dropFirst(), [0.8, 0.6]) {
                box.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: share).isActive = true
            }
        }
        #expect(found.map(\.width) == [200, 160, 120])
        #expect(found.map(\.minX) == [0, 0, 0])
    }

    /// Measured: heights of 16 and 60 points that storyboards require in rows 40 and 158 high, and Xcode saved as high as
    /// the rows.
    @Test func aFilesBreadthDoesNotHoldInAColumnThatFills() throws {
        let boxes = [SizedView(40, 10), SizedView(40, 10)]
        let found = try frames(boxes, width: 200) { stack in
            (stack.axis, stack.breaksRequiredSizes) = (.vertical, true)
            boxes[1].widthAnchor.constraint(equalToConstant: 60).isActive = true
        }
        #expect(found.map(\.width) == [200, 200])
    }

    /// Measured: a picture of UIKit with two columns in a row of 272 points, of which the first is as wide as its text,
    /// 84.5 points.
    @Test func ofColumnsThatHoldTheirViewsAlikeTheSecondIsStretched() throws {
        let columns = [[80, 84.5], [111, 60]].map { widths in
            UIStackView(arrangedSubviews: widths.map { SizedView($0, 20) })
        }
        for (column, alignment) in zip(columns, [UIStackView.Alignment.center, .leading]) {
            (column.axis, column.alignment) = (.vertical, alignment)
        }
        let found = try frames(columns, width: 272) { $0.alignment = .center }
        #expect(found.map(\.width) == [84.5, 187.5])
    }

    /// Measured: a picture of UIKit, where a view of 56 points without an intrinsic width begins such a row.
    @Test func aRequiredLengthHoldsAmongProportionalOnes() throws {
        let icon = UIView(), boxes = [SizedView(100, 10), SizedView(100, 10)]
        let found = try frames([icon] + boxes, width: 256) { stack in
            stack.distribution = .fillProportionally
            icon.widthAnchor.constraint(equalToConstant: 56).isActive = true
        }
        // Half of 256 each; the last one, of the lowest priority, has what is left.
        #expect(found.map(\.width) == [56, 128, 72])
    }

    /// As Xcode saved buttons in 315 points, 30 apart: three of 85, two of 142.5.
    @Test(arguments: [["ON", "OFF", "Toggle"], ["Unlock", "Lock"]])
    func buttonsWithAConfigurationShareARow(titles: [String]) throws {
        func row(_ mode: NSLineBreakMode) throws -> [CGFloat] {
            let buttons = titles.map { title in
                var configuration = UIButton.Configuration.plain()
                configuration.title = title
                configuration.titleLineBreakMode = mode
                return UIButton(configuration: configuration)
            }
            return try frames(buttons, width: 315) { $0.spacing = 30 }.map(\.width)
        }
        let share = (315 - 30 * CGFloat(titles.count - 1)) / CGFloat(titles.count)
        #expect(try row(.byWordWrapping).allSatisfy { abs($0 - share) <= 0.5 })
        // Titles of one line need no share: the first one takes what is left.
        #expect(try row(.byTruncatingTail).first ?? 0 > share + 10)
    }

    @Test func proportionsCountPlaceholders() throws {
        let placeholder = UIView(), box = SizedView(50, 10)
        placeholder.placeholderIntrinsicWidth = 150
        let found = try frames([placeholder, box], width: 400) { $0.distribution = .fillProportionally }
        #expect(found.map(\.width) == [300, 100])
    }
}
