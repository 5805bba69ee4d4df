import Testing

@testable import UIKitCore

/// Source: UIView.Invalidating (Apple's documentation).
@Suite("Properties that invalidate their view")
struct InvalidatingTests {
    private final class Bar: UIView {
        @Invalidating(.intrinsicContentSize, .layout) var width: CGFloat = 10
        private(set) var layouts = 0

        override var intrinsicContentSize: CGSize { CGSize(width: width, height: 5) }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test("a new value has the view laid out and measured anew, the same one does not")
    func layout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), bar = Bar()
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let before = bar.layouts
        #expect(bar.frame.width == 10)
        bar.width = 10
        root.layoutIfNeeded()
        #expect(bar.layouts == before)
        bar.width = 30
        root.layoutIfNeeded()
        #expect(bar.frame.width == 30 && bar.layouts == before + 1)
    }
}
