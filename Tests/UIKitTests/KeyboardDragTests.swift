import Testing

@testable import UIKitCore

/// Drags that move the keyboard.
///
/// Source: `UIScrollView.KeyboardDismissMode` in Apple's documentation: the keyboard follows the dragging touch off the
/// screen, and pulling upward again cancels the dismissal.
@Suite struct KeyboardDragTests {
    /// Shows a scroll view and a field with the keyboard, and tells where the keyboard is and how far up it reaches.
    private func onScreen(_ body: (UITextField, TouchInput, () -> CGFloat, CGFloat) -> Void) {
        let scroll = UIScrollView(), field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        RenderEnvironment.standard.withLiveScreen {
            let controller = UIViewController()
            scroll.frame = controller.view.bounds
            scroll.contentSize = CGSize(width: scroll.bounds.width, height: 3000)
            scroll.keyboardDismissMode = .interactive
            scroll.addSubview(field)
            controller.view.addSubview(scroll)
            return controller
        } _: { screen in
            field.becomeFirstResponder()
            screen.state.eventLoop.settle()
            let top = screen.state.keyboard.frame?.minY ?? 0
            let window = screen.state.windows.compactMap { $0 as? KeyboardWindow }.first
            body(field, TouchInput(), { window?.contentFrame.minY ?? 0 }, top)
        }
    }

    private func pause() { RenderContext.current.eventLoop.advance(by: 0.05) }

    @Test func theKeyboardFollowsTheFingerAndGoes() {
        onScreen { field, input, keyboard, top in
            input.begin(at: CGPoint(x: 300, y: top - 100))
            pause()
            input.move(to: CGPoint(x: 300, y: top - 50))
            #expect(keyboard() == top)
            pause()
            input.move(to: CGPoint(x: 300, y: top + 60))
            #expect(keyboard() == top + 60)
            #expect(field.isEditing)
            input.end()
            #expect(!field.isEditing)
            RenderContext.current.eventLoop.settle()
            #expect(RenderContext.current.keyboard.frame == nil)
        }
    }

    @Test func theKeyboardComesBackWithTheFinger() {
        onScreen { field, input, keyboard, top in
            input.begin(at: CGPoint(x: 300, y: top - 100))
            for y in [top - 50, top + 90, top + 40] {
                pause()
                input.move(to: CGPoint(x: 300, y: y))
            }
            #expect(keyboard() == top + 40)
            input.end()
            RenderContext.current.eventLoop.settle()
            #expect(field.isEditing)
            #expect(keyboard() == top)
        }
    }

    @Test func aDragAboveTheKeyboardLeavesIt() {
        onScreen { field, input, keyboard, top in
            input.drag(from: CGPoint(x: 300, y: top - 300), to: CGPoint(x: 300, y: top - 100))
            RenderContext.current.eventLoop.settle()
            #expect(field.isEditing && keyboard() == top)
        }
    }
}
