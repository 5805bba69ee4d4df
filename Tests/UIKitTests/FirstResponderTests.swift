import Testing

@testable import UIKitCore

/// Who receives the keyboard's input, as `UIResponder` is documented.
@Suite struct FirstResponderTests {
    /// A view that may become the first responder, and refuses to resign while `isBusy`.
    private final class InputView: UIView {
        var isBusy = false
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { !isBusy }
    }

    /// Runs a body with two such views in a window.
    private func withViews(_ body: (InputView, InputView, UIWindow) -> Void) {
        let first = InputView(), second = InputView()
        RenderEnvironment.standard.withLiveScreen {
            let controller = UIViewController()
            controller.view.addSubview(first)
            controller.view.addSubview(second)
            return controller
        } _: { screen in
            body(first, second, screen.window)
        }
    }

    @Test func oneObjectOfAWindowIsTheFirstResponder() {
        withViews { first, second, _ in
            #expect(!UIView().becomeFirstResponder())
            #expect(!InputView().becomeFirstResponder())
            #expect(first.becomeFirstResponder())
            #expect(first.isFirstResponder)
            #expect(second.becomeFirstResponder())
            #expect(!first.isFirstResponder)
            #expect(RenderContext.current.firstResponder === second)
            #expect(second.resignFirstResponder())
            #expect(RenderContext.current.firstResponder == nil)
        }
    }

    @Test func oneThatDoesNotResignKeepsTheOthersOut() {
        withViews { first, second, _ in
            first.becomeFirstResponder()
            first.isBusy = true
            #expect(!first.resignFirstResponder())
            #expect(!second.becomeFirstResponder())
            #expect(first.isFirstResponder)
        }
    }

    @Test func endEditingConcernsTheViewAndItsDescendants() {
        withViews { first, second, window in
            #expect(!window.endEditing(false))
            first.becomeFirstResponder()
            #expect(!second.endEditing(true))
            first.isBusy = true
            #expect(!window.endEditing(false))
            #expect(window.endEditing(true))
            #expect(!first.isFirstResponder)
        }
    }

    @Test func aViewThatLeavesItsWindowIsNoLongerTheFirstResponder() {
        withViews { first, _, _ in
            first.becomeFirstResponder()
            first.isBusy = true
            first.removeFromSuperview()
            #expect(!first.isFirstResponder)
            #expect(RenderContext.current.firstResponder == nil)
        }
    }

    @Test func theChainLeadsFromAViewToTheApplication() {
        withViews { first, _, window in
            let root = first.superview
            #expect(first.next === root)
            #expect(root?.next === root?.viewController)
            #expect(root?.viewController?.next === window)
            #expect(window.next === UIApplication.shared)
        }
    }

    @Test func anActionWithoutTargetStartsAtTheFirstResponder() {
        final class Editor: UIView, InterfaceBuilderConnectable {
            var count = 0
            override var canBecomeFirstResponder: Bool { true }
            func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
                count += 1
                return true
            }
        }
        withViews { _, _, window in
            let editor = Editor()
            window.addSubview(editor)
            #expect(!UIApplication.shared.sendAction("bold", to: nil, from: nil, for: nil))
            editor.becomeFirstResponder()
            #expect(UIApplication.shared.sendAction("bold", to: nil, from: nil, for: nil))
            #expect(editor.count == 1)
        }
    }

    @Test("responders have the undo manager of their window")
    func undoManagers() throws {
        let screen = try show { UIViewController() }
        #expect(screen.controller.undoManager === screen.window.undoManager)
        #expect(UIView().undoManager == nil)
    }
}
