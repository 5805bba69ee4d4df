import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Cases of public questions about layout, with their sources.
@Suite struct LayoutCaseTests {
    // MARK: Stacks that fill proportionally

    /// A stack view of 200 points with margins of 10 at its sides, at the left edge.
    private func stack(_ views: [UIView]) throws -> [CGRect] {
        let (frames, _, _) = try layOut { root in
            let stack = addView(UIStackView(arrangedSubviews: views), to: root)
            stack.distribution = .fillProportionally
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
            stack.pinCorner(20, 40)
            stack.setSize(200, nil)
            root.layoutIfNeeded()
            return views.map(\.frame)
        }
        return frames
    }

    @Test func sharesAreOfTheWholeStack() throws {
        // Source: an answer with measured frames at Stack Overflow (mcmap.net/q/1871613), for images of 25 and 75 points.
        #expect(
            try stack([SizedView(25, 20), SizedView(75, 20)]) == [
                CGRect(x: 10, y: 0, width: 50, height: 20), CGRect(x: 60, y: 0, width: 130, height: 20),
            ])
        // The console names the view's width as equal to the stack's, so it reaches beyond the margin.
        #expect(try stack([SizedView(25, 20)]) == [CGRect(x: 10, y: 0, width: 200, height: 20)])
    }

    @Test func sharesAreOfSizesThatOverridesReturn() throws {
        final class Own: UIStackView {
            override var intrinsicContentSize: CGSize { CGSize(width: 25, height: 20) }
        }
        let frames = try stack([Own(), SizedView(75, 20)])
        #expect(frames.map(\.width) == [50, 130])
    }

    // MARK: Baseline offsets

    /// The baseline of a label's first line, from its top, in lines of 40 points.
    private func baseline(offset: CGFloat) -> Double? {
        let paragraph = NSMutableParagraphStyle()
        paragraph.minimumLineHeight = 40
        paragraph.maximumLineHeight = 40
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        label.attributedText = NSAttributedString(
            string: "HxH",
            attributes: [
                .font: UIFont.systemFont(ofSize: 17), .paragraphStyle: paragraph, .baselineOffset: offset,
            ])
        return label.content(in: ContentContext(traits: .current)).compactMap { command -> Double? in
            guard case .draw(.glyphs(let run, _)) = command else { return nil }
            return run.glyphs.first.map { run.origin.y + $0.position.y }
        }.first
    }

    /// Source: Apple's developer forums 124799 and Stack Overflow (boohere.com/tr/detail/10524686): since iOS 16.4, 5 raises
    /// the text by 5 points, and -5 leaves it.
    @Test(arguments: [(5.0, 5.0), (10, 10), (-5, 0)])
    func aBaselineOffsetRaisesAWholeLine(offset: Double, raised: Double) throws {
        let plain = try #require(baseline(offset: 0)), moved = try #require(baseline(offset: CGFloat(offset)))
        #expect((plain - moved - raised).magnitude < 1e-9)
    }

    // MARK: Line feeds at the end

    @Test(arguments: [
        ("Word\n", 2, 0), ("Word\n\n", 3, 0), ("Word", 1, 0), ("Word\n", 1, 1), ("Word\n", 2, 2),
    ])
    func aLineFeedAtTheEndOpensALine(text: String, lines: Int, limit: Int) {
        // Measured: labels in 25 storyboards that Xcode saved.
        let label = UILabel()
        label.text = text
        label.numberOfLines = limit
        let line = UILabel()
        line.text = String(repeating: "Word\n", count: lines - 1) + "Word"
        line.numberOfLines = 0
        #expect(label.intrinsicContentSize == line.intrinsicContentSize)
    }

    @Test func anEmptyLineWithoutRoomIsNotTruncated() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 22))
        label.text = "Word\n"
        label.numberOfLines = 0
        #expect(!label.truncatesText)
        label.frame.size.height = 80
        #expect(!label.truncatesText)
    }

    // MARK: Title views

    @Test func anExpandedTitleViewFillsTheBar() throws {
        final class Wide: UIView {
            override var intrinsicContentSize: CGSize { UIView.layoutFittingExpandedSize }
        }
        let title = Wide()
        let screen = try show { () -> UINavigationController in
            let controller = UIViewController()
            controller.navigationItem.titleView = title
            return UINavigationController(rootViewController: controller)
        }
        let bar = screen.controller.navigationBar
        // Source: documentation of `layoutFittingExpandedSize`; between the margins, in the bar's height.
        #expect(title.frame.height == 44)
        #expect(title.frame.width > 320)
        #expect(title.frame.midX == bar.bounds.midX)
    }

    // MARK: Group opacity

    @Test(arguments: [true, false])
    func opacityIsThatOfTheGroupUnlessTheLayerSaysOtherwise(isGroup: Bool) {
        // Source: documentation of `allowsGroupOpacity`.
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(view)
        view.addSubview(inner)
        view.backgroundColor = .black
        inner.backgroundColor = .red
        view.alpha = 0.5
        view.layer.allowsGroupOpacity = isGroup
        let nodes = root.makeLayoutTree(traits: .current).nodes
        #expect(nodes.map(\.opacity) == (isGroup ? [1, 0.5, 1] : [1, 1, 0.5]))
        #expect(nodes[1].background?.alpha == (isGroup ? 1 : 0.5))
    }
}
