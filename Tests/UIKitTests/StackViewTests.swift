import Testing

@testable import UIKitCore

@Suite struct StackViewTests {
    /// A view with an intrinsic content size.
    private final class Box: UIView {
        var own = CGSize.zero
        override var intrinsicContentSize: CGSize { own }
        static func sized(_ width: CGFloat, _ height: CGFloat) -> Box {
            let box = Box()
            box.own = CGSize(width: width, height: height)
            return box
        }
    }

    private func stack(
        _ boxes: [Box], width: CGFloat, height: CGFloat, _ change: (UIStackView) -> Void
    ) throws -> [CGRect] {
        let (stack, _, diagnostics) = try layOut { root in
            let stack = addView(UIStackView(arrangedSubviews: boxes), to: root)
            change(stack)
            NSLayoutConstraint.activate([
                stack.widthAnchor.constraint(equalToConstant: width),
                stack.heightAnchor.constraint(equalToConstant: height),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            return stack
        }
        #expect(diagnostics.isEmpty)
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test func fillEquallySharesWhatSpacingLeaves() throws {
        let boxes = [Box.sized(10, 10), .sized(20, 10), .sized(30, 10)]
        let frames = try stack(boxes, width: 320, height: 50) {
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        #expect(frames.map(\.minX) == [0, 110, 220])
        #expect(frames.map(\.width) == [100, 100, 100])
        #expect(frames.map(\.height) == [50, 50, 50])
    }

    @Test func equalSpacingKeepsSizesAndSharesTheGaps() throws {
        let boxes = [Box.sized(40, 10), .sized(60, 10), .sized(20, 10)]
        let frames = try stack(boxes, width: 300, height: 50) {
            $0.distribution = .equalSpacing
            $0.alignment = .center
        }
        // 300 − 120 leaves 90 for each of two gaps.
        #expect(frames.map(\.minX) == [0, 130, 280])
        #expect(frames.map(\.minY) == [20, 20, 20])
    }

    @Test func hiddenViewsTakeNoRoom() throws {
        let boxes = [Box.sized(40, 10), .sized(60, 10), .sized(20, 10)]
        boxes[1].isHidden = true
        let frames = try stack(boxes, width: 210, height: 30) {
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(frames[2] == CGRect(x: 110, y: 0, width: 100, height: 30))
        #expect(frames[1].width == 0)
    }

    @Test func aColumnAlignsAtTheTrailingEdge() throws {
        let boxes = [Box.sized(40, 10), .sized(60, 30)]
        let frames = try stack(boxes, width: 100, height: 48) {
            $0.axis = .vertical
            $0.alignment = .trailing
            $0.spacing = 8
        }
        #expect(
            frames == [
                CGRect(x: 60, y: 0, width: 40, height: 10), CGRect(x: 40, y: 18, width: 60, height: 30),
            ])
    }
}
