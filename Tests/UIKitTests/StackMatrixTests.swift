import Testing

@testable import UIKitCore

/// Every distribution with every alignment, spacing, set of hidden views and kind of size, on both axes,
/// against frames computed from what the documentation says of each.
@Suite struct StackMatrixTests {
    private static let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    private static let hiddenSets: [Set<Int>] = [[], [0], [1], [2], [0, 1], [1, 2], [0, 1, 2]]

    @Test(arguments: distributions, [false, true])
    func rowsAreAsDocumented(distribution: UIStackView.Distribution, isRightToLeft: Bool) throws {
        try check(
            .horizontal, distribution, [.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline],
            isRightToLeft)
    }

    @Test(arguments: distributions, [false, true])
    func columnsAreAsDocumented(distribution: UIStackView.Distribution, isRightToLeft: Bool) throws {
        try check(.vertical, distribution, [.fill, .leading, .center, .trailing], isRightToLeft)
    }

    private func check(
        _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution,
        _ alignments: [UIStackView.Alignment], _ isRightToLeft: Bool
    ) throws {
        for alignment in alignments {
            for spacing in [0.0, 10] {
                for hidden in isRightToLeft ? [[], [1], [0, 1, 2]] : Self.hiddenSets {
                    // Its own size, roomy, a little roomy, and too small both ways.
                    for (length, breadth) in [(nil, nil), (300, 50), (142, 40), (100, 25)]
                        as [(Double?, Double?)]
                    {
                        let example = StackCase(
                            axis: axis, distribution: distribution, alignment: alignment, spacing: spacing,
                            hidden: hidden, length: length, breadth: breadth, isRightToLeft: isRightToLeft)
                        try check(example)
                    }
                }
            }
        }
    }

    private func check(_ example: StackCase) throws {
        let isRow = example.axis == .horizontal
        let (stack, _, diagnostics) = try layOut(
            direction: example.isRightToLeft ? .rightToLeft : .leftToRight
        ) { root in
            let stack = addView(UIStackView(), to: root)
            (stack.axis, stack.distribution, stack.alignment) = (
                example.axis, example.distribution, example.alignment
            )
            stack.spacing = example.spacing
            for (index, length) in StackCase.lengths.enumerated() {
                let breadth = StackCase.breadths[index]
                let view = isRow ? SizedView(length, breadth) : SizedView(breadth, length)
                // The lower the priority, the sooner it yields.
                let rank = Float(StackCase.yielding.firstIndex(of: index) ?? 0)
                view.setPriorities(hugging: 250 + rank, resistance: 750 + rank)
                view.isHidden = example.hidden.contains(index)
                stack.addArrangedSubview(view)
            }
            isRow
                ? stack.setSize(example.length, example.breadth)
                : stack.setSize(example.breadth, example.length)
            stack.pinCorner()
            return stack
        }
        #expect(diagnostics.isEmpty, "\(example): \(diagnostics)")
        let extent =
            isRow
            ? CGSize(width: example.stackLength, height: example.stackBreadth)
            : CGSize(width: example.stackBreadth, height: example.stackLength)
        #expect(stack.frame.size == extent, "\(example)")
        let expected = example.frames
        for (index, view) in stack.arrangedSubviews.enumerated() {
            if let frame = expected[index] {
                #expect(view.frame == frame, "\(example), view \(index)")
                #expect(!view.hasAmbiguousLayout, "\(example), view \(index)")
            } else {
                #expect((isRow ? view.frame.width : view.frame.height) == 0, "\(example), view \(index)")
            }
        }
    }
}
