import Testing

@testable import UIKitCore

/// What frames are where constraints leave them open, and how they are read and set under transforms. The
/// expected values are those that test suites of public layout libraries record of UIKit.
@Suite struct UndeterminedFrameTests {
    @Test func undeterminedSizesAreZeroBeforePositions() throws {
        let (frames, _, _) = try layOut { root in
            let view = addView(UIView(), to: root)
            NSLayoutConstraint.activate([
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
            ])
            root.layoutIfNeeded()
            return [view.frame, root.bounds]
        }
        #expect(frames[0] == CGRect(x: frames[1].width, y: frames[1].height - 10, width: 0, height: 0))
    }

    @Test func inequalitiesThatLeaveAPositionOpenAreTight() throws {
        let (frame, _, _) = try layOut { root in
            let view = addView(UIView(), to: root)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 12),
                view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 7),
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
            root.layoutIfNeeded()
            return view.frame
        }
        #expect(frame == CGRect(x: 12, y: 7, width: 30, height: 20))
    }

    @Test func undeterminedPositionsAreZero() throws {
        let (frame, _, _) = try layOut { root in
            let view = addView(UIView(), to: root)
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            root.layoutIfNeeded()
            return view.frame
        }
        #expect(frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test func framesAreReadAndSetThroughTransforms() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        #expect(view.frame == CGRect(x: -40, y: 30, width: 200, height: 20))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        #expect(view.bounds.size == CGSize(width: 25, height: 100))
        #expect(view.center == CGPoint(x: 25, y: 25))
        #expect(view.layer.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    @Test func framesOfLayersFollowTheAnchorPoint() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.position = CGPoint(x: 10, y: 50)
        #expect(layer.frame == CGRect(x: 10, y: 30, width: 40, height: 20))
        layer.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        #expect(layer.position == CGPoint(x: 0, y: 40))
        #expect(layer.bounds.size == CGSize(width: 80, height: 40))
    }

    @Test func sizeToFitSetsTheBoundsUnderATransform() {
        final class Box: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 12) }
        }
        let view = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 30, height: 12))
    }

    @Test func aRootThatNobodyPlacesHasTheSizeOfItsConstraints() {
        let root = UIView(), child = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
            child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
            child.topAnchor.constraint(equalTo: root.topAnchor),
            child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            child.widthAnchor.constraint(equalToConstant: 60),
            child.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 70, height: 30))
        #expect(child.frame == CGRect(x: 5, y: 0, width: 60, height: 30))
    }

    @Test func aWindowThatBecomesVisibleIsLaidOut() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = UIViewController(), child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(child)
        child.widthAnchor.constraint(equalTo: controller.view.widthAnchor, multiplier: 0.5).isActive = true
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(child.frame.width == 160)
    }

    @Test func aHiddenArrangedViewKeepsItsPartInTheBreadthOfAFilledStack() throws {
        let (height, _, _) = try layOut { root in
            let shown = UIView(), hidden = UIView(), stack = addView(UIStackView(), to: root)
            hidden.heightAnchor.constraint(equalToConstant: 50).isActive = true
            for view in [shown, hidden] {
                view.widthAnchor.constraint(equalToConstant: 10).isActive = true
                stack.addArrangedSubview(view)
            }
            hidden.isHidden = true
            root.layoutIfNeeded()
            return stack.frame.height
        }
        #expect(height == 50)
    }
}
