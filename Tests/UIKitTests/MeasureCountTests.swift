import Testing

@testable import UIKitCore

/// How often layout measures views: measuring text dominates the time of layout.
@Suite struct MeasureCountTests {
    private func makeLabel(_ text: String, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.numberOfLines = lines
        label.text = text
        return label
    }

    private let words = "These words are too long for one line of the screen, so they wrap"

    /// A stack of two labels and a stack, so deep; its labels.
    private func nest(_ depth: Int, into labels: inout [UILabel]) -> UIStackView {
        let own = [makeLabel(words), makeLabel(words + " again")]
        labels += own
        let stack = UIStackView(arrangedSubviews: own)
        stack.axis = .vertical
        stack.spacing = 4
        if depth > 1 { stack.addArrangedSubview(nest(depth - 1, into: &labels)) }
        return stack
    }

    @Test(arguments: [1, 2, 5, 10])
    func wrappingTextIsMeasuredTwiceHoweverDeepItLies(depth: Int) throws {
        let (result, _, diagnostics) = try layOut { root in
            var labels: [UILabel] = []
            let stack = addView(nest(depth, into: &labels), to: root)
            stack.pinCorner(0, 20)
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
            root.layoutIfNeeded()
            return (root.measureCount, labels.count, stack.arrangedSubviews[0].frame)
        }
        let (count, labelCount, frame) = result
        // Once without a limit and once for the width found; every stack and the root's other views once.
        #expect(labelCount == 2 * depth)
        #expect(count <= 2 * labelCount + depth)
        #expect(frame.height == 41 && frame.width == 375)
        #expect(diagnostics.isEmpty)
    }

    @Test func aLineIsMeasuredOnce() throws {
        let (count, _, _) = try layOut { root in
            for index in 0..<10 { addView(makeLabel("one", lines: 1), to: root).pinCorner(0, Double(index)) }
            root.layoutIfNeeded()
            return root.measureCount
        }
        #expect(count == 10)
    }

    @Test func whatDoesNotChangeIsNotLaidOutAgain() throws {
        let (counts, _, _) = try layOut { root in
            let label = addView(makeLabel("one", lines: 1), to: root)
            root.layoutIfNeeded()
            let first = root.measureCount
            root.layoutIfNeeded()
            let second = root.measureCount
            label.text = "two"
            root.layoutIfNeeded()
            return [first, second, root.measureCount]
        }
        #expect(counts == [1, 1, 2])
    }
}
