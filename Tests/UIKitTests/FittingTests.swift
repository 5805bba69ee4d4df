import Testing

@testable import UIKitCore

@Suite struct FittingTests {
    private func box(width: CGFloat, height: CGFloat) -> UIView {
        let view = UIView(), inner = addView(UIView(), to: view)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
            inner.widthAnchor.constraint(greaterThanOrEqualToConstant: width),
            inner.heightAnchor.constraint(equalToConstant: height),
        ])
        return view
    }

    @Test func theSmallestSizeIsWhatConstraintsForce() throws {
        let (size, _, _) = try layOut { _ in
            box(width: 100, height: 30).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        #expect(size == CGSize(width: 120, height: 40))
    }

    @Test func layoutResizesADetachedViewPlacedByConstraints() {
        let view = box(width: 100, height: 30)
        view.frame = CGRect(x: 7, y: 8, width: 300, height: 300)
        view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 7, y: 8, width: 300, height: 300))
        view.translatesAutoresizingMaskIntoConstraints = false
        view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 7, y: 8, width: 120, height: 40))
        #expect(view.subviews[0].frame == CGRect(x: 10, y: 5, width: 100, height: 30))
    }

    @Test func aWindowIsLaidOutWhenItIsShown() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100)),
            view = addView(UIView(), to: window)
        view.pinCorner(10, 20)
        view.setSize(30, 40)
        window.isHidden = true
        window.makeKeyAndVisible()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(!window.isHidden)
    }

    @Test func theLargestSizeIsWhatConstraintsAllow() throws {
        let (size, _, _) = try layOut { _ in
            box(width: 100, height: 30).systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        }
        #expect(size == CGSize(width: 10_000, height: 40))
    }

    @Test func aRequiredWidthWinsOverTheContents() throws {
        let (size, _, _) = try layOut { _ in
            box(width: 100, height: 30).systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        #expect(size == CGSize(width: 200, height: 40))
    }

    @Test(arguments: [("iphone-8", 30.5), ("iphone-x", 91.0 / 3)])
    func sizesAreRoundedUpToPixels(device: String, height: CGFloat) throws {
        // 20.1 + 10 is 30.1: up to halves 30.5, up to thirds 30.333.
        let (size, _, _) = try layOut(on: device) { _ in
            box(width: 100, height: 20.1).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        #expect((size.height - height).magnitude < 1e-9)
    }

    @Test func aLabelOfSeveralLinesIsMeasuredForTheWidthFirst() throws {
        let (sizes, _, _) = try layOut { _ in
            let view = UIView(), label = addView(UILabel(), to: view)
            label.numberOfLines = 0
            label.text = String(repeating: "words ", count: 40)
            pinEdges(of: label, to: view)
            let fitted = view.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            return [fitted, label.sizeThatFits(CGSize(width: 200, height: 0))]
        }
        #expect(sizes[0].width == 200)
        #expect(sizes[0].height == sizes[1].height)
        #expect(sizes[0].height > 100)
    }

    @Test func aClassOfTheAuthorsMayAnswerForItself() throws {
        final class Own: UIView {
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize { CGSize(width: 12, height: 34) }
        }
        let (size, _, _) = try layOut { _ in Own().systemLayoutSizeFitting(.zero) }
        #expect(size == CGSize(width: 12, height: 34))
    }
}
