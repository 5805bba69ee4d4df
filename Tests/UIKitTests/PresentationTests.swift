import Devices
import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Presented controllers: callbacks, frames, and what the screen shows.
@Suite struct PresentationTests {
    private func environment(_ device: String) throws -> RenderEnvironment {
        testEnvironment(try DeviceTable.profile(named: device), .portrait)
    }

    private func presenting(
        on device: String = "iphone-x", _ style: UIModalPresentationStyle, animated: Bool = false,
        _ body: (UIViewController, AppearanceDiary.Controller, LiveScreen, AppearanceDiary) throws -> Void
    ) throws {
        let diary = AppearanceDiary()
        try live(on: environment(device)) {
            AppearanceDiary.Controller("A", diary)
        } _: { first, screen in
            _ = diary.takeEntries()
            let second = AppearanceDiary.Controller("B", diary)
            second.modalPresentationStyle = style
            first.present(second, animated: animated) { diary.entries.append("presented") }
            try body(first, second, screen, diary)
        }
    }

    /// Source: public logs of full-screen presentations, csdndocs.com 7958993: the presented controller has
    /// appeared before the presenting one has disappeared; present(_:animated:completion:) (Apple's documentation).
    @Test func aFullScreenPresentation() throws {
        try presenting(.fullScreen) { first, second, screen, diary in
            #expect(
                diary.takeEntries() == [
                    "B.didLoad", "A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear",
                    "presented",
                ])
            #expect(first.view.window == nil)
            #expect(second.presentingViewController === first)
            #expect(first.presentedViewController === second)
            second.dismiss(animated: false) { diary.entries.append("dismissed") }
            #expect(
                diary.takeEntries() == [
                    "B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear", "dismissed",
                ])
            #expect(first.view.window === screen.window)
            #expect(first.presentedViewController == nil)
            #expect(screen.capture().nodes.first?.className == "UIView")
        }
    }

    /// Source: UIModalPresentationStyle.pageSheet (Apple's documentation): the presenting view stays, so its
    /// controller is not told.
    @Test func aSheetDoesNotTellThePresenter() throws {
        try presenting(.pageSheet, animated: true) { first, _, screen, diary in
            #expect(diary.takeEntries() == ["B.didLoad", "B.willAppear*"])
            screen.state.eventLoop.advance(by: 0.49)
            #expect(diary.takeEntries().isEmpty)
            screen.state.eventLoop.advance(by: 0.02)
            #expect(diary.takeEntries() == ["B.didAppear*", "presented"])
            first.dismiss(animated: true)
            screen.state.eventLoop.settle()
            #expect(diary.takeEntries() == ["B.willDisappear*", "B.didDisappear*"])
        }
    }

    @Test func aPresentedControllerKnowsWhatHappens() throws {
        final class Asking: UIViewController {
            var answers: [Bool] = []
            override func viewWillAppear(_ animated: Bool) { answers.append(isBeingPresented) }
            override func viewDidAppear(_ animated: Bool) { answers.append(isBeingPresented) }
            override func viewWillDisappear(_ animated: Bool) { answers.append(isBeingDismissed) }
            override func viewDidDisappear(_ animated: Bool) { answers.append(isBeingDismissed) }
        }
        try live {
            UIViewController()
        } _: { first, _ in
            let asking = Asking()
            first.present(asking, animated: false)
            #expect(!asking.isBeingPresented)
            first.dismiss(animated: false)
            #expect(asking.answers == [true, true, true, true])
        }
    }

    // Source: the reference of control figures: 10 points below the safe area; form sheets of 540 by 620.
    @Test func sheetsHaveTheirFrames() throws {
        try presenting(.pageSheet) { _, second, _, _ in
            #expect(second.presentationController?.frameOfPresentedViewInContainerView.minY == 54)
            #expect(second.view.bounds.size == CGSize(width: 375, height: 758))
        }
        try presenting(on: "ipad-9.7", .formSheet) { _, second, _, _ in
            #expect(
                second.presentationController?.frameOfPresentedViewInContainerView
                    == CGRect(x: 114, y: 202, width: 540, height: 620))
        }
    }

    @Test func aSheetRestsAtItsDetent() throws {
        let diary = AppearanceDiary()
        try live(on: environment("iphone-x")) {
            UIViewController()
        } _: { first, screen in
            let second = AppearanceDiary.Controller("B", diary)
            let sheet = try #require(second.sheetPresentationController)
            sheet.detents = [.custom { _ in 200 }, .large()]
            first.present(second, animated: false)
            // Source: UISheetPresentationController.Detent (Apple's documentation): without the safe area of 34.
            #expect(second.view.bounds.height == 234)
            sheet.selectedDetentIdentifier = .large
            screen.window.layoutIfNeeded()
            #expect(second.view.bounds.height == 758)
        }
    }

    /// Horizontal space is compact in form sheets and popovers; what they present is placed by the space of the screen.
    @Test(arguments: [UIModalPresentationStyle.formSheet, .popover, .fullScreen])
    func spaceIsCompactInFormSheetsAndPopovers(style: UIModalPresentationStyle) throws {
        try presenting(on: "ipad-9.7", style) { first, second, screen, _ in
            let isCompact = style != .fullScreen
            #expect(second.traitCollection.horizontalSizeClass == (isCompact ? .compact : .regular))
            #expect(second.view.traitCollection.horizontalSizeClass == (isCompact ? .compact : .regular))
            #expect(first.traitCollection.horizontalSizeClass == .regular)
            let third = UIViewController()
            third.modalPresentationStyle = .formSheet
            second.present(third, animated: false)
            screen.window.layoutIfNeeded()
            #expect(third.view.bounds.size == CGSize(width: 540, height: 620))
        }
    }

    /// Source: "Sheets" in Apple's guidelines: a sheet follows the finger, and goes past half of its height.
    @Test(arguments: [(300.0, false), (500, true)])
    func aSheetIsDraggedDown(distance: Double, isDismissed: Bool) throws {
        try presenting(.pageSheet) { first, second, screen, diary in
            _ = diary.takeEntries()
            let input = TouchInput(), loop = screen.state.eventLoop
            input.begin(at: CGPoint(x: 180, y: 80))
            // The first 10 points only begin the gesture.
            for y in [90, 90 + distance] {
                loop.advance(by: 0.5)
                input.move(to: CGPoint(x: 180, y: y))
            }
            let frame = second.presentationController?.presentedView?.frame
            #expect(frame == CGRect(x: 0, y: 54 + distance, width: 375, height: 758))
            loop.advance(by: 0.5)
            input.end()
            loop.settle()
            #expect((first.presentedViewController == nil) == isDismissed)
            #expect(diary.takeEntries() == (isDismissed ? ["B.willDisappear*", "B.didDisappear*"] : []))
            if !isDismissed {
                #expect(second.presentationController?.presentedView?.frame.minY == 54)
            }
        }
    }

    /// Source: detents, isModalInPresentation (Apple's documentation).
    @Test func aSheetIsDraggedBetweenDetents() throws {
        try live(on: environment("iphone-x")) {
            UIViewController()
        } _: { first, screen in
            let second = UIViewController()
            let sheet = try #require(second.sheetPresentationController)
            sheet.detents = [.custom { _ in 200 }, .large()]
            second.isModalInPresentation = true
            first.present(second, animated: false)
            func drag(_ start: CGFloat, _ end: CGFloat) {
                TouchInput().drag(
                    from: CGPoint(x: 180, y: start), to: CGPoint(x: 180, y: end), duration: 1, rest: 0.3)
                screen.state.eventLoop.settle()
            }
            drag(600, 200)
            #expect(sheet.selectedDetentIdentifier == .large && second.view.bounds.height == 758)
            drag(100, 500)
            #expect(sheet.selectedDetentIdentifier != .large && second.view.bounds.height == 234)
            // Neither below the smallest: the controller does not let the user dismiss it.
            drag(600, 800)
            #expect(first.presentedViewController === second && second.view.bounds.height == 234)
            #expect(sheet.presentedView?.frame.minY == CGFloat(578))
        }
    }

    @Test func theContainerPresentsForItsChildren() throws {
        try live {
            UINavigationController(rootViewController: UIViewController())
        } _: { stack, _ in
            let child = try #require(stack.topViewController)
            let second = UIViewController()
            child.present(second, animated: false)
            #expect(second.presentingViewController === stack)
            #expect(child.presentedViewController === second)
            #expect(stack.visibleViewController === second)
            child.dismiss(animated: false)
            #expect(stack.presentedViewController == nil)
        }
    }

    @Test func aSecondPresentationIsRefused() throws {
        try live(on: environment("iphone-x")) {
            UIViewController()
        } _: { first, _ in
            first.present(UIViewController(), animated: false)
            first.present(UIViewController(), animated: false)
            let codes = RenderEnvironment.current.sink.diagnostics.map(\.code.name)
            #expect(codes == ["presentation.refused"])
        }
    }

    @Test func aDismissalTakesAllAbove() throws {
        let diary = AppearanceDiary()
        try live(on: environment("iphone-x")) {
            AppearanceDiary.Controller("A", diary)
        } _: { first, screen in
            let second = AppearanceDiary.Controller("B", diary)
            let third = AppearanceDiary.Controller("C", diary)
            first.present(second, animated: false)
            second.present(third, animated: false)
            _ = diary.takeEntries()
            first.dismiss(animated: false)
            #expect(
                diary.takeEntries() == [
                    "B.willDisappear", "C.willDisappear", "C.didDisappear", "B.didDisappear",
                ])
            #expect(second.presentedViewController == nil)
            #expect(screen.window.subviews.count == 1)
        }
    }

    /// Source: UIAdaptivePresentationControllerDelegate, isModalInPresentation (Apple's documentation).
    @Test func theUserDismissesIfTheDelegateAgrees() throws {
        final class Delegate: UIAdaptivePresentationControllerDelegate {
            var calls: [String] = []
            func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
                calls.append("should")
                return true
            }
            func presentationControllerWillDismiss(_ controller: UIPresentationController) {
                calls.append("will")
            }
            func presentationControllerDidDismiss(_ controller: UIPresentationController) {
                calls.append("did")
            }
            func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
                calls.append("attempt")
            }
        }
        try presenting(.pageSheet) { first, second, screen, _ in
            let delegate = Delegate()
            let controller = try #require(second.presentationController)
            controller.delegate = delegate
            second.isModalInPresentation = true
            #expect(!controller.dismissByUser())
            #expect(delegate.calls == ["should", "attempt"])
            second.isModalInPresentation = false
            #expect(controller.dismissByUser())
            screen.state.eventLoop.settle()
            #expect(delegate.calls == ["should", "attempt", "should", "will", "did"])
            #expect(first.presentedViewController == nil)
        }
    }

    @Test func anAnimatorOfOnesOwnRuns() throws {
        final class Animator: UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
            var calls: [String] = []
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            { 2 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                calls.append("animate")
                guard let view = context.view(forKey: .to) else { return }
                context.containerView.addSubview(view)
                let loop = RenderContext.current.eventLoop
                loop.schedule(at: loop.now + 2) { context.completeTransition(true) }
            }
            func animationEnded(_ transitionCompleted: Bool) { calls.append("ended \(transitionCompleted)") }
        }
        let diary = AppearanceDiary()
        try live {
            UIViewController()
        } _: { first, screen in
            let animator = Animator()
            let second = AppearanceDiary.Controller("B", diary)
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = animator
            first.present(second, animated: true)
            var alongside: [String] = []
            second.transitionCoordinator?.animate { context in
                alongside.append("with \(context.transitionDuration)")
            } completion: { _ in
                alongside.append("after")
            }
            #expect(animator.calls == ["animate"])
            screen.state.eventLoop.advance(by: 1.9)
            #expect(diary.entries == ["B.didLoad", "B.willAppear*"])
            screen.state.eventLoop.advance(by: 0.2)
            #expect(animator.calls == ["animate", "ended true"])
            #expect(alongside == ["with 2.0", "after"])
            #expect(diary.entries == ["B.didLoad", "B.willAppear*", "B.didAppear*"])
        }
    }

    @Test func thePictureHasTheWindowWithPresentations() throws {
        try presenting(.overFullScreen) { first, second, screen, _ in
            let tree = screen.capture()
            #expect(tree.nodes[0].className == "UIScreen")
            #expect(tree.nodes.filter { $0.className == "UIView" }.count >= 2)
            #expect(tree.checkInvariants() == nil)
            let above = UIWindow(frame: CGRect(x: 0, y: 600, width: 375, height: 212))
            above.windowLevel = .alert
            above.makeKeyAndVisible()
            let both = screen.capture()
            #expect(both.nodes.filter { $0.className == "UIWindow" }.map(\.frame.minY) == [0, 600])
            #expect(both.checkInvariants() == nil)
            _ = (first, second)
        }
    }
}
