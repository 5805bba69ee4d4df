import Geometry
import Scene
import Testing

@testable import UIKitCore

/// Editing of fields, text views and search bars: what is asked and told, in which order.
@Suite struct TextEditingTests {
    /// Writes down the calls of the delegates and the notifications of the keyboard.
    private final class Log: UIViewController, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
        var calls: [String] = []
        var refused: Set<String> = []
        private func ask(_ call: String) -> Bool {
            calls.append(call)
            return !refused.contains(call)
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            ask("shouldBegin \(textField.tag)")
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin \(textField.tag)") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd \(textField.tag)") }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd \(textField.tag)") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool { ask("change \(range.location)+\(range.length) '\(string)'") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { ask("change \(range.location)+\(range.length)") }
        func textViewDidChange(_ textView: UITextView) { calls.append("didChange") }
        func textViewDidChangeSelection(_ textView: UITextView) { calls.append("didChangeSelection") }

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("shouldBegin") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            calls.append("text '\(searchText)'")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }

        func watchKeyboard() {
            for name in [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            ] {
                _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] in self?.calls.append($0.name.rawValue)
                }
            }
        }
    }

    private func onScreen(_ views: [UIView], _ body: (LiveScreen, Log) -> Void) {
        let log = Log()
        for (tag, view) in views.enumerated() {
            view.tag = tag + 1
            view.frame = CGRect(x: 20, y: 60 + 60 * CGFloat(tag), width: 250, height: 44)
            (view as? UITextField)?.delegate = log
            (view as? UITextView)?.delegate = log
            (view as? UISearchBar)?.delegate = log
        }
        RenderEnvironment.standard.withLiveScreen {
            for view in views { log.view.addSubview(view) }
            return log
        } _: {
            body($0, log)
        }
    }

    // MARK: Fields. Source: "Overview" of `UITextFieldDelegate` in Apple's documentation.

    /// Source: public logs of the order on iOS, in which editing begins before the keyboard is announced.
    @Test func editingBeginsBeforeTheKeyboardComes() {
        let field = UITextField()
        onScreen([field]) { screen, log in
            log.watchKeyboard()
            field.addTarget(for: .editingDidBegin) { _, _ in log.calls.append("begin event") }
            field.addTarget(for: .editingDidEnd) { _, _ in log.calls.append("end event") }
            field.becomeFirstResponder()
            screen.state.eventLoop.settle()
            #expect(
                log.calls == [
                    "shouldBegin 1", "didBegin 1", "begin event", "UIKeyboardWillShowNotification",
                    "UIKeyboardDidShowNotification",
                ])
            log.calls = []
            field.resignFirstResponder()
            screen.state.eventLoop.settle()
            #expect(
                log.calls == [
                    "shouldEnd 1", "UIKeyboardWillHideNotification", "didEnd 1", "end event",
                    "UIKeyboardDidHideNotification",
                ])
        }
    }

    /// Source: public logs of the order on iOS.
    @Test func aTextViewBeginsAfterTheKeyboardIsAnnounced() {
        let view = UITextView()
        onScreen([view]) { screen, log in
            log.watchKeyboard()
            view.becomeFirstResponder()
            screen.state.eventLoop.settle()
            #expect(
                log.calls == [
                    "shouldBegin", "UIKeyboardWillShowNotification", "didBegin",
                    "UIKeyboardDidShowNotification",
                ])
        }
    }

    @Test func aDelegateThatChoosesAnotherFieldHasItsKeyboard() {
        final class Redirecting: NSObject, UITextFieldDelegate {
            var other: UITextField?
            func textFieldDidBeginEditing(_ textField: UITextField) { other?.becomeFirstResponder() }
        }
        let first = UITextField(), second = UITextField(), redirecting = Redirecting()
        second.keyboardType = .numberPad
        redirecting.other = second
        onScreen([first, second]) { screen, log in
            first.delegate = redirecting
            log.watchKeyboard()
            first.becomeFirstResponder()
            #expect(second.isFirstResponder && !first.isFirstResponder)
            #expect(
                log.calls == ["shouldBegin 2", "didBegin 2", "UIKeyboardWillShowNotification"])
            // A delegate that has it end at once leaves no keyboard.
            second.resignFirstResponder()
            screen.state.eventLoop.settle()
            redirecting.other = nil
            log.calls = []
            first.addTarget(for: .editingDidBegin) { control, _ in control.resignFirstResponder() }
            first.becomeFirstResponder()
            #expect(!first.isFirstResponder && screen.state.keyboard.frame == nil)
            #expect(log.calls.isEmpty)
        }
    }

    @Test func theNextFieldBeginsAfterTheFormerHasEnded() {
        let first = UITextField(), second = UITextField()
        onScreen([first, second]) { _, log in
            first.becomeFirstResponder()
            log.calls = []
            second.becomeFirstResponder()
            #expect(log.calls == ["shouldBegin 2", "shouldEnd 1", "didEnd 1", "didBegin 2"])
        }
    }

    @Test func theDelegateMayRefuse() {
        let first = UITextField(), second = UITextField()
        onScreen([first, second]) { screen, log in
            log.refused = ["shouldBegin 2", "shouldEnd 1"]
            #expect(first.becomeFirstResponder())
            #expect(!first.resignFirstResponder())
            #expect(first.isEditing)
            #expect(!second.becomeFirstResponder())
            #expect(!screen.window.endEditing(false))
            #expect(screen.window.endEditing(true))
            #expect(!first.isEditing)
            #expect(log.calls.last == "didEnd 1")
        }
    }

    @Test func typingAsksForEachCharacterAndTellsOfEachChange() {
        let field = UITextField()
        onScreen([field]) { screen, log in
            field.addTarget(for: .editingChanged) { control, _ in
                log.calls.append("changed '\((control as? UITextField)?.text ?? "")'")
            }
            field.becomeFirstResponder()
            log.calls = []
            #expect(screen.state.type("Hi"))
            #expect(log.calls == ["change 0+0 'H'", "changed 'H'", "change 1+0 'i'", "changed 'Hi'"])
            log.calls = []
            log.refused = ["change 2+0 '!'"]
            #expect(screen.state.type("!"))
            #expect(field.text == "Hi")
            #expect(log.calls == ["change 2+0 '!'"])
            log.calls = []
            screen.state.pressDelete()
            #expect(log.calls == ["change 1+1 ''", "changed 'H'"])
        }
    }

    @Test func returnAsksThenSendsItsEvents() {
        let field = UITextField()
        onScreen([field]) { screen, log in
            field.addTarget(for: .primaryActionTriggered) { _, _ in log.calls.append("primary") }
            field.becomeFirstResponder()
            log.calls = []
            screen.state.pressReturn()
            #expect(log.calls == ["shouldReturn", "primary"])
            #expect(field.isEditing)
            // With an action for the end on exit the keyboard goes.
            field.addTarget(for: .editingDidEndOnExit) { _, _ in log.calls.append("exit") }
            log.calls = []
            screen.state.pressReturn()
            #expect(log.calls == ["shouldReturn", "exit", "primary", "shouldEnd 1", "didEnd 1"])
            field.becomeFirstResponder()
            log.refused = ["shouldReturn"]
            log.calls = []
            screen.state.pressReturn()
            #expect(log.calls == ["shouldReturn"])
        }
    }

    @Test func aReturnKeyWithoutTextMayBeDisabled() {
        let field = UITextField()
        field.enablesReturnKeyAutomatically = true
        onScreen([field]) { screen, log in
            field.becomeFirstResponder()
            log.calls = []
            screen.state.pressReturn()
            #expect(log.calls.isEmpty)
            _ = screen.state.type("a")
            screen.state.pressReturn()
            #expect(log.calls == ["change 0+0 'a'", "shouldReturn"])
        }
    }

    @Test func theClearButtonAsksThenRemovesTheText() {
        let field = UITextField()
        field.clearButtonMode = .whileEditing
        field.text = "Berlin"
        onScreen([field]) { screen, log in
            let input = TouchInput()
            let button = CGPoint(x: field.frame.maxX - 10, y: field.frame.midY)
            func tap() {
                input.begin(at: button)
                input.end()
            }
            // Not shown before the field is edited: the tap begins editing.
            tap()
            #expect(field.isEditing)
            log.refused = ["shouldClear"]
            log.calls = []
            tap()
            #expect(log.calls == ["shouldClear"])
            #expect(field.text == "Berlin")
            log.refused = []
            tap()
            #expect(field.text == "")
            #expect(field.isEditing)
            withExtendedLifetime(screen) {}
        }
    }

    @Test func aSelectionIsReplaced() {
        let field = UITextField()
        field.text = "one two"
        onScreen([field]) { screen, log in
            #expect(field.selectedTextRange == nil)
            field.becomeFirstResponder()
            #expect(field.selectedTextRange?.start.offset == 7)
            guard let start = field.position(from: field.beginningOfDocument, offset: 4),
                let range = field.textRange(from: start, to: field.endOfDocument)
            else {
                Issue.record("the range is in the text")
                return
            }
            #expect(field.text(in: range) == "two")
            field.selectedTextRange = range
            log.calls = []
            _ = screen.state.type("2")
            #expect(field.text == "one 2")
            #expect(log.calls == ["change 4+3 '2'"])
            #expect(field.position(from: field.beginningOfDocument, offset: 6) == nil)
            #expect(field.selectedTextRange?.isEmpty == true)
        }
    }

    @Test func deletingTakesWholeCharacters() {
        let field = UITextField()
        field.text = "a👩‍👧"
        onScreen([field]) { screen, _ in
            field.becomeFirstResponder()
            screen.state.pressDelete()
            #expect(field.text == "a")
            screen.state.pressDelete()
            screen.state.pressDelete()
            #expect(field.text == "")
        }
    }

    @Test func viewsBesideTheTextFollowEditing() {
        let field = UITextField()
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let right = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        (field.leftView, field.leftViewMode) = (left, .whileEditing)
        (field.rightView, field.rightViewMode) = (right, .unlessEditing)
        onScreen([field]) { screen, _ in
            #expect(left.isHidden && !right.isHidden)
            field.becomeFirstResponder()
            screen.window.layoutIfNeeded()
            #expect(!left.isHidden && right.isHidden)
        }
    }

    @Test func aSecureFieldShowsABulletForEachCharacter() {
        let field = UITextField()
        field.isSecureTextEntry = true
        onScreen([field]) { screen, _ in
            field.becomeFirstResponder()
            _ = screen.state.type("pass")
            #expect(field.text == "pass")
            #expect(field.controlText(in: .current).text == "••••")
            // No suggestions for hidden characters: 216 on a screen without them.
            #expect(
                screen.state.windows.last?.subviews.first?.subviews.first.map {
                    ($0 as? KeyboardView)?.hasBar
                }
                    == false)
        }
    }

    @Test func theCaretIsAtTheEndOfTheText() {
        let field = UITextField()
        field.text = "MMMM"
        onScreen([field]) { screen, _ in
            field.becomeFirstResponder()
            screen.window.layoutIfNeeded()
            let context = ContentContext(traits: .current)
            func caret() -> CGFloat? {
                for command in field.selectionCommands(in: context).above {
                    if case .draw(.fillRoundedRect(let shape, _)) = command { return shape.rect.minX }
                }
                return nil
            }
            let label = UILabel()
            label.font = field.effectiveFont
            label.text = "MMMM"
            let width = label.intrinsicContentSize.width
            #expect(((caret() ?? 0) - width).magnitude <= 1)
            field.textAlignment = .right
            #expect(((caret() ?? 0) - 250).magnitude <= 1)
            field.textAlignment = .center
            #expect(((caret() ?? 0) - (125 + width / 2)).magnitude <= 1)
            field.text = ""
            field.textAlignment = .left
            #expect(caret() == 0)
        }
    }

    // MARK: Text views. Source: `UITextViewDelegate` in Apple's documentation.

    @Test func aTextViewTellsOfEachChange() {
        let view = UITextView()
        onScreen([view]) { screen, log in
            view.becomeFirstResponder()
            #expect(log.calls == ["shouldBegin", "didBegin"])
            log.calls = []
            #expect(screen.state.type("a\n"))
            #expect(view.text == "a\n")
            #expect(
                log.calls == [
                    "change 0+0", "didChangeSelection", "didChange", "change 1+0", "didChangeSelection",
                    "didChange",
                ])
            log.calls = []
            view.text = "by code"
            #expect(log.calls.isEmpty)
            view.selectedRange = NSRange(location: 0, length: 2)
            #expect(log.calls == ["didChangeSelection"])
            screen.state.pressDelete()
            #expect(view.text == " code")
            view.resignFirstResponder()
            #expect(log.calls.suffix(2) == ["shouldEnd", "didEnd"])
        }
    }

    @Test func theCaretOfATextViewIsOnItsLine() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        onScreen([view]) { screen, _ in
            let line = UIFont.systemFont(ofSize: 17).lineHeight
            view.text = "a\nb"
            // 8 above the text, 5 before it.
            #expect(view.caretRect(at: 0).minX == 5)
            #expect((view.caretRect(at: 0).minY - 8).magnitude < 1)
            #expect((view.caretRect(at: 2).minY - 8 - line).magnitude < 1)
            #expect(view.caretRect(at: 2).minX == 5)
            #expect(view.caretRect(at: 3).minX > 10)
            withExtendedLifetime(screen) {}
        }
    }

    // MARK: Search bars

    @Test func aSearchBarTellsItsDelegate() {
        let bar = UISearchBar()
        bar.showsCancelButton = true
        onScreen([bar]) { screen, log in
            screen.window.layoutIfNeeded()
            bar.becomeFirstResponder()
            _ = screen.state.type("a")
            screen.state.pressReturn()
            #expect(log.calls == ["shouldBegin", "didBegin", "text 'a'", "search"])
            #expect(bar.searchTextField.isEditing)
            let input = TouchInput()
            input.begin(at: CGPoint(x: bar.frame.maxX - 20, y: bar.frame.midY))
            input.end()
            #expect(log.calls.last == "cancel")
            bar.resignFirstResponder()
            #expect(log.calls.last == "didEnd")
        }
    }
}
