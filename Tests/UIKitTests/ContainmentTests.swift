import Testing

@testable import UIKitCore

/// Child controllers of containers of one's own.
@Suite struct ContainmentTests {
    /// Source: addChild(_:), removeFromParent() and the guide "Implementing a Custom Container View Controller"
    /// (Apple's documentation): the steps, and that appearance follows the view hierarchy.
    @Test func aChildThatIsAddedAppears() throws {
        let diary = AppearanceDiary()
        try live {
            UIViewController()
        } _: { parent, screen in
            let child = AppearanceDiary.Controller("C", diary, all: true)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            screen.state.eventLoop.runDueWork()
            #expect(
                diary.takeEntries().filter { $0 != "C.didLayout" } == [
                    "C.willMove(parent)", "C.didLoad", "C.willAppear", "C.isAppearing", "C.didMove(parent)",
                    "C.didAppear",
                ])
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(
                diary.takeEntries() == [
                    "C.willMove(nil)", "C.willDisappear", "C.didDisappear", "C.didMove(nil)",
                ])
        }
    }

    /// Source: shouldAutomaticallyForwardAppearanceMethods, beginAppearanceTransition(_:animated:) (Apple's
    /// documentation).
    @Test func aContainerMayForwardByHand() throws {
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let diary = AppearanceDiary()
        try live {
            Manual()
        } _: { parent, screen in
            let child = AppearanceDiary.Controller("C", diary)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            screen.state.eventLoop.runDueWork()
            #expect(diary.takeEntries() == ["C.didLoad"])
            child.beginAppearanceTransition(true, animated: true)
            #expect(diary.takeEntries() == ["C.willAppear*"])
            child.endAppearanceTransition()
            #expect(diary.takeEntries() == ["C.didAppear*"])
            child.beginAppearanceTransition(false, animated: false)
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
            #expect(diary.takeEntries() == ["C.willDisappear", "C.willAppear", "C.didAppear"])
        }
    }

    /// Source: beginAppearanceTransition(_:animated:) and endAppearanceTransition() (Apple's documentation), which a
    /// container calls "when the child's view is about to appear or disappear"; the tests of PagingKit, by which a child
    /// that was never displayed disappears if its container says so.
    @Test func aContainerSaysThatAHiddenChildDisappears() throws {
        let diary = AppearanceDiary()
        try live {
            UIViewController()
        } _: { _, _ in
            let child = AppearanceDiary.Controller("C", diary)
            child.beginAppearanceTransition(false, animated: true)
            child.beginAppearanceTransition(false, animated: true)
            #expect(diary.takeEntries() == ["C.willDisappear*"])
            child.endAppearanceTransition()
            child.endAppearanceTransition()
            #expect(diary.takeEntries() == ["C.didDisappear*"])
        }
    }

    /// Source: transition(from:to:duration:options:animations:completion:) (Apple's documentation): the view is
    /// added to the superview of the other, which is removed at the end.
    @Test func twoChildrenAreExchanged() throws {
        let diary = AppearanceDiary()
        try live { () -> UIViewController in
            let parent = UIViewController()
            let children = ["A", "B"].map { AppearanceDiary.Controller($0, diary) }
            for child in children { parent.addChild(child) }
            parent.view.addSubview(children[0].view)
            return parent
        } _: { parent, screen in
            _ = diary.takeEntries()
            let (old, new) = (parent.children[0], parent.children[1])
            parent.transition(from: old, to: new, duration: 1, animations: nil) { _ in
                diary.entries.append("done")
            }
            #expect(diary.takeEntries() == ["B.didLoad", "B.willAppear*", "A.willDisappear*"])
            screen.state.eventLoop.advance(by: 0.9)
            #expect(diary.takeEntries().isEmpty && old.view.superview != nil)
            screen.state.eventLoop.settle()
            #expect(diary.takeEntries() == ["A.didDisappear*", "B.didAppear*", "done"])
            #expect(old.view.superview == nil && new.view.superview === parent.view)
        }
    }

    @Test func theChildrenOfAContainerGoAndComeWithIt() throws {
        let diary = AppearanceDiary()
        try live { () -> UINavigationController in
            let parent = AppearanceDiary.Controller("P", diary)
            let child = AppearanceDiary.Controller("C", diary)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            return UINavigationController(rootViewController: parent)
        } _: { stack, _ in
            _ = diary.takeEntries()
            stack.pushViewController(UIViewController(), animated: false)
            #expect(
                diary.takeEntries() == [
                    "P.willDisappear", "C.willDisappear", "P.didDisappear", "C.didDisappear",
                ])
            stack.popViewController(animated: false)
            #expect(diary.takeEntries() == ["P.willAppear", "C.willAppear", "P.didAppear", "C.didAppear"])
        }
    }
}
