import Testing

@testable import UIKitCore

@Suite struct ScrollViewInsetTests {
    private func scrollView(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize,
        _ change: (UIScrollView) -> Void = { _ in }
    ) throws -> UIScrollView {
        let (scroll, _, diagnostics) = try layOut(on: "iphone-x") { root in
            let scroll = addView(UIScrollView(), to: root)
            pinEdges(of: scroll, to: root)
            scroll.contentInsetAdjustmentBehavior = behavior
            scroll.contentSize = content
            change(scroll)
            return scroll
        }
        #expect(diagnostics.isEmpty)
        return scroll
    }

    // iPhone X: 44 above and 34 below, 375x812.
    @Test func contentThatScrollsBeginsBelowTheSafeArea() throws {
        let scroll = try scrollView(.automatic, content: CGSize(width: 375, height: 2000))
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -44))
        #expect(scroll.adjustedVerticalIndicatorInsets.top == 44)
    }

    @Test func theOffsetComesBackWhenTheInsetShrinks() throws {
        let scroll = try scrollView(.never, content: CGSize(width: 375, height: 2000)) {
            $0.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
        }
        scroll.contentOffset.y = 2000 + 100 - 812
        scroll.contentInset.bottom = 30
        #expect(scroll.contentOffset.y == 1218)
        scroll.contentOffset.y = -50
        scroll.contentInset.top = 0
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func theOffsetComesBackWhenTheContentShrinks() throws {
        let (scroll, root, _) = try layOut { root in
            let scroll = addView(UIScrollView(), to: root), content = addView(UIView(), to: scroll)
            pinEdges(of: scroll, to: root)
            pinEdges(of: content, to: scroll)
            content.setSize(100, 2000)
            return scroll
        }
        scroll.contentOffset.y = 1000
        root.layoutIfNeeded()
        #expect(scroll.contentOffset.y == 1000)
        scroll.subviews[0].constraints.first { $0.firstAttribute == .height }?.constant = 900
        root.layoutIfNeeded()
        #expect(scroll.contentOffset.y == 233)
    }

    @Test func anOffsetBeyondTheEndsStaysUntilTheyMove() throws {
        let scroll = try scrollView(.never, content: CGSize(width: 375, height: 2000))
        // Without its superview it keeps its size.
        scroll.translatesAutoresizingMaskIntoConstraints = true
        scroll.contentOffset.y = 5000
        scroll.setNeedsLayout()
        scroll.layoutIfNeeded()
        #expect(scroll.contentOffset.y == 5000)
    }

    @Test func contentThatFitsIsNotMoved() throws {
        let scroll = try scrollView(.automatic, content: CGSize(width: 375, height: 500))
        #expect(scroll.adjustedContentInset == .zero)
        #expect(scroll.contentOffset == .zero)
    }

    @Test func contentThatBouncesIsMovedLikeOneThatScrolls() throws {
        let scroll = try scrollView(.scrollableAxes, content: CGSize(width: 375, height: 500)) {
            $0.alwaysBounceVertical = true
        }
        #expect(scroll.contentOffset.y == -44)
    }

    @Test func alwaysAndNeverDoAsTheySay() throws {
        let small = CGSize(width: 10, height: 10), large = CGSize(width: 375, height: 2000)
        #expect(try scrollView(.always, content: small).contentOffset.y == -44)
        #expect(try scrollView(.never, content: large).contentOffset == .zero)
    }

    @Test func theAuthorsInsetsAreAdded() throws {
        let scroll = try scrollView(.automatic, content: CGSize(width: 375, height: 2000)) {
            $0.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 0)
            $0.scrollIndicatorInsets = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
        }
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 54, left: 5, bottom: 54, right: 0))
        #expect(scroll.contentOffset == CGPoint(x: -5, y: -54))
        #expect(scroll.adjustedVerticalIndicatorInsets.top == 47)
        scroll.automaticallyAdjustsScrollIndicatorInsets = false
        #expect(scroll.adjustedVerticalIndicatorInsets.top == 3)
    }

    @Test func theFrameGuideStaysWhenTheContentMoves() throws {
        let (badge, _, _) = try layOut(on: "iphone-x") { root in
            let scroll = addView(UIScrollView(), to: root)
            pinEdges(of: scroll, to: root)
            scroll.contentSize = CGSize(width: 375, height: 2000)
            scroll.contentOffset = CGPoint(x: 0, y: 300)
            let badge = addView(UIView(), to: scroll)
            NSLayoutConstraint.activate([
                badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 10),
                badge.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
                badge.widthAnchor.constraint(equalToConstant: 20),
                badge.heightAnchor.constraint(equalToConstant: 20),
            ])
            return badge
        }
        // 10 below the frame's top, which shows the content's point 300.
        #expect(badge.frame.minY == 310)
    }

    @Test func theDelegateHearsOfOffsets() throws {
        final class Listener: UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                offsets.append(scrollView.contentOffset.y)
            }
        }
        let listener = Listener()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.delegate = listener
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentOffset.y = 40
        scroll.contentOffset.y = 40
        scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)
        #expect(listener.offsets == [40, 210])
    }
}
