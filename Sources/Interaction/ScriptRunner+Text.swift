import Diagnostics
import Scripts
import UIKitCore

// The keyboard and what is typed.
extension ScriptRunner {
    func focus(_ name: String) throws(StepFailure) {
        let view = try visibleView(named: name)
        guard !view.isFirstResponder else { return }
        guard view.canBecomeFirstResponder else {
            throw StepFailure(.scriptAction, "\(view.className.withArticle) does not take the keyboard")
        }
        guard view.becomeFirstResponder() else {
            throw StepFailure(.scriptAction, "'\(name)' did not get the keyboard")
        }
    }

    func dismissKeyboard() throws(StepFailure) {
        guard let responder = screen.state.firstResponder else {
            throw StepFailure(.scriptAction, "there is no keyboard")
        }
        guard responder.resignFirstResponder() else {
            throw StepFailure(.scriptAction, "the field keeps the keyboard")
        }
    }

    func type(_ text: String, _ name: String?) throws(StepFailure) {
        if let name { try focus(name) }
        guard let responder = screen.state.firstResponder else {
            throw StepFailure(
                .scriptAction, "no field has the keyboard", hints: ["type \"…\" in a field"])
        }
        guard screen.state.type(text) else {
            throw StepFailure(.scriptAction, "\(Swift.type(of: responder)) takes no text")
        }
    }
}
